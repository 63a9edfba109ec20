import { Button, Progress } from "@mantine/core";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import styles from "./WorkProgress.module.css";

interface WorkProgressProps {
  /** What is going on, e.g. "Files verified". */
  readonly label: string;
  readonly done: number;
  readonly total: number;
  /** null where the work cannot be stopped half-way. */
  readonly onCancel: (() => void) | null;
  readonly isCancelling: boolean;
}

/** Long work: what it is, how far it has come in numbers, and the way to stop it. */
export function WorkProgress({ label, done, total, onCancel, isCancelling }: WorkProgressProps) {
  const { t } = useTranslation("staff");
  const percent = total === 0 ? 0 : (100 * done) / total;
  return (
    <div className={styles.work}>
      <p className={styles.line}>
        <span>{isCancelling ? t("work.cancelling") : label}</span>
        <span className="numeric">{t("work.progress", { done, total })}</span>
      </p>
      <Progress.Root>
        <Progress.Section value={percent} aria-label={label} aria-valuetext={t("work.progress", { done, total })} />
      </Progress.Root>
      {onCancel !== null && (
        <Button size="sm" onClick={onCancel} disabled={isCancelling}>
          {t("work.cancel")}
        </Button>
      )}
    </div>
  );
}
