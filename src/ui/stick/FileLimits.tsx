import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { Finding, MachineCheck } from "#ui/station/judge-machine.ts";
import styles from "#ui/station/StationPage.module.css";

interface FileLimitsProps {
  /** Null while the machine is being looked at. */
  readonly findings: readonly Finding[] | null;
}

/** What a browser grants to a check that was tried out. */
const TRIED = ["storage", "persisted", "lock"] as const satisfies readonly MachineCheck[];

/** What differs where the app is a file: what was tried out just now says whether this browser grants it, the rest holds in all of them. */
export function FileLimits({ findings }: FileLimitsProps) {
  const { t } = useTranslation("stick");
  return (
    <section className={styles.section}>
      <h2>{t("limits.title")}</h2>
      <p className={styles.lede}>{t("limits.lede")}</p>
      <ul>
        {TRIED.map((check) => (
          <li key={check}>{t(`limits.${check}.${outcomeOf(check, findings)}`)}</li>
        ))}
        {(["cache", "updates", "network", "downloads", "others"] as const).map((limit) => (
          <li key={limit}>{t(`limits.${limit}`)}</li>
        ))}
      </ul>
    </section>
  );
}

function outcomeOf(check: MachineCheck, findings: FileLimitsProps["findings"]): "checking" | "granted" | "refused" {
  if (findings === null) return "checking";
  return findings.find((finding) => finding.check === check)?.state === "ok" ? "granted" : "refused";
}
