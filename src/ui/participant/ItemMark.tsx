import type { ItemState } from "#ui/participant/item-progress.ts";
import styles from "./ItemMark.module.css";

/** The shape of an item's state: full, half, empty, dotted; a pennant when flagged. Told apart without colour; the name is said beside it. */
export function ItemMark({ state, flagged }: { readonly state: ItemState; readonly flagged: boolean }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      <span className={styles.bar} data-state={state} />
      {flagged && (
        <svg className={styles.flag} width="8" height="10" viewBox="0 0 8 10" focusable="false">
          <path d="M1 10V0l7 3-6 3v4z" fill="currentColor" />
        </svg>
      )}
    </span>
  );
}
