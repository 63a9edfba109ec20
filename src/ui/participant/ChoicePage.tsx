import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { ChoiceItem } from "#domain/exam/exam.ts";
import { useLocalText } from "#ui/hooks/use-local-text.ts";
import { ItemHeader } from "#ui/participant/ItemHeader.tsx";
import { OptionRow } from "#ui/participant/OptionRow.tsx";
import { lettersOf, optionLetter, withLetter } from "#ui/participant/response-edit.ts";
import { SaveLine } from "#ui/participant/SaveLine.tsx";
import { useExamAndSitting, useIsLocked, useOpenSitting } from "#ui/participant/sitting-context.ts";
import styles from "./ChoicePage.module.css";

/** A single-choice or multiple-choice item: stem, then options as rows. */
export function ChoicePage({ item, number }: { readonly item: ChoiceItem; readonly number: number }) {
  const { t } = useTranslation("participant");
  const text = useLocalText();
  const { store } = useOpenSitting();
  const { sitting } = useExamAndSitting();
  const isLocked = useIsLocked();
  const response = sitting.responses.get(item.id);
  const letters = lettersOf(response);
  const { respond } = store.getState();
  return (
    <article className={styles.page}>
      <ItemHeader item={item} number={number} />
      <p className={styles.stem}>{text(item.stem)}</p>
      <fieldset className={styles.options} disabled={isLocked}>
        <legend className={styles.legend}>{item.kind === "single-choice" ? t("item.singleLegend") : t("item.multipleLegend")}</legend>
        {item.options.map((option, index) => (
          <OptionRow
            key={option.letter}
            kind={item.kind}
            name={`options-${item.id}`}
            letter={optionLetter(index)}
            text={text(option.text)}
            chosen={letters.includes(option.letter)}
            onChoose={() => respond(item.id, withLetter(item, response, option.letter))}
          />
        ))}
      </fieldset>
      <div className={styles.below}>
        <SaveLine />
        <button
          type="button"
          className="action plain"
          disabled={isLocked || letters.length === 0}
          onClick={() => respond(item.id, { kind: "choice", letters: [] })}
        >
          {t("item.clear")}
        </button>
      </div>
    </article>
  );
}
