import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { Lab } from "#domain/exam/exam.ts";
import { useLocalText } from "#ui/hooks/use-local-text.ts";
import styles from "./LabTable.module.css";

const ARROWS = { high: "↑", low: "↓" } as const;

/** Results as a laboratory prints them; a value out of range carries an arrow and a word. */
export function LabTable({ labs }: { readonly labs: readonly Lab[] }) {
  const { t } = useTranslation("case");
  const text = useLocalText();
  return (
    <table className={styles.labs}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t("lab.name")}</th>
          <th scope="col">{t("lab.value")}</th>
          <th scope="col">{t("lab.flag")}</th>
          <th scope="col">{t("lab.range")}</th>
        </tr>
      </thead>
      <tbody>
        {labs.map((lab) => (
          <tr key={lab.name.en}>
            <th scope="row">{text(lab.name)}</th>
            <td className={lab.flag === null ? "" : styles.out}>
              {text(lab.value)} {lab.unit}
            </td>
            <td className={styles.flag}>{lab.flag !== null && `${ARROWS[lab.flag]} ${t(`flag.${lab.flag}`)}`}</td>
            <td className={styles.range}>{lab.range}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
