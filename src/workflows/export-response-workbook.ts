import { writeResponseArchive } from "#formats/response-archive.ts";
import { responseDictionary, type TableEntry } from "#formats/response-dictionary.ts";
import type { ExportedRespondent, ResponseExport } from "#formats/response-export.ts";
import { writeResponseWorkbook } from "#formats/response-workbook.ts";
import { writeResponsesJson } from "#formats/responses-json.ts";
import { modelRespondentId } from "#domain/cohort/assemble.ts";
import type { Language } from "#lib/language.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { toFileName } from "#workflows/file-name.ts";
import { consentedCollected, consentedRoster } from "#workflows/consented.ts";
import type { StudyContext } from "#workflows/load-study.ts";
import { findingsOf } from "#workflows/verdict-of.ts";
import type { CollectedSubmission, StudyWorkspace } from "#workflows/ports/workspace-store.ts";

/** How files are written. */
export interface ExportOptions {
  readonly language: Language;
  /** UTC epoch ms, stated in the files. */
  readonly nowMs: number;
  readonly appVersion: string;
}

/** The forms of a response export: for people, for statistics programs (one archive of CSV files), for the command line. */
export type ResponseForm = "workbook" | "csv" | "json";

/** What every column of the workbook's sheets and of the CSV files holds, in one language. */
export function describeResponses(language: Language): readonly TableEntry[] {
  return responseDictionary(language);
}

/**
 * Writes everything collected but what consent was withdrawn for, doubtful submissions too, with their verdict: people in roster order
 * first, then models by name. Who withdrew consent or whose data were erased is not among those expected either.
 */
export async function exportResponses(context: StudyContext, form: ResponseForm, options: ExportOptions): Promise<NamedBytes> {
  const { study, ranks } = context.workspace.office;
  const roster = consentedRoster(context.workspace);
  const respondents = exportedRespondents(context.workspace);
  const input: ResponseExport = { study, ranks, roster, exam: context.exam, respondents, ...options };
  switch (form) {
    case "workbook":
      return { name: toFileName([study.studyId, "responses"], "xlsx"), bytes: await writeResponseWorkbook(input) };
    case "csv":
      return { name: toFileName([study.studyId, "responses", "csv"], "zip"), bytes: writeResponseArchive(input) };
    case "json":
      return { name: toFileName([study.studyId, "responses"], "json"), bytes: writeResponsesJson(input) };
  }
}

function exportedRespondents(workspace: StudyWorkspace): readonly ExportedRespondent[] {
  const placeByCode = new Map(workspace.office.roster.map(({ code }, place) => [code, place]));
  const placeOf = ({ respondentId }: ExportedRespondent): number => placeByCode.get(respondentId) ?? placeByCode.size;
  return consentedCollected(workspace)
    .map((entry) => toExported(entry, workspace))
    .sort(
      (a, b) => order(a.kind === "model", b.kind === "model") || order(placeOf(a), placeOf(b)) || order(a.respondentId, b.respondentId),
    );
}

function toExported(collected: CollectedSubmission, { office, validity }: StudyWorkspace): ExportedRespondent {
  const { submission, verdict } = collected;
  const issues = findingsOf(collected);
  const { source, submissionId } = submission;
  const found = { verdict, issues, submission, validity: validity.filter((decision) => decision.submissionId === submissionId) };
  if (source.kind === "model") {
    return { respondentId: modelRespondentId(source.model), kind: "model", label: source.model, rankId: null, site: null, ...found };
  }
  const code = source.kind === "paper" ? source.participantCode : source.start.participantCode;
  const entry = office.roster.find((candidate) => candidate.code === code);
  const { rankId = null, site = null } = entry ?? {};
  return { respondentId: code, kind: "participant", label: code, rankId, site, ...found };
}

function order<T extends string | number | boolean>(a: T, b: T): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
