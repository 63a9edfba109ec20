import type { ExportedRespondent, ResponseExport } from "#formats/response-export.ts";
import { writeResponseCsv } from "#formats/response-csv.ts";
import { writeResponseWorkbook } from "#formats/response-workbook.ts";
import { writeResponsesJson } from "#formats/responses-json.ts";
import { modelRespondentId } from "#domain/cohort/assemble.ts";
import type { RosterEntry } from "#domain/study/study.ts";
import type { Language } from "#lib/language.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { toFileName } from "#workflows/file-name.ts";
import { consentedCollected } from "#workflows/consented.ts";
import type { StudyContext } from "#workflows/load-study.ts";
import type { CollectedSubmission } from "#workflows/ports/workspace-store.ts";

/** How files are written. */
export interface ExportOptions {
  readonly language: Language;
  /** UTC epoch ms, stated in the files. */
  readonly nowMs: number;
  readonly appVersion: string;
}

/** All collected responses in three forms; the JSON is what the command line reads. */
export interface ResponseFiles {
  readonly workbook: NamedBytes;
  readonly json: NamedBytes;
  readonly csv: NamedBytes;
}

/** Writes everything collected but what consent was withdrawn for, doubtful submissions too, with their verdict: people in roster order first, then models by name. */
export async function exportResponses(context: StudyContext, options: ExportOptions): Promise<ResponseFiles> {
  const { workspace, exam } = context;
  const { study, ranks } = workspace.office;
  const input: ResponseExport = { study, ranks, exam, respondents: exportedRespondents(context), ...options };
  return {
    workbook: { name: toFileName([study.studyId, "responses"], "xlsx"), bytes: await writeResponseWorkbook(input) },
    json: { name: toFileName([study.studyId, "responses"], "json"), bytes: writeResponsesJson(input) },
    csv: { name: toFileName([study.studyId, "responses"], "csv"), bytes: writeResponseCsv(input) },
  };
}

function exportedRespondents({ workspace }: StudyContext): readonly ExportedRespondent[] {
  const { roster } = workspace.office;
  const exported = consentedCollected(workspace).map((entry) => toExported(entry, roster));
  const placeOf = ({ respondentId }: ExportedRespondent): number => {
    const place = roster.findIndex((entry) => entry.code === respondentId);
    return place < 0 ? roster.length : place;
  };
  return exported.sort(
    (a, b) => order(a.kind === "model", b.kind === "model") || order(placeOf(a), placeOf(b)) || order(a.respondentId, b.respondentId),
  );
}

function toExported({ submission, verdict, issues }: CollectedSubmission, roster: readonly RosterEntry[]): ExportedRespondent {
  const { source } = submission;
  if (source.kind === "model") {
    const respondentId = modelRespondentId(source.model);
    return { respondentId, kind: "model", label: source.model, rankId: null, site: null, verdict, issues, submission };
  }
  const code = source.start.participantCode;
  const entry = roster.find((candidate) => candidate.code === code);
  const { rankId = null, site = null } = entry ?? {};
  return { respondentId: code, kind: "participant", label: code, rankId, site, verdict, issues, submission };
}

function order<T extends string | number | boolean>(a: T, b: T): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
