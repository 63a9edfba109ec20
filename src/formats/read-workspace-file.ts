import type { LockedBytes } from "#domain/study/study-pack.ts";
import { readEnvelope } from "#formats/json-file.ts";
import { boxOfJson, hasFittingCheck, stretchOfJson } from "#formats/locked-json.ts";
import { contentHash, WORKSPACE_FORMAT, type TableRow, type WorkspaceContents, type WorkspaceHeader } from "#formats/workspace-file.ts";
import { errorAt } from "#lib/issue.ts";
import { parseJson } from "#lib/json.ts";
import { memberOf } from "#lib/member-of.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";

/** The largest `.rxws` file that is looked at. */
export const MAX_WORKSPACE_BYTES = 400_000_000;
const LINE_END = 10;

/** A workspace file as far as it can be read without its passphrase. */
export interface LockedWorkspace {
  readonly header: WorkspaceHeader;
  readonly boxes: readonly LockedBytes[];
}

/**
 * Reads the open part of a `.rxws` file. Nothing in it is to be believed before its boxes have opened with it as context.
 * Issues: those of `readEnvelope` for its first line (empty, foreign, newer); `file-too-big`; `workspace-header-damaged`;
 * `workspace-cut` {found, expected} (boxes are missing at the end); `workspace-box-damaged` {box, count}, boxes counted from 1.
 */
export function readWorkspaceFile(file: NamedBytes): Result<LockedWorkspace> {
  if (file.bytes.length > MAX_WORKSPACE_BYTES) {
    return err([errorAt("file-too-big", { file: file.name }, { limitMb: MAX_WORKSPACE_BYTES / 1_000_000 })]);
  }
  const [first, ...rest] = linesOf(file.bytes);
  const header = readHeader({ name: file.name, bytes: first ?? file.bytes });
  if (!header.ok) return header;
  const { boxCount } = header.value;
  const boxes = rest.slice(0, boxCount).map((line, index) => readBox(line, index));
  const damaged = boxes.indexOf(null);
  // A line that was cut is damaged too; what is to be said is that the end is missing.
  const wholeCount = damaged === -1 ? boxes.length : damaged;
  if (rest.length < boxCount || (damaged === boxCount - 1 && !endsWithLine(file.bytes))) {
    return err([errorAt("workspace-cut", { file: file.name }, { found: wholeCount, expected: boxCount })]);
  }
  if (damaged !== -1 || rest.length > boxCount) {
    return err([errorAt("workspace-box-damaged", { file: file.name }, { box: wholeCount + 1, count: boxCount })]);
  }
  return ok({ header: header.value, boxes: boxes.flatMap((box) => box ?? []) });
}

/** Issue: `workspace-content` when the first box, though it opened, is no table of contents: the app that wrote it was at fault. */
export function unpackContents(bytes: Uint8Array, fileName: string): Result<WorkspaceContents> {
  const json = parseJson(new TextDecoder().decode(bytes));
  const [dataVersion, rowCounts, hash] = ["dataVersion", "rowCounts", "contentHash"].map((name) => memberOf(json.ok && json.value, name));
  const counts = Object.entries(Object(rowCounts) as object).filter((entry): entry is [string, number] => Number.isInteger(entry[1]));
  if (typeof dataVersion !== "number" || typeof rowCounts !== "object" || typeof hash !== "string") return notItsContent(fileName);
  return ok({ dataVersion, rowCounts: Object.fromEntries(counts), contentHash: hash });
}

/** The rows of all boxes but the first. Issue: `workspace-content` when hash or number of rows are not those of the table of contents. */
export function unpackRows(boxes: readonly Uint8Array[], contents: WorkspaceContents, fileName: string): Result<readonly TableRow[]> {
  if (contentHash(boxes) !== contents.contentHash) return notItsContent(fileName);
  const rows: TableRow[] = [];
  for (const bytes of boxes) {
    const json = parseJson(new TextDecoder().decode(bytes));
    if (!json.ok || !Array.isArray(json.value) || !json.value.every(isTableRow)) return notItsContent(fileName);
    rows.push(...json.value);
  }
  const counted = new Map<string, number>();
  for (const [table] of rows) counted.set(table, (counted.get(table) ?? 0) + 1);
  const isComplete = Object.entries(contents.rowCounts).every(([table, count]) => (counted.get(table) ?? 0) === count);
  return isComplete ? ok(rows) : notItsContent(fileName);
}

function notItsContent(fileName: string): Result<never> {
  return err([errorAt("workspace-content", { file: fileName })]);
}

function isTableRow(value: unknown): value is TableRow {
  const [table, row] = Array.isArray(value) && value.length === 2 ? (value as readonly unknown[]) : [];
  return typeof table === "string" && typeof row === "object" && row !== null && !Array.isArray(row);
}

function readHeader(line: NamedBytes): Result<WorkspaceHeader> {
  const json = readEnvelope(line, WORKSPACE_FORMAT);
  if (!json.ok) return json;
  const at = (name: string): unknown => memberOf(json.value, name);
  const [appVersion, madeAtMs, studyIds, boxCount] = [at("appVersion"), at("madeAtMs"), at("studyIds"), at("boxCount")];
  const stretch = stretchOfJson(at("stretch"));
  const isWhole = hasFittingCheck(json.value) && typeof appVersion === "string" && isCount(madeAtMs) && isCount(boxCount) && boxCount > 0;
  if (!isWhole || !isListOfText(studyIds) || stretch === null) return err([errorAt("workspace-header-damaged", { file: line.name })]);
  return ok({ appVersion, madeAtMs, studyIds, stretch, boxCount });
}

function readBox(line: Uint8Array, index: number): LockedBytes | null {
  const json = parseJson(new TextDecoder().decode(line));
  return json.ok && hasFittingCheck(json.value) && memberOf(json.value, "box") === index ? boxOfJson(json.value) : null;
}

function linesOf(bytes: Uint8Array): readonly Uint8Array[] {
  const lines: Uint8Array[] = [];
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(LINE_END, from);
    const to = end === -1 ? bytes.length : end;
    lines.push(bytes.subarray(from, to));
    from = to + 1;
  }
  return lines;
}

function endsWithLine(bytes: Uint8Array): boolean {
  return bytes[bytes.length - 1] === LINE_END;
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}

function isListOfText(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}
