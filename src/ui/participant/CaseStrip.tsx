import { useState } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { ShortAnswerItem } from "#domain/exam/exam.ts";
import { Icon } from "#ui/components/Icon.tsx";
import { CaseView } from "#ui/components/CaseView.tsx";
import styles from "./CaseStrip.module.css";

/**
 * Narrow screens only: a strip that stays on top while the response is on screen and opens the case over it. Tapping it does not
 * take the focus out of the text field, so that the keyboard and an open composition stay as they are.
 */
export function CaseStrip({ item }: { readonly item: ShortAnswerItem }) {
  const { t } = useTranslation("case");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.strip}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{t("strip", { count: item.prescription.lines.length })}</span>
        <span className={styles.action}>
          {isOpen ? t("hide") : t("show")}
          <Icon name={isOpen ? "up" : "down"} />
        </span>
      </button>
      {isOpen && (
        <div role="group" className={styles.sheet} aria-label={t("label")} tabIndex={0}>
          <CaseView item={item} />
        </div>
      )}
    </div>
  );
}
