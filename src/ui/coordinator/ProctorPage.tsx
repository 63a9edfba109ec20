import { Button } from "@mantine/core";
import { useState } from "react";
import type { ProctorEntry } from "#domain/study/proctor-entry.ts";
import { ProctorForm } from "#ui/coordinator/ProctorForm.tsx";
import { ProctorSheet } from "#ui/coordinator/ProctorSheet.tsx";
import { ProctorTable } from "#ui/coordinator/ProctorTable.tsx";
import { RemoveEntryDialog } from "#ui/coordinator/RemoveEntryDialog.tsx";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { useRecordingExport } from "#ui/coordinator/use-recording-export.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { PageHead } from "#ui/staff/PageHead.tsx";
import { SaveButton } from "#ui/staff/SaveButton.tsx";
import { exportedCodes } from "#workflows/exported-codes.ts";
import { exportProctorLog } from "#workflows/export-proctor-log.ts";
import { proctorEntries } from "#workflows/proctor-entries.ts";
import styles from "#ui/staff/staff-page.module.css";

/** The proctor log: written, read, saved and printed. */
export function ProctorPage() {
  const { t } = useTranslation("proctor");
  const opened = useOpenedStudy();
  const { workspace } = opened.context;
  const record = useRecordingExport(opened);
  const [removed, setRemoved] = useState<ProctorEntry | null>(null);
  const entries = proctorEntries(workspace);
  return (
    <div className={styles.page}>
      <PageHead title={t("title")} lede={t("lede")} />
      <section className={`${styles.section} no-print`} aria-labelledby="add-entry">
        <h2 id="add-entry">{t("addTitle")}</h2>
        <ProctorForm />
      </section>
      <section className={`${styles.section} no-print`} aria-labelledby="entries">
        <h2 id="entries">{t("listTitle")}</h2>
        {entries.length === 0 ? (
          <p className={styles.quiet}>{t("empty")}</p>
        ) : (
          <>
            <ProctorTable entries={entries} onRemove={setRemoved} />
            <div className={styles.actions}>
              <SaveButton label={t("save")} makeFile={() => record(exportProctorLog(workspace), exportedCodes("proctor-log", workspace))} />
              <Button variant="default" onClick={() => window.print()}>
                {t("print")}
              </Button>
            </div>
          </>
        )}
      </section>
      {entries.length > 0 && <ProctorSheet entries={entries} />}
      {removed !== null && <RemoveEntryDialog entry={removed} onClose={() => setRemoved(null)} />}
    </div>
  );
}
