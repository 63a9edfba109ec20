import type { ReactNode } from "react";
import { PageHeader } from "#ui/components/PageHeader.tsx";
import { useDocumentTitle } from "#ui/hooks/use-document-title.ts";
import styles from "./QuietPage.module.css";

interface QuietPageProps {
  readonly title: string;
  /** Something is on its way: shown softly, and only after a moment, so that a fast load does not flicker. */
  readonly waiting?: boolean;
  readonly children?: ReactNode;
}

/** A page that has one thing to say: loading, missing, failed. */
export function QuietPage({ title, waiting = false, children }: QuietPageProps) {
  useDocumentTitle(title);
  return (
    <>
      <PageHeader />
      <main className={styles.page} aria-busy={waiting}>
        {waiting ? (
          <p role="status" className={styles.waiting}>
            {title}
          </p>
        ) : (
          <h1 className={styles.title}>{title}</h1>
        )}
        {children}
      </main>
    </>
  );
}
