import { Link } from "react-router";
import { InvalidSectionsMark } from "#ui/coordinator/InvalidSectionsMark.tsx";
import { TakeBackupButton } from "#ui/coordinator/TakeBackupButton.tsx";
import { examTimeText } from "#ui/coordinator/use-short-duration.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { formatShortTime } from "#ui/staff/format-short-time.ts";
import { IssueList } from "#ui/staff/IssueList.tsx";
import { findingsOf } from "#workflows/verdict-of.ts";
import type { CollectedBackup, CollectedSubmission } from "#workflows/ports/workspace-store.ts";
import type { RosterRow } from "#workflows/roster-board.ts";

/** Where one participant's page is, seen from the roster. */
export function sittingPath({ code }: Pick<RosterRow, "code">): string {
  return `../sitting/${encodeURIComponent(code)}`;
}

/** What came in under one code, what is doubtful about it, and what can be done with a backup. */
export function RosterNote({ row }: { readonly row: RosterRow }) {
  const { t } = useTranslation("coordinator");
  const { t: tTimeline } = useTranslation("timeline");
  if (row.collected.length + row.backups.length === 0) return "–";
  return (
    <>
      {row.collected.length > 1 && <p>{t("collect.lateDuplicate", { count: row.collected.length })}</p>}
      {row.collected.map((entry) => (
        <div key={entry.submission.submissionId}>
          <p>{entry.fileName}</p>
          <InvalidSectionsMark submissionId={entry.submission.submissionId} />
          <p>
            <Link to={sittingPath(row)} relative="path" aria-label={tTimeline("openNamed", { code: row.code })}>
              {tTimeline("open")}
            </Link>
          </p>
          <Findings entry={entry} />
        </div>
      ))}
      {row.backups.map((backup) => (
        <div key={backup.content.start.sittingId}>
          <BackupLine backup={backup} />
          {row.endedAtMs === null && <TakeBackupButton backup={backup} />}
        </div>
      ))}
    </>
  );
}

function Findings({ entry }: { readonly entry: CollectedSubmission }) {
  const findings = findingsOf(entry);
  return findings.length > 0 && <IssueList issues={findings.map((issue) => ({ ...issue, place: {} }))} />;
}

function BackupLine({ backup: { content, fileName } }: { readonly backup: CollectedBackup }) {
  const { t } = useTranslation("coordinator");
  const [language] = useLanguage();
  const { events, heartbeat } = content;
  const facts = { events: events.length, time: examTimeText(heartbeat.elapsedMs), when: formatShortTime(heartbeat.wallMs, language) };
  return <p>{t("collect.backupFile", { file: fileName, ...facts })}</p>;
}
