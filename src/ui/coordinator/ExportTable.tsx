import { useTranslation } from "#ui/hooks/use-translation.ts";
import { useExportFiles, type ExportFile } from "#ui/coordinator/use-export-files.ts";
import { SaveButton } from "#ui/staff/SaveButton.tsx";
import styles from "./ExportTable.module.css";

const FILES: readonly ExportFile[] = ["workbook", "csv", "json", "events", "grades"];

/** One row a file: its name, what it holds, and the button that saves it. */
export function ExportTable() {
  const { t } = useTranslation("coordinator");
  const { makeFile, hasGrades } = useExportFiles();
  return (
    <ul className={styles.files} aria-label={t("export.caption")}>
      {FILES.map((file) => {
        const name = t(`export.${file}.name`);
        const format = t(`export.${file}.format`);
        const isMissing = file === "grades" && !hasGrades;
        return (
          <li key={file} className={styles.file}>
            <h2 className={styles.name}>
              {name} <span className={styles.format}>{format}</span>
            </h2>
            <p className={styles.holds}>
              {t(`export.${file}.holds`)}
              {isMissing && ` (${t("export.noGrades")})`}
            </p>
            <SaveButton
              label={t("export.save")}
              accessibleName={t("export.saveNamed", { name, format })}
              disabled={isMissing}
              makeFile={() => makeFile(file)}
            />
          </li>
        );
      })}
    </ul>
  );
}
