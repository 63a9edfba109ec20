import { useEffect, useSyncExternalStore } from "react";
import type { SittingStart } from "#domain/sitting/sitting.ts";
import { formatDateTime, formatTimeOfDay } from "#ui/hooks/format-time.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { HandIns, HandInView } from "#workflows/hand-in.ts";
import styles from "./ReceiptPage.module.css";

interface DropBoxStateProps {
  readonly handIns: HandIns;
  readonly start: SittingStart;
  /** Only then there is something to hand in. */
  readonly isSealed: boolean;
}

/** Where the submission stands on its way to the study's drop box, in words, and a way to try at once. */
export function DropBoxState({ handIns, start, isSealed }: DropBoxStateProps) {
  const { t } = useTranslation("participant");
  const { sittingId } = start;
  const view = useSyncExternalStore(handIns.subscribe, () => handIns.view(sittingId));
  const text = useStateText(view, start);
  useEffect(() => {
    if (isSealed) void handIns.look();
    const tryNow = () => handIns.tryNow(sittingId);
    window.addEventListener("online", tryNow);
    return () => window.removeEventListener("online", tryNow);
  }, [handIns, sittingId, isSealed]);
  return (
    <div className={styles.actions}>
      <p role="status" className={styles.dropBox}>
        {text}
      </p>
      {view !== null && view.state.kind !== "acknowledged" && (
        <button type="button" className="action no-print" onClick={() => handIns.tryNow(sittingId)}>
          {t("receipt.dropBox.tryNow")}
        </button>
      )}
    </div>
  );
}

function useStateText(view: HandInView | null, { zone }: SittingStart): string {
  const { t } = useTranslation("participant");
  const [language] = useLanguage();
  if (view === null) return "";
  const { state, isSending } = view;
  if (state.kind === "acknowledged") return t(`receipt.dropBox.${state.by}`, { time: formatDateTime(state.atMs, language, zone) });
  if (state.kind === "unknown") return t("receipt.dropBox.unknown", { time: formatTimeOfDay(state.nextAtMs, language) });
  const { failure, nextAtMs } = state;
  if (isSending || failure === null) return t("receipt.dropBox.sending");
  const reason = t(`receipt.dropBox.why.${failure.kind}`, { status: failure.status ?? "" });
  return t("receipt.dropBox.again", { reason, time: formatTimeOfDay(nextAtMs, language) });
}
