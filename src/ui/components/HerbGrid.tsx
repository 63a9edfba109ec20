import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { PrescriptionLine } from "#domain/exam/exam.ts";
import type { LocalText } from "#lib/language.ts";
import { useLocalText } from "#ui/hooks/use-local-text.ts";
import { sharedDirections, type Directions } from "#ui/components/shared-directions.ts";
import styles from "./HerbGrid.module.css";

/** A decoction as it is written: herbs with their amounts in columns, what holds for all of them once below. */
export function HerbGrid({ lines }: { readonly lines: readonly PrescriptionLine[] }) {
  const { t } = useTranslation("case");
  const shared = sharedDirections(lines);
  const wordsOf = useWordsOf();
  return (
    <div className={styles.decoction}>
      <ol className={styles.grid}>
        {lines.map((line, index) => (
          <li key={index} className={styles.herb}>
            <Herb number={index + 1} line={line} shared={shared} />
          </li>
        ))}
      </ol>
      {shared !== null && (
        <p className={styles.directions}>
          <span className={styles.label}>{t("column.use")}</span> {wordsOf([shared.route, shared.frequency, shared.duration])}
        </p>
      )}
    </div>
  );
}

interface HerbProps {
  readonly number: number;
  readonly line: PrescriptionLine;
  readonly shared: Directions | null;
}

function Herb({ number, line, shared }: HerbProps) {
  const wordsOf = useWordsOf();
  const own = shared === null || !shared.holdsFor(line) ? [line.route, line.frequency, line.duration] : [];
  const rest = wordsOf([line.strength, line.quantity, ...own, line.diluent, line.skinTest]);
  return (
    <>
      <span className={styles.number}>{number}</span>
      <span className={styles.name}>{wordsOf([line.drug])}</span>
      <span className={styles.dose}>{wordsOf([line.dose])}</span>
      {line.note !== null && <span className={styles.note}>{wordsOf([line.note])}</span>}
      {rest !== "" && <span className={styles.rest}>{rest}</span>}
    </>
  );
}

function useWordsOf(): (parts: readonly (LocalText | null)[]) => string {
  const text = useLocalText();
  return (parts) =>
    parts
      .filter((part) => part !== null)
      .map(text)
      .join(" · ");
}
