import { useEffect, useRef } from "react";
import { useDocumentTitle } from "#ui/hooks/use-document-title.ts";
import styles from "./staff-page.module.css";

/** A page's heading, which takes the focus when the page appears, and one sentence on what it is for. */
export function PageHead({ title, lede }: { readonly title: string; readonly lede: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(title);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <header className={styles.head}>
      <h1 ref={ref} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.lede}>{lede}</p>
    </header>
  );
}
