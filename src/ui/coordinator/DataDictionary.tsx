import { useTranslation } from "#ui/hooks/use-translation.ts";
import { coordinator } from "#texts/en/coordinator.ts";
import styles from "./DataDictionary.module.css";
import page from "#ui/staff/staff-page.module.css";

type ColumnName = keyof typeof coordinator.export.dictionary;
const COLUMNS = Object.keys(coordinator.export.dictionary) as readonly ColumnName[]; // the keys of the object's own type

/** What each column of the CSV file, and of the workbook's long sheet, holds. */
export function DataDictionary() {
  const { t } = useTranslation("coordinator");
  return (
    <section className={page.section} aria-labelledby="dictionary">
      <h2 id="dictionary">{t("export.dictionaryTitle")}</h2>
      <table className={styles.table}>
        <caption>{t("export.dictionaryCaption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("export.dictionaryColumn.name")}</th>
            <th scope="col">{t("export.dictionaryColumn.meaning")}</th>
          </tr>
        </thead>
        <tbody>
          {COLUMNS.map((column) => (
            <tr key={column}>
              <th scope="row">{column}</th>
              <td>{t(`export.dictionary.${column}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
