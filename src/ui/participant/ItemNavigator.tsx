import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Link } from "#ui/components/Link.tsx";
import { Dialog } from "#ui/components/Dialog.tsx";
import { Icon } from "#ui/components/Icon.tsx";
import { ItemList } from "#ui/participant/ItemList.tsx";
import { MarkLegend } from "#ui/participant/MarkLegend.tsx";
import { reviewPath } from "#ui/participant/paths.ts";
import { useExamAndSitting } from "#ui/participant/sitting-context.ts";
import styles from "./ItemNavigator.module.css";

/** Every item at a glance: in a row where there is room, else behind a button. */
export function ItemNavigator({ current }: { readonly current: number }) {
  const { t } = useTranslation("participant");
  const { exam } = useExamAndSitting();
  const [isOpen, setIsOpen] = useState(false);
  const row = useRef<HTMLElement>(null);
  useEffect(() => bringIntoView(row.current), [current]);
  return (
    <>
      <nav ref={row} className={styles.row} aria-label={t("navigator.label")}>
        <ItemList current={current} />
      </nav>
      <button type="button" className={`action plain ${styles.button}`} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="grid" />
        <span className="visually-hidden">{t("navigator.label")}</span>
        {t("navigator.open", { number: current, total: exam.items.length })}
      </button>
      {isOpen && <ItemDialog current={current} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Scrolls the row, and nothing around it, to the item on screen. */
function bringIntoView(row: HTMLElement | null): void {
  const item = row?.querySelector("[aria-current]");
  if (!row || !item) return;
  const [outer, inner] = [row.getBoundingClientRect(), item.getBoundingClientRect()];
  if (inner.top < outer.top) row.scrollTop -= outer.top - inner.top;
  if (inner.bottom > outer.bottom) row.scrollTop += inner.bottom - outer.bottom;
}

function ItemDialog({ current, onClose }: { readonly current: number; readonly onClose: () => void }) {
  const { t } = useTranslation(["participant", "common"]);
  const { sitting } = useExamAndSitting();
  return (
    <Dialog
      title={t("navigator.label")}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="action" onClick={onClose}>
            {t("common:action.close")}
          </button>
          <Link className="action primary" to={reviewPath(sitting.start.sittingId)}>
            {t("item.reviewAll")}
          </Link>
        </>
      }
    >
      <nav className={styles.grid} aria-label={t("navigator.label")}>
        <ItemList current={current} onChoose={onClose} />
      </nav>
      <MarkLegend />
    </Dialog>
  );
}
