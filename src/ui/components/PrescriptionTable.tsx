import type { ReactNode } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { PrescriptionLine } from "#domain/exam/exam.ts";
import type { LocalText } from "#lib/language.ts";
import { useLocalText } from "#ui/hooks/use-local-text.ts";
import styles from "./PrescriptionTable.module.css";

/** Columns that a sheet has only when something is written in one of its lines. */
const OPTIONAL = ["diluent", "duration", "skinTest", "note"] as const;

/** Numbered lines in aligned columns. Roles are given by hand: where it is narrow the cells stack and would lose them. */
export function PrescriptionTable({ lines }: { readonly lines: readonly PrescriptionLine[] }) {
  const { t } = useTranslation("case");
  const written = OPTIONAL.filter((column) => lines.some((line) => line[column] !== null));
  return (
    <table role="table" className={styles.table}>
      <thead role="rowgroup">
        <tr role="row">
          {(["number", "drug", "quantity", "use", ...written] as const).map((column) => (
            <th key={column} role="columnheader" scope="col" className={styles[column]}>
              {t(`column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {lines.map((line, index) => (
          <Line key={index} number={index + 1} line={line} written={written} />
        ))}
      </tbody>
    </table>
  );
}

interface LineProps {
  readonly number: number;
  readonly line: PrescriptionLine;
  readonly written: readonly (typeof OPTIONAL)[number][];
}

function Line({ number, line, written }: LineProps) {
  const { t } = useTranslation("case");
  const text = useLocalText();
  const wordsOf = (part: LocalText | null) => (part === null ? "" : text(part));
  const use = [line.route, line.frequency]
    .filter((part) => part !== null)
    .map(text)
    .join(" · ");
  return (
    <tr role="row">
      <td role="cell" className={styles.number}>
        {number}
      </td>
      <td role="cell" className={styles.drug}>
        <span className={styles.name}>{text(line.drug)}</span>
        <span className={styles.strength}>{wordsOf(line.strength)}</span>
      </td>
      <Cell label={t("column.quantity")} name="quantity">
        {wordsOf(line.quantity)}
      </Cell>
      <Cell label={t("column.use")} name="use">
        {line.dose !== null && <span className={styles.dose}>{text(line.dose)}</span>}
        <span>{use}</span>
      </Cell>
      {written.map((column) => (
        <Cell key={column} label={t(`column.${column}`)} name={column}>
          {wordsOf(line[column])}
        </Cell>
      ))}
    </tr>
  );
}

interface CellProps {
  readonly label: string;
  readonly name: string;
  readonly children: ReactNode;
}

function Cell({ label, name, children }: CellProps) {
  return (
    <td role="cell" data-label={label} className={styles[name]}>
      {children}
    </td>
  );
}
