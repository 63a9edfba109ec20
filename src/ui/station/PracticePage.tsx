import { Link } from "#ui/components/Link.tsx";
import { PageHeader } from "#ui/components/PageHeader.tsx";
import { useDocumentTitle } from "#ui/hooks/use-document-title.ts";
import { useLoaded } from "#ui/hooks/use-loaded.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { PracticeEnd } from "#ui/station/PracticeEnd.tsx";
import { useStationPorts } from "#ui/station/station-ports.ts";
import { useBeginPractice, type BeginPractice } from "#ui/station/use-begin-practice.ts";
import { practiceState, type PracticeState } from "#workflows/practise.ts";
import styles from "./StationPage.module.css";

/** Three items of no weight: what they are for, the way into them, and what an exam would have shown after them. */
export function PracticePage() {
  const { t } = useTranslation("station");
  const { practice } = useStationPorts();
  const [loaded] = useLoaded("practice", () => practiceState(practice));
  const begin = useBeginPractice();
  // What cannot be read is thrown away by the next practice; only then is it known whether this machine can store at all.
  const state: PracticeState | null = loaded.kind === "failed" ? { kind: "none" } : loaded.kind === "loaded" ? loaded.value : null;
  useDocumentTitle(state?.kind === "ended" ? t("practice.end.title") : t("practice.title"));
  return (
    <>
      <PageHeader />
      <main className={styles.page}>
        {state?.kind === "ended" ? <PracticeEnd ended={state} begin={begin} /> : <Introduction state={state} begin={begin} />}
        <p role="alert" className={styles.failed}>
          {begin.failure !== null && t("practice.failed", { reason: begin.failure })}
        </p>
      </main>
    </>
  );
}

interface IntroductionProps {
  /** Null until it is known. */
  readonly state: Exclude<PracticeState, { readonly kind: "ended" }> | null;
  readonly begin: BeginPractice;
}

function Introduction({ state, begin }: IntroductionProps) {
  const { t } = useTranslation("station");
  return (
    <>
      <h1 className={styles.title}>{t("practice.title")}</h1>
      <p className={styles.lede}>{t("practice.lede")}</p>
      <section className={styles.section}>
        <h2>{t("practice.tryTitle")}</h2>
        <ul>
          {(["keys", "write", "flag", "size", "reload"] as const).map((what) => (
            <li key={what}>{t(`practice.tries.${what}`)}</li>
          ))}
        </ul>
        <p>{t("practice.time")}</p>
      </section>
      <p className={styles.actions}>
        {state?.kind === "open" ? (
          <Link className="action primary" to={`/sit/${state.sittingId}/item/1`}>
            {t("practice.goOn")}
          </Link>
        ) : (
          <button type="button" className="action primary" disabled={state === null || begin.isRunning} onClick={begin.run}>
            {begin.isRunning ? t("practice.beginning") : t("practice.begin")}
          </button>
        )}
        <Link className="action" to="/sit/check">
          {t("practice.toCheck")}
        </Link>
        <Link className="action" to="/sit">
          {t("practice.toStart")}
        </Link>
      </p>
    </>
  );
}
