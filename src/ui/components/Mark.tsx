import type { ReactNode } from "react";
import styles from "./Mark.module.css";

/** A stamp on a page: what is shown is a draft, or simulated. */
export function Mark({ children }: { readonly children: ReactNode }) {
  return <span className={styles.mark}>{children}</span>;
}
