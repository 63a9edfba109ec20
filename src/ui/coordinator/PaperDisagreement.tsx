import { Button } from "@mantine/core";
import { useState } from "react";
import type { Response } from "#domain/exam/response.ts";
import type { ComparedItem } from "#domain/paper/compare-entries.ts";
import { PaperItemField, type PaperReading } from "#ui/coordinator/PaperItemField.tsx";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { formatShortTime } from "#ui/staff/format-short-time.ts";
import page from "#ui/staff/staff-page.module.css";
import styles from "./PaperItemField.module.css";

interface PaperDisagreementProps {
  readonly compared: ComparedItem;
  readonly number: number;
  /** null while nobody can settle it. */
  readonly onSettle: ((response: Response | null) => void) | null;
}

/** One item on which two entries differ: both readings, what was settled, and the ways to settle it. */
export function PaperDisagreement({ compared, number, onSettle }: PaperDisagreementProps) {
  const { t } = useTranslation("paper-entry");
  const [language] = useLanguage();
  const readingText = useReadingText();
  const [typed, setTyped] = useState<{ readonly reading: PaperReading } | null>(null);
  const item = useOpenedStudy().context.exam.items.find(({ id }) => id === compared.itemId);
  const { settled } = compared;
  const settle = (response: Response | null): void => {
    setTyped(null);
    onSettle?.(response);
  };
  return (
    <div className={styles.item} role="group" aria-labelledby={`differs-${number}`}>
      <h3 id={`differs-${number}`}>{t("item", { number })}</h3>
      <div className={styles.readings}>
        {(["first", "second"] as const).map((part) => (
          <p key={part}>
            <strong>{t(part)}</strong> {readingText(compared[part])}
          </p>
        ))}
        {settled !== null && (
          <p>{t("settled", { by: settled.by, time: formatShortTime(settled.atMs, language), reading: readingText(settled.response) })}</p>
        )}
      </div>
      {onSettle !== null && (
        <div className={page.actions}>
          {(["first", "second"] as const).map((part) => (
            <Button key={part} aria-label={t("rightNamed", { number, part: t(part) })} onClick={() => settle(compared[part])}>
              {t("right", { part: t(part) })}
            </Button>
          ))}
          <Button aria-label={t("neitherNamed", { number })} onClick={() => setTyped({ reading: undefined })}>
            {t("neither")}
          </Button>
        </div>
      )}
      {onSettle !== null && typed !== null && item !== undefined && (
        <>
          <PaperItemField item={item} number={number} reading={typed.reading} onChange={(reading) => setTyped({ reading })} />
          <div>
            <Button disabled={typed.reading === undefined} onClick={() => settle(typed.reading ?? null)}>
              {t("settle", { number })}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** A reading in words. */
function useReadingText(): (response: Response | null) => string {
  const { t } = useTranslation(["paper-entry", "error-types"]);
  return (response) => {
    if (response === null) return t("blank");
    if (response.kind === "choice") return response.letters.join(" ");
    const types = response.errorTypes.map((type) => t(`error-types:${type}.name`));
    return [...types, ...(response.noProblem ? [t("noProblem")] : []), response.intervention].filter((text) => text !== "").join(" · ");
  };
}
