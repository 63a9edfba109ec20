import { Textarea } from "@mantine/core";
import { ERROR_TYPES } from "#domain/exam/error-type.ts";
import type { Item } from "#domain/exam/exam.ts";
import type { Response } from "#domain/exam/response.ts";
import { emptyResponse, tidyResponse } from "#domain/paper/paper-sheet.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import styles from "./PaperItemField.module.css";

/** What was typed for an item: null for "left blank", undefined for nothing yet. */
export type PaperReading = Response | null | undefined;

interface PaperItemFieldProps {
  readonly item: Item;
  readonly number: number;
  readonly reading: PaperReading;
  readonly onChange: (reading: PaperReading) => void;
}

/** Types what stands on paper for one item, by the exam's letters. Two boxes of a single choice can be ticked, as they can on paper. */
export function PaperItemField({ item, number, reading, onChange }: PaperItemFieldProps) {
  const { t } = useTranslation(["paper-entry", "error-types"]);
  const response = reading ?? emptyResponse(item);
  // A form with nothing in it says neither that something was written nor that nothing was.
  const change = (next: Response): void => onChange(tidyResponse(next) === null ? undefined : next);
  return (
    <fieldset className={styles.item}>
      <legend>{t("item", { number })}</legend>
      {response.kind === "choice" && item.kind !== "short-answer" && (
        <div className={styles.boxes}>
          {item.options.map(({ letter }) => (
            <Box
              key={letter}
              label={letter}
              checked={response.letters.includes(letter)}
              onToggle={() => change({ ...response, letters: toggled(response.letters, letter) })}
            />
          ))}
        </div>
      )}
      {response.kind === "short-answer" && (
        <>
          <div className={styles.boxes} role="group" aria-label={t("types")}>
            {ERROR_TYPES.map((type) => (
              <Box
                key={type}
                label={t(`error-types:${type}.name`)}
                checked={response.errorTypes.includes(type)}
                onToggle={() => change({ ...response, errorTypes: toggled(response.errorTypes, type) })}
              />
            ))}
            <Box
              label={t("noProblem")}
              checked={response.noProblem}
              onToggle={() => change({ ...response, noProblem: !response.noProblem })}
            />
          </div>
          <Textarea
            label={t("intervention")}
            rows={2}
            value={response.intervention}
            onChange={(event) => change({ ...response, intervention: event.currentTarget.value })}
          />
        </>
      )}
      <Box label={t("blank")} checked={reading === null} onToggle={() => onChange(reading === null ? undefined : null)} />
    </fieldset>
  );
}

function toggled<T>(held: readonly T[], one: T): readonly T[] {
  return held.includes(one) ? held.filter((each) => each !== one) : [...held, one];
}

interface BoxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onToggle: () => void;
}

function Box({ label, checked, onToggle }: BoxProps) {
  return (
    <label className={styles.box}>
      <input type="checkbox" checked={checked} onChange={onToggle} />
      {label}
    </label>
  );
}
