import { useEffect, useId, useRef, type ReactNode } from "react";
import { createPortal } from "react-dom";
import styles from "./Dialog.module.css";

interface DialogProps {
  readonly title: string;
  /** Called on Escape and by the page's own buttons: the parent stops rendering the dialog. */
  readonly onClose: () => void;
  /** Buttons, the safe one first. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/**
 * A modal question on the browser's own dialog: focus is kept inside and given back. Rendered only while open. It stands at the end of
 * the page and not where it was asked for: in a menu that folds when a tablet is turned it would vanish and still hold the page.
 */
export function Dialog({ title, onClose, actions, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return createPortal(
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") event.stopPropagation(); // it closes the dialog, not the menu it was opened from
      }}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.body}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </dialog>,
    document.body,
  );
}
