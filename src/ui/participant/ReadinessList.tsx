import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Link } from "#ui/components/Link.tsx";
import { Icon, type IconName } from "#ui/components/Icon.tsx";
import type { Loaded } from "#ui/hooks/use-loaded.ts";
import { useParticipantPorts } from "#ui/participant/participant-ports.ts";
import { CHECKS, type Check, type CheckState, type Readiness } from "#ui/participant/readiness.ts";
import styles from "./ReadinessList.module.css";

const ICONS: Readonly<Record<CheckState, IconName>> = { ok: "check", note: "help", blocked: "warning" };

/** Whether this machine can do it, each line with its reason. */
export function ReadinessList({ readiness }: { readonly readiness: Loaded<Readiness> }) {
  const { t } = useTranslation("participant");
  return (
    <section className={styles.section}>
      <h2>{t("ready.title")}</h2>
      {!window.isSecureContext && <p className={styles.help}>{t("ready.insecureHelp")}</p>}
      <ul className={styles.list} aria-busy={readiness.kind === "loading"}>
        {CHECKS.map((check) => (
          <CheckLine key={check} check={check} state={readiness.kind === "loaded" ? readiness.value[check] : null} />
        ))}
      </ul>
      <p>
        <Link to="/sit/check">{t("ready.full")}</Link> · <Link to="/sit/practice">{t("ready.practise")}</Link>
      </p>
    </section>
  );
}

function CheckLine({ check, state }: { readonly check: Check; readonly state: CheckState | null }) {
  const { t } = useTranslation("participant");
  return (
    <li className={styles.check}>
      <span className={styles.name}>{t(`ready.${check}.name`)}</span>
      <span className={styles.state} data-state={state ?? "checking"}>
        {state !== null && <Icon name={ICONS[state]} />}
        {t(`ready.${state ?? "checking"}`)}
      </span>
      <span className={styles.reason}>{state !== null && <Reason check={check} state={state} />}</span>
    </li>
  );
}

function Reason({ check, state }: { readonly check: Check; readonly state: CheckState }) {
  const { t } = useTranslation("participant");
  const { appHome } = useParticipantPorts();
  if (check === "offline" && appHome === "file") return t("ready.offline.file");
  if (check === "offline" || check === "lock") return state === "ok" ? t(`ready.${check}.ok`) : t(`ready.${check}.note`);
  return state === "ok" ? t(`ready.${check}.ok`) : t(`ready.${check}.blocked`);
}
