import type { ReactNode } from "react";
import { ERROR_TYPES } from "#domain/exam/error-type.ts";
import type { ChoiceItem, Item } from "#domain/exam/exam.ts";
import { CaseView } from "#ui/components/CaseView.tsx";
import { useLocalText } from "#ui/hooks/use-local-text.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import styles from "./ExamPaperPage.module.css";

/** One item on paper: what is asked, boxes to fill in, and lines where text is wanted. */
export function PaperItem({ item, number }: { readonly item: Item; readonly number: number }) {
  const { t } = useTranslation(["exam-paper", "error-types"]);
  const heading = <h4>{t("item", { number })}</h4>;
  if (item.kind !== "short-answer") return <Choice item={item} heading={heading} />;
  return (
    <article className={styles.case}>
      {heading}
      <CaseView item={item} />
      <div className={styles.response}>
        <p className={styles.asked}>{t("types")}</p>
        <div className={styles.types}>
          {ERROR_TYPES.map((code) => (
            <Box key={code}>{t(`error-types:${code}.name`)}</Box>
          ))}
        </div>
        <Box>{t("noProblem")}</Box>
        <p className={styles.asked}>{t("intervention")}</p>
        <div className={styles.writing} />
      </div>
    </article>
  );
}

function Choice({ item, heading }: { readonly item: ChoiceItem; readonly heading: ReactNode }) {
  const text = useLocalText();
  return (
    <article className={styles.choice}>
      {heading}
      <p className={styles.stem}>{text(item.stem)}</p>
      {item.options.map((option) => (
        <Box key={option.letter}>
          <strong>{option.letter}</strong> {text(option.text)}
        </Box>
      ))}
    </article>
  );
}

function Box({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.boxed}>
      <span className={styles.box} />
      <span>{children}</span>
    </p>
  );
}
