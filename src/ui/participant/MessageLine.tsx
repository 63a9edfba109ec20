import type { ReactNode } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { useStore } from "zustand";
import { Icon } from "#ui/components/Icon.tsx";
import { useOpenSitting, useSitting } from "#ui/participant/sitting-context.ts";
import { useDurationText } from "#ui/participant/use-duration-text.ts";
import { useBackup } from "#ui/participant/use-backup.ts";
import type { SittingNotice } from "#workflows/take-exam-state.ts";
import styles from "./MessageLine.module.css";

const BACKUP_AFTER_ATTEMPTS = 3;

/**
 * What the participant must know now. It stands over room that is kept anyway: where the frame stands still, over the line of the
 * section's instructions; else above the footer, which is always in sight. Nothing moves when it comes.
 */
export function MessageLine() {
  const { t } = useTranslation("participant");
  const urgent = useUrgentMessage();
  const notice = useNotice();
  const refusal = useRefusal();
  return (
    <section className={styles.line} aria-label={t("message.label")}>
      <div role="alert">{urgent}</div>
      <div role="status">{urgent === null && (refusal ?? notice)}</div>
    </section>
  );
}

function useUrgentMessage(): ReactNode {
  const { t } = useTranslation("participant");
  const { store } = useOpenSitting();
  const isClosing = useSitting((state) => state.isClosing);
  const isOver = useSitting((state) => state.remainingMs <= 0 && state.finished === null && state.sitting?.lockedMs === null);
  const isReader = useSitting((state) => state.access === "reader" && state.finished === null);
  const isFailing = useSitting((state) => state.save.kind === "failing");
  if (isClosing) return <Urgent text={t("message.closing")} />;
  if (isReader) return <Urgent text={t("message.reader")} action={t("message.takeOver")} act={() => void store.getState().takeOver()} />;
  if (isOver) return <Urgent text={t("message.over")} action={t("message.overRetry")} act={() => void store.getState().submit()} />;
  return isFailing ? <Failing /> : null;
}

/** Nothing is stored: first it may be a moment's trouble, then a backup is offered. */
function Failing() {
  const { t } = useTranslation(["participant", "backup"]);
  const attempts = useSitting(({ save }) => (save.kind === "failing" ? save.attempts : 0));
  const { stage, backUp } = useBackup();
  if (attempts < BACKUP_AFTER_ATTEMPTS) return <Urgent text={t("participant:message.failing")} />;
  const text = stage.kind === "made" ? t("backup:failingMade") : stage.kind === "failed" ? t("backup:failed") : t("backup:failing");
  return <Urgent text={text} action={stage.kind === "making" ? t("backup:making") : t("backup:save")} act={backUp} />;
}

interface UrgentProps {
  readonly text: string;
  readonly action?: string;
  readonly act?: () => void;
}

function Urgent({ text, action, act }: UrgentProps) {
  return (
    <p className={styles.bad}>
      <Icon name="warning" />
      <span>{text}</span>
      {action !== undefined && (
        <button type="button" className="action" onClick={act}>
          {action}
        </button>
      )}
    </p>
  );
}

/** What was refused just now, until it is dismissed. */
function useRefusal(): ReactNode {
  const { t } = useTranslation(["exam-tools", "common"]);
  const { desk } = useOpenSitting();
  const refused = useStore(desk, (state) => state.refused);
  if (refused === null) return null;
  return (
    <p className={styles.quiet}>
      <span>{t(`refused.${refused}`)}</span>
      <button type="button" className="action plain" onClick={() => desk.setState({ refused: null })}>
        {t("common:action.dismiss")}
      </button>
    </p>
  );
}

function useNotice(): ReactNode {
  const { t } = useTranslation(["participant", "common"]);
  const { dismissedCount, dismissNotices } = useOpenSitting();
  const notices = useSitting((state) => state.notices);
  const text = useNoticeText();
  const newest = notices[notices.length - 1];
  if (newest === undefined || notices.length <= dismissedCount) return null;
  return (
    <p className={styles.quiet}>
      <span>{text(newest)}</span>
      <button type="button" className="action plain" onClick={() => dismissNotices(notices.length)}>
        {t("common:action.dismiss")}
      </button>
    </p>
  );
}

function useNoticeText(): (notice: SittingNotice) => string {
  const { t } = useTranslation("participant");
  const duration = useDurationText();
  return (notice) => {
    switch (notice.kind) {
      case "time-left":
        return t("message.timeLeft", { count: notice.minutes });
      case "gap":
        return t("message.gap", { time: duration(notice.gapMs) });
      case "clock-back":
        return t("message.clockBack", { time: duration(notice.backMs) });
      case "resumed":
        return t("message.resumed", { time: duration(notice.gapMs) });
      case "locked":
        return t("message.locked", { time: duration(notice.jumpMs) });
      case "unlocked":
        return t("message.unlocked");
      case "granted":
        return t("message.granted", { time: duration(notice.extraMs) });
    }
  };
}
