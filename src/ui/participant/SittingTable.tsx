import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Link } from "#ui/components/Link.tsx";
import { formatDateTime } from "#ui/hooks/format-time.ts";
import { useLoaded, type Loaded } from "#ui/hooks/use-loaded.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { useLocalText } from "#ui/hooks/use-local-text.ts";
import { lastItemNumber } from "#ui/participant/last-item.ts";
import { useParticipantPorts } from "#ui/participant/participant-ports.ts";
import { itemPath, receiptPath } from "#ui/participant/paths.ts";
import type { OfferedStudy } from "#workflows/ports/exam-source.ts";
import type { SittingSummary } from "#workflows/ports/sitting-store.ts";
import styles from "./SittingTable.module.css";

interface SittingTableProps {
  readonly sittings: Loaded<readonly SittingSummary[]>;
  /** For their titles; a sitting whose study is no longer offered shows the study's id. */
  readonly studies: readonly OfferedStudy[];
}

/** Sittings of this browser: go on with one, or see its receipt. Says nothing while there are none. */
export function SittingTable({ sittings, studies }: SittingTableProps) {
  const { t } = useTranslation("participant");
  if (sittings.kind === "failed") return <p role="alert">{t("sittings.failed")}</p>;
  if (sittings.kind === "loading" || sittings.value.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t("sittings.title")}</h2>
      <table className={styles.table}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t("sittings.code")}</th>
            <th scope="col">{t("sittings.exam")}</th>
            <th scope="col">{t("sittings.state")}</th>
            <th scope="col">{t("sittings.action")}</th>
          </tr>
        </thead>
        <tbody>
          {sittings.value.map((sitting) => (
            <Row key={sitting.sittingId} sitting={sitting} studies={studies} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ sitting, studies }: { readonly sitting: SittingSummary; readonly studies: readonly OfferedStudy[] }) {
  const { t } = useTranslation("participant");
  const [language] = useLanguage();
  const text = useLocalText();
  const { sittingId, participantCode: code, studyId } = sitting;
  const study = studies.find((offered) => offered.study.studyId === studyId)?.study;
  const isOpen = sitting.status === "in-progress";
  const number = useLastItem(sitting);
  return (
    <tr>
      <th scope="row">{code}</th>
      <td>
        {study === undefined ? studyId : text(study.title)}
        <span className={styles.started}>
          {t("sittings.started")} {formatDateTime(sitting.startedAtMs, language)}
        </span>
      </td>
      <td className={isOpen ? styles.open : ""}>{isOpen ? t("sittings.open") : t("sittings.done")}</td>
      <td className={styles.action}>
        <Link
          className={isOpen ? "action primary" : "action"}
          to={isOpen ? itemPath(sittingId, number) : receiptPath(sittingId)}
          aria-label={isOpen ? t("sittings.resumeNamed", { code }) : t("sittings.receiptNamed", { code })}
        >
          {isOpen ? t("sittings.resume") : t("sittings.receipt")}
        </Link>
      </td>
    </tr>
  );
}

/** The item to go on with; the first until the record is read, or when it cannot be. */
function useLastItem({ sittingId, status }: SittingSummary): number {
  const { store } = useParticipantPorts();
  const [last] = useLoaded(sittingId, async () => {
    const stored = status === "in-progress" ? await store.load(sittingId) : null;
    return stored === null ? 1 : lastItemNumber(stored);
  });
  return last.kind === "loaded" ? last.value : 1;
}
