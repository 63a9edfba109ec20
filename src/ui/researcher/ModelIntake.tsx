import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Link } from "react-router";
import { ModelPreviewPanel } from "#ui/researcher/ModelPreviewPanel.tsx";
import { useBringingIn } from "#ui/researcher/use-bringing-in.ts";
import { useComparedStudy } from "#ui/researcher/use-compared-study.ts";
import { DropZone } from "#ui/staff/DropZone.tsx";
import { IssueList } from "#ui/staff/IssueList.tsx";
import { Notice } from "#ui/staff/Notice.tsx";
import styles from "#ui/staff/staff-page.module.css";

/** Takes a file of model results, shows how it was read, and stores it when accepted. */
export function ModelIntake() {
  const { t } = useTranslation(["researcher", "staff"]);
  const { context, search } = useComparedStudy();
  const { bringing, read, accept, discard } = useBringingIn();
  return (
    <section className={styles.section} aria-labelledby="bring-in">
      <h2 id="bring-in">{t("models.addTitle")}</h2>
      <div className={styles.intake}>
        <DropZone
          label={t("models.drop")}
          accept=".json,.csv,.tsv,.xlsx,.xls,.ods"
          multiple={false}
          isBusy={bringing.kind === "reading"}
          onFiles={(files) => void read(files)}
        />
        {bringing.kind === "reading" && <p role="status">{t("models.reading")}</p>}
        {bringing.kind === "refused" && (
          <Notice tone="bad" title={t("models.refused")}>
            <IssueList issues={bringing.issues} />
            <p>{t("staff:issues.nothingImported")}</p>
          </Notice>
        )}
        {bringing.kind === "crashed" && <Notice tone="bad" title={t("models.acceptFailed")} />}
        {bringing.kind === "accepted" && (
          <Notice tone="good" title={t("models.accepted", { count: bringing.count })}>
            <p>
              <Link to={`/compare/${context.workspace.office.study.studyId}${search}`}>{t("models.toStandings")}</Link>
            </p>
          </Notice>
        )}
      </div>
      {bringing.kind === "read" && (
        <ModelPreviewPanel
          preview={bringing.preview}
          addedCount={bringing.added.length}
          onAccept={() => void accept(bringing.added)}
          onDiscard={discard}
        />
      )}
    </section>
  );
}
