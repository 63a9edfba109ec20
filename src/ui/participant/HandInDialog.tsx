import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Dialog } from "#ui/components/Dialog.tsx";
import type { ItemProgress } from "#ui/participant/item-progress.ts";
import { useSitting } from "#ui/participant/sitting-context.ts";
import { useDurationText } from "#ui/participant/use-duration-text.ts";
import styles from "./HandInDialog.module.css";

const MS_PER_MINUTE = 60_000;

interface HandInDialogProps {
  readonly progress: readonly ItemProgress[];
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** The last question before handing in: names every item that is still open. */
export function HandInDialog({ progress, onCancel, onConfirm }: HandInDialogProps) {
  const { t } = useTranslation("participant");
  const duration = useDurationText();
  // Whole minutes, so that the words change once a minute and not at every tick.
  const minutes = useSitting((state) => Math.max(1, Math.floor(state.remainingMs / MS_PER_MINUTE)));
  const numbersOf = (test: (entry: ItemProgress) => boolean) => progress.filter(test).map(({ number }) => number);
  const open = [
    [t("review.confirmHalf"), numbersOf(({ state }) => state === "half-answered")],
    [t("review.confirmUnanswered"), numbersOf(({ state }) => state === "unanswered")],
    [t("review.confirmUnseen"), numbersOf(({ state }) => state === "unseen")],
    [t("review.confirmFlagged"), numbersOf(({ flagged }) => flagged)],
  ] as const;
  const listed = open.filter(([, numbers]) => numbers.length > 0);
  return (
    <Dialog
      title={t("review.confirmTitle")}
      onClose={onCancel}
      actions={
        <>
          <button type="button" className="action" onClick={onCancel}>
            {t("review.keepWorking")}
          </button>
          <button type="button" className="action primary" onClick={onConfirm}>
            {t("review.confirmHandIn")}
          </button>
        </>
      }
    >
      {listed.length === 0 ? (
        <p>{t("review.confirmAllDone")}</p>
      ) : (
        <dl className={styles.open}>
          {listed.map(([name, numbers]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{numbers.join(t("review.listJoin"))}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>{t("review.confirmFinal", { time: duration(minutes * MS_PER_MINUTE) })}</p>
    </Dialog>
  );
}
