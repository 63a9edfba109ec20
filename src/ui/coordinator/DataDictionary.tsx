import { useMemo } from "react";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { describeResponses } from "#workflows/export-response-workbook.ts";
import styles from "./DataDictionary.module.css";
import page from "#ui/staff/staff-page.module.css";

type Table = ReturnType<typeof describeResponses>[number];

/** What each column of each sheet of the workbook, and of each CSV file, holds: the same dictionary that the files carry. */
export function DataDictionary() {
  const { t } = useTranslation("coordinator");
  const [language] = useLanguage();
  const tables = useMemo(() => describeResponses(language), [language]);
  return (
    <section className={page.section} aria-labelledby="dictionary">
      <h2 id="dictionary">{t("export.dictionaryTitle")}</h2>
      <p>{t("export.dictionaryLede")}</p>
      <div>
        {tables.map((table) => (
          <details key={table.table} className={styles.sheet}>
            <summary>
              {table.name} <code>{table.table}.csv</code>
            </summary>
            <p className={page.quiet}>{table.about}</p>
            <ColumnTable table={table} />
          </details>
        ))}
      </div>
    </section>
  );
}

function ColumnTable({ table }: { readonly table: Table }) {
  const { t } = useTranslation("coordinator");
  return (
    <table className={styles.table}>
      <caption>{t("export.dictionaryCaption", { sheet: table.name })}</caption>
      <thead>
        <tr>
          <th scope="col">{t("export.dictionaryColumn.name")}</th>
          <th scope="col">{t("export.dictionaryColumn.type")}</th>
          <th scope="col">{t("export.dictionaryColumn.meaning")}</th>
        </tr>
      </thead>
      <tbody>
        {table.columns.map(({ column, title, type, unit, meaning, values }) => (
          <tr key={column}>
            <th scope="row">{column}</th>
            <td>{[type, unit].filter((part) => part !== null).join(", ")}</td>
            <td>
              <strong>{title}</strong> · {meaning}
              {values.length > 0 && (
                <ul className={styles.codes}>
                  {values.map((each) => (
                    <li key={each.value}>
                      <code>{each.value}</code> {each.meaning}
                    </li>
                  ))}
                </ul>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
