import type { ReactNode } from "react";
import { Icon, type IconName } from "#ui/components/Icon.tsx";
import styles from "./Notice.module.css";

const ICONS: Readonly<Record<NoticeTone, IconName>> = { good: "check", warn: "warning", bad: "close" };

/** What a notice is about: done, to be looked at, refused. */
export type NoticeTone = "good" | "warn" | "bad";

interface NoticeProps {
  readonly tone: NoticeTone;
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

/** The outcome of something the user did, announced to a screen reader when it appears. */
export function Notice({ tone, title, children }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={tone === "bad" ? "alert" : "status"}>
      <p className={styles.title}>
        <Icon name={ICONS[tone]} />
        <span>{title}</span>
      </p>
      {children !== undefined && <div className={styles.body}>{children}</div>}
    </div>
  );
}
