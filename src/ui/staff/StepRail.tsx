import { NavLink } from "react-router";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import styles from "./StepRail.module.css";

/** One step of a study, with where it stands. */
export interface RailStep {
  readonly to: string;
  readonly label: string;
  /** null for a way elsewhere, which has no state. */
  readonly state: { readonly kind: "todo" | "doing" | "done"; readonly word: string } | null;
  readonly detail: string;
}

interface StepRailProps {
  readonly steps: readonly RailStep[];
  /** What the places are, where they are no steps of a study. */
  readonly label?: string;
}

/** The flow of a study as a list of places, each with its state and count. */
export function StepRail({ steps, label: railLabel }: StepRailProps) {
  const { t } = useTranslation("staff");
  return (
    <nav aria-label={railLabel ?? t("frame.steps")} className={`${styles.rail} no-print`}>
      <ul className={styles.steps}>
        {steps.map(({ to, label, state, detail }) => (
          <li key={to}>
            <NavLink to={to} end className={styles.step ?? ""}>
              <span className={styles.label}>
                <span className={`${styles.shape} ${styles[state?.kind ?? "none"]}`} aria-hidden="true" />
                {label}
              </span>
              {state !== null && <span className={styles.word}>{state.word}</span>}
              <span className={styles.detail}>{detail}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
