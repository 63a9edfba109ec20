import type { ReactNode } from "react";
import { Icon, type IconName } from "#ui/components/Icon.tsx";
import styles from "./StateWord.module.css";

/** How a state is to be taken. */
export type StateTone = "good" | "warn" | "bad" | "plain";

const ICONS: Readonly<Record<Exclude<StateTone, "plain">, IconName>> = { good: "check", warn: "warning", bad: "close" };

/** A state in a table: a word with its shape and colour, so that none of the three carries it alone. */
export function StateWord({ tone, children }: { readonly tone: StateTone; readonly children: ReactNode }) {
  return (
    <span className={styles.state} data-tone={tone}>
      {tone !== "plain" && <Icon name={ICONS[tone]} />}
      {children}
    </span>
  );
}
