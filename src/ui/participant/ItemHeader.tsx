import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Item } from "#domain/exam/exam.ts";
import { Icon } from "#ui/components/Icon.tsx";
import { useLocalText } from "#ui/hooks/use-local-text.ts";
import { useExamAndSitting, useIsLocked, useOpenSitting, useSitting } from "#ui/participant/sitting-context.ts";
import styles from "./ItemHeader.module.css";

/** The item's number, its flag and what its section asks for. Takes the focus when the item comes on screen. */
export function ItemHeader({ item, number }: { readonly item: Item; readonly number: number }) {
  const { t } = useTranslation("participant");
  const text = useLocalText();
  const { exam, sitting } = useExamAndSitting();
  const { store } = useOpenSitting();
  const isLocked = useIsLocked();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [item.id]);
  useVisit(item.id);
  const flagged = sitting.flagged.has(item.id);
  const section = exam.sections.find(({ id }) => id === item.sectionId);
  return (
    <header className={styles.header}>
      <div className={styles.line}>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          {t("item.heading", { number, total: exam.items.length })}
        </h1>
        <button
          type="button"
          className={`action plain ${styles.flag}`}
          aria-pressed={flagged}
          title={t("item.flagHint")}
          disabled={isLocked}
          onClick={() => store.getState().flag(item.id, !flagged)}
        >
          <Icon name="flag" filled={flagged} />
          <span>{flagged ? t("item.flagged") : t("item.flag")}</span>
        </button>
      </div>
      {section !== undefined && <p className={styles.instructions}>{text(section.instructions)}</p>}
    </header>
  );
}

/** Records that the item was on screen, also when this page becomes the writer while it is. */
function useVisit(itemId: string): void {
  const { store } = useOpenSitting();
  const access = useSitting((state) => state.access);
  useEffect(() => {
    if (access === "writer") store.getState().visit(itemId);
  }, [store, access, itemId]);
}
