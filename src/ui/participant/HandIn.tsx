import { useState } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Link } from "#ui/components/Link.tsx";
import { Icon } from "#ui/components/Icon.tsx";
import { HandInDialog } from "#ui/participant/HandInDialog.tsx";
import { countProgress, type ItemProgress } from "#ui/participant/item-progress.ts";
import { itemPath } from "#ui/participant/paths.ts";
import { useCanHandIn, useExamAndSitting, useOpenSitting } from "#ui/participant/sitting-context.ts";
import styles from "./HandIn.module.css";

/** The button that says what handing in now would hand in, and the question behind it. */
export function HandIn({ progress }: { readonly progress: readonly ItemProgress[] }) {
  const { t } = useTranslation("participant");
  const { store } = useOpenSitting();
  const { sitting } = useExamAndSitting();
  const canHandIn = useCanHandIn();
  const [stage, setStage] = useState<"idle" | "asking" | "running" | "failed">("idle");
  const label = useHandInLabel(progress);
  const firstOpen = progress.find(({ state }) => state !== "answered")?.number ?? 1;
  const handIn = async () => {
    setStage("running");
    const outcome = await store.getState().submit();
    // After success the sitting is submitted and the page gives way to the receipt.
    setStage(outcome === "failed" ? "failed" : "idle");
  };
  return (
    <div className={styles.bar}>
      <Link className="action" to={itemPath(sitting.start.sittingId, firstOpen)}>
        <Icon name="previous" />
        {t("review.back", { number: firstOpen })}
      </Link>
      <p role="alert" className={styles.failed}>
        {stage === "failed" && t("review.failed")}
      </p>
      <button
        type="button"
        className={`action primary ${styles.handIn}`}
        disabled={!canHandIn || stage === "running"}
        onClick={() => setStage("asking")}
      >
        {stage === "running" ? t("review.handingIn") : label}
      </button>
      {stage === "asking" && <HandInDialog progress={progress} onCancel={() => setStage("idle")} onConfirm={() => void handIn()} />}
    </div>
  );
}

function useHandInLabel(progress: readonly ItemProgress[]): string {
  const { t } = useTranslation("participant");
  const counts = countProgress(progress);
  const open = [
    counts["half-answered"] > 0 ? t("review.openHalf", { count: counts["half-answered"] }) : null,
    counts.unanswered > 0 ? t("review.openUnanswered", { count: counts.unanswered }) : null,
    counts.unseen > 0 ? t("review.openUnseen", { count: counts.unseen }) : null,
  ].filter((part) => part !== null);
  const given = t("review.given", { count: counts.answered + counts["half-answered"] });
  return open.length === 0 ? t("review.handIn", { given }) : t("review.handInOpen", { given, open: open.join(t("review.listJoin")) });
}
