import * as z from "zod/mini";
import { notation } from "#domain/exam/field-shapes.ts";
import { isParticipantCode } from "#domain/study/participant-code.ts";
import { isStartCode } from "#domain/study/start-code.ts";
import type { StudyOffice } from "#domain/study/study.ts";
import { writeJsonFile } from "#formats/json-file.ts";
import { readShapedFile } from "#formats/read-shaped-file.ts";
import { examHeader, grant, rankId, ranksShape, studyIssues, studyShape } from "#formats/study-shape.ts";
import { errorAt, type Issue, type Place } from "#lib/issue.ts";
import type { Json } from "#lib/json.ts";
import { memberOf } from "#lib/member-of.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";

const OFFICE_FORMAT = { format: "rxbaseline-office", formatVersion: 1 } as const;
/** Stands where no file was written. */
const NO_APP = "0.0.0";
/** Raw key bytes as base64url, or nothing where the key is kept apart. */
const keyOrNone = notation(/^(?:[A-Za-z0-9_-]{40,200})?$/, "BPq3…");
const siteName = z.string().check(z.minLength(1), z.maxLength(100));
const startCode = z.strictObject({ site: siteName, code: z.string().check(z.maxLength(64)) });
const rosterEntry = z.strictObject({
  code: z.string().check(z.maxLength(64)),
  rankId,
  site: siteName,
});
const grantCode = z.strictObject({
  participantCode: z.string().check(z.maxLength(64)),
  code: notation(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/, "P7K3Q-HT2CW"),
  grant,
});
const officeFile = z.strictObject({
  format: z.string(),
  formatVersion: z.number(),
  ...examHeader,
  office: z.strictObject({
    study: studyShape,
    privateKey: keyOrNone,
    ranks: ranksShape,
    roster: z.array(rosterEntry).check(z.maxLength(10_000)),
    grantCodes: z.array(grantCode),
    startCodes: z.array(startCode).check(z.maxLength(1_000)),
  }),
});

/**
 * Reads a `rxbaseline-office` file, version 1: `{format, formatVersion, appVersion, examId, examHash, office}`. It holds the private key, unless
 * that is kept apart (`privateKey` is empty).
 * Issues: those of `readShapedFile` and `studyIssues`; `study-rank-repeated` {rank}; `roster-code-invalid` {code}, `roster-code-repeated` {code},
 * `roster-rank-unknown` {code, rank}; `start-code-invalid` {code}, `start-code-missing` {site} (a site of the roster has none).
 */
export function readOfficeFile(file: NamedBytes): Result<StudyOffice> {
  const shaped = readShapedFile(file, OFFICE_FORMAT, officeFile);
  if (!shaped.ok) return shaped;
  const { office } = shaped.value;
  const issues = [
    ...studyIssues(office.study, shaped.value, file.name),
    ...rankIssues(office, file.name),
    ...rosterIssues(office, file.name),
    ...startCodeIssues(office, file.name),
  ];
  return issues.length > 0 ? err(issues) : ok(office);
}

/** Reads an office that is kept without the file around it, as strictly as one in a file. Issues: those of `readOfficeFile`. */
export function readOffice(office: Json, fileName: string): Result<StudyOffice> {
  const study = memberOf(office, "study");
  const [examId, examHash] = [memberOf(study, "examId"), memberOf(study, "examHash")];
  return readOfficeFile({ name: fileName, bytes: writeJsonFile({ ...OFFICE_FORMAT, appVersion: NO_APP, examId, examHash, office }) });
}

/** Writes a `rxbaseline-office` file, version 1. */
export function writeOfficeFile(office: StudyOffice, appVersion: string): Uint8Array {
  const { examId, examHash } = office.study;
  return writeJsonFile({ ...OFFICE_FORMAT, appVersion, examId, examHash, office });
}

function rankIssues({ ranks }: StudyOffice, fileName: string): Issue[] {
  const ids = ranks.map((rank) => rank.id);
  return ids.flatMap((rank, index) => {
    const place = { file: fileName, path: `office.ranks[${index}].id` };
    return ids.indexOf(rank) < index ? [errorAt("study-rank-repeated", place, { rank })] : [];
  });
}

function rosterIssues({ roster, ranks }: StudyOffice, fileName: string): Issue[] {
  const codes = roster.map((entry) => entry.code);
  return roster.flatMap(({ code, rankId: rank }, index) => {
    const at = (field: string): Place => ({ file: fileName, path: `office.roster[${index}].${field}` });
    return [
      ...(isParticipantCode(code) ? [] : [errorAt("roster-code-invalid", at("code"), { code })]),
      ...(codes.indexOf(code) < index ? [errorAt("roster-code-repeated", at("code"), { code })] : []),
      ...(ranks.some((known) => known.id === rank) ? [] : [errorAt("roster-rank-unknown", at("rankId"), { code, rank })]),
    ];
  });
}

function startCodeIssues({ roster, startCodes }: StudyOffice, fileName: string): Issue[] {
  const sites = [...new Set(roster.map((entry) => entry.site))].filter((site) => !startCodes.some((known) => known.site === site));
  return [
    ...startCodes.flatMap(({ code }, index) =>
      isStartCode(code) ? [] : [errorAt("start-code-invalid", { file: fileName, path: `office.startCodes[${index}].code` }, { code })],
    ),
    ...sites.map((site) => errorAt("start-code-missing", { file: fileName, path: "office.startCodes" }, { site })),
  ];
}
