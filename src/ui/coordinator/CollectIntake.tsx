import { useTranslation } from "#ui/hooks/use-translation.ts";
import { CollectTable } from "#ui/coordinator/CollectTable.tsx";
import { DropBoxIntake } from "#ui/coordinator/DropBoxIntake.tsx";
import { useCollecting } from "#ui/coordinator/use-collecting.ts";
import { useReadingDropBox } from "#ui/coordinator/use-reading-drop-box.ts";
import { DropZone } from "#ui/staff/DropZone.tsx";
import { Notice } from "#ui/staff/Notice.tsx";
import { WorkProgress } from "#ui/staff/WorkProgress.tsx";
import type { CollectRow } from "#workflows/collect-row.ts";
import styles from "#ui/staff/staff-page.module.css";

/** Drop zone, the study's drop box, progress, and what became of every file of the last batch. */
export function CollectIntake() {
  const { t } = useTranslation(["coordinator", "staff"]);
  const { collecting, collect, cancel } = useCollecting();
  const box = useReadingDropBox((files) => void collect(files));
  const isBusy = collecting.kind === "running" || box.reading.kind === "reading"; // what the box gives is a batch, too
  return (
    <section className={styles.section}>
      <div className={styles.intake}>
        <DropZone label={t("collect.drop")} accept=".rxsub,.rxbak" multiple isBusy={isBusy} onFiles={(files) => void collect(files)} />
        <DropBoxIntake isBusy={isBusy} {...box} />
        {collecting.kind === "running" && (
          <WorkProgress
            label={t("collect.progressLabel")}
            done={collecting.done}
            total={collecting.total}
            onCancel={cancel}
            isCancelling={collecting.isCancelling}
          />
        )}
        {collecting.kind === "crashed" && <Notice tone="bad" title={t("staff:crash", { message: collecting.message })} />}
      </div>
      {collecting.kind === "finished" && <Batch rows={collecting.rows} total={collecting.total} />}
    </section>
  );
}

function Batch({ rows, total }: { readonly rows: readonly CollectRow[]; readonly total: number }) {
  const { t } = useTranslation("coordinator");
  const count = (isCounted: (row: CollectRow) => boolean): number => rows.filter(isCounted).length;
  const counts = {
    accepted: count((row) => row.outcome === "accepted"),
    doubtful: count((row) => row.outcome === "accepted" && row.verdict === "doubtful"),
    kept: count((row) => row.outcome === "kept"),
    duplicate: count((row) => row.outcome === "duplicate"),
    refused: count((row) => row.outcome === "refused"),
  };
  return (
    <>
      <h2>{t("collect.batchTitle")}</h2>
      <Notice tone={counts.refused + counts.doubtful + counts.kept > 0 ? "warn" : "good"} title={t("collect.batchSummary", counts)}>
        {rows.length < total && <p>{t("collect.stopped", { done: rows.length, total })}</p>}
      </Notice>
      <CollectTable rows={rows} />
    </>
  );
}
