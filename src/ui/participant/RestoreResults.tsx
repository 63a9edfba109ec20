import { Link } from "#ui/components/Link.tsx";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { itemPath, receiptPath } from "#ui/participant/paths.ts";
import type { RestoreOutcome, RestoreRow } from "#workflows/restore-backups.ts";
import styles from "./RestorePanel.module.css";

/** What became of each backup file, and the way into the sitting where there is one. */
export function RestoreResults({ rows }: { readonly rows: readonly RestoreRow[] }) {
  const { t } = useTranslation("backup");
  return (
    <section className={styles.results}>
      <h3>{t("restore.results")}</h3>
      <ul>
        {rows.map(({ fileName, outcome }, index) => (
          <li key={index}>
            <strong>{fileName}</strong> <Outcome outcome={outcome} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Outcome({ outcome }: { readonly outcome: RestoreOutcome }) {
  const { t } = useTranslation("backup");
  switch (outcome.kind) {
    case "unreadable":
      return <Unreadable outcome={outcome} />;
    case "fork":
      return t("restore.fork", { seq: outcome.seq });
    case "handed-in":
      return (
        <>
          {t("restore.handed-in")} <Link to={receiptPath(outcome.sittingId)}>{t("restore.receipt")}</Link>
        </>
      );
    case "restored":
    case "continued":
    case "known":
      return (
        <>
          {t(`restore.${outcome.kind}`)} <Link to={itemPath(outcome.sittingId, 1)}>{t("restore.goOn")}</Link>
        </>
      );
    default:
      return t(`restore.${outcome.kind}`);
  }
}

/** Issues in full are for the coordinator's pages; here their kind is enough. */
function Unreadable({ outcome }: { readonly outcome: Extract<RestoreOutcome, { readonly kind: "unreadable" }> }) {
  const { t } = useTranslation("backup");
  const [issue] = outcome.issues;
  if (issue?.code === "file-version-newer") return t("restore.newer");
  return issue?.code === "backup-chain" ? t("restore.chain", { seq: issue.params["seq"] ?? "" }) : t("restore.unreadable");
}
