import { useEffect, useRef } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { Item } from "#domain/exam/exam.ts";
import { Icon } from "#ui/components/Icon.tsx";
import { useExamAndSitting, useIsLocked, useOpenSitting, useSitting } from "#ui/participant/sitting-context.ts";
import styles from "./ItemHeader.module.css";

/** The item's number and its flag. Takes the focus when the item comes on screen. */
export function ItemHeader({ item, number }: { readonly item: Item; readonly number: number }) {
  const { t } = useTranslation("participant");
  const { exam, sitting } = useExamAndSitting();
  const { store } = useOpenSitting();
  const isLocked = useIsLocked();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [item.id]);
  useVisit(item.id);
  const flagged = sitting.flagged.has(item.id);
  return (
    <header className={styles.header}>
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
        {t("item.flag")}
      </button>
    </header>
  );
}

/** Records that the item was on screen, also when this page becomes the writer while it is. */
function useVisit(itemId: string): void {
  const { store, desk } = useOpenSitting();
  const access = useSitting((state) => state.access);
  useEffect(() => {
    if (access === "writer") store.getState().visit(itemId);
  }, [store, access, itemId]);
  useEffect(() => {
    desk.setState({ itemId });
    return () => desk.setState({ itemId: null });
  }, [desk, itemId]);
}
