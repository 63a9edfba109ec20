import { useEffect, useRef } from "react";
import { Link } from "#ui/components/Link.tsx";
import { Icon } from "#ui/components/Icon.tsx";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { CodeForm } from "#ui/participant/CodeForm.tsx";
import { reviewPath } from "#ui/participant/paths.ts";
import { useSitting } from "#ui/participant/sitting-context.ts";
import { useDurationText } from "#ui/participant/use-duration-text.ts";
import styles from "./LockedPanel.module.css";

/** On top of every page of a locked sitting: what happened, that nothing is lost, and the field for the code that decides. */
export function LockedPanel() {
  const lockedMs = useSitting((state) => (state.access === "writer" && state.finished === null ? (state.sitting?.lockedMs ?? null) : null));
  return lockedMs === null ? null : <Locked lockedMs={lockedMs} />;
}

function Locked({ lockedMs }: { readonly lockedMs: number }) {
  const { t } = useTranslation("exam-tools");
  const duration = useDurationText();
  const sittingId = useSitting((state) => state.sitting?.start.sittingId ?? "");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    // Unlocked, the panel goes with the focus in it: the item's heading takes it.
    return () => document.querySelector("h1")?.focus();
  }, []);
  return (
    <section className={styles.panel} aria-labelledby="locked-title">
      <div className={styles.words} role="alert">
        <h2 id="locked-title" ref={heading} tabIndex={-1} className={styles.title}>
          <Icon name="warning" /> {t("locked.title")}
        </h2>
        <p>{t("locked.what", { time: duration(lockedMs) })}</p>
        <p>{t("locked.safe")}</p>
        <p>
          <Link to={reviewPath(sittingId)}>{t("locked.review")}</Link>
        </p>
      </div>
      <CodeForm reason="clock" />
    </section>
  );
}
