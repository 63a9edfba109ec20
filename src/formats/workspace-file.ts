import type { CodeStretch, LockedBytes } from "#domain/study/study-pack.ts";
import { boxToJson, stretchToJson, withCheck } from "#formats/locked-json.ts";
import { hashOf, sha256HexOfBytes } from "#lib/hash.ts";
import { canonicalJson, type Json } from "#lib/json.ts";
import { joinBytes } from "#lib/join-bytes.ts";

/** Format and newest version of a `.rxws` file. */
export const WORKSPACE_FORMAT = { format: "rxbaseline-workspace", formatVersion: 1 } as const;

/** What the file says openly. Every box is bound to it: with any of this changed, none opens. */
export interface WorkspaceHeader {
  readonly appVersion: string;
  /** UTC epoch ms. */
  readonly madeAtMs: number;
  /** Ids of the studies in it. */
  readonly studyIds: readonly string[];
  readonly stretch: CodeStretch;
  /** The first box is the table of contents, each other one holds rows. */
  readonly boxCount: number;
}

/** What the first box holds: with it is known that the others are all there and as they were. */
export interface WorkspaceContents {
  /** Shape of the database the rows are from. */
  readonly dataVersion: number;
  /** Rows of each table. */
  readonly rowCounts: Readonly<Record<string, number>>;
  /** `contentHash` of the boxes with rows. */
  readonly contentHash: string;
}

/** Rows in their tables, as `[table, row]`. */
export type TableRow = readonly [table: string, row: { readonly [member: string]: Json }];

/** About so many characters of rows go into one box: little enough that the page stays alive, enough to compress well. */
const BOX_LENGTH = 1_000_000;
const LINE_END = "\n";

/** Rows as the contents of boxes, JSON as UTF-8, in the order given. A row is never parted, however long. */
export function* packRows(rows: Iterable<TableRow>): Generator<Uint8Array> {
  let [texts, length]: [string[], number] = [[], 0];
  for (const row of rows) {
    const text = JSON.stringify(row);
    texts.push(text);
    length += text.length;
    if (length < BOX_LENGTH) continue;
    yield packed(texts);
    [texts, length] = [[], 0];
  }
  if (texts.length > 0) yield packed(texts);
}

/** SHA-256 of the SHA-256 of each box with rows: 64 hex digits. */
export function contentHash(boxes: readonly Uint8Array[]): string {
  return hashOf(boxes.map(sha256HexOfBytes));
}

/** The table of contents as the content of the first box. */
export function packContents(contents: WorkspaceContents): Uint8Array {
  return new TextEncoder().encode(canonicalJson(contents));
}

/** The bytes that bind the box of that number, counted from 0, to its file and its place in it. */
export function boxContext(header: WorkspaceHeader, index: number): Uint8Array {
  return new TextEncoder().encode(`${canonicalJson(headerToJson(header))}${LINE_END}${index}`);
}

/** Writes a `rxbaseline-workspace` file, version 1: the header, then a line for each box. Read by `readWorkspaceFile`. */
export function writeWorkspaceFile(header: WorkspaceHeader, boxes: readonly LockedBytes[]): Uint8Array {
  const lines = [headerToJson(header), ...boxes.map((box, index) => ({ box: index, ...boxToJson(box) }))];
  return joinBytes(lines.map((line) => new TextEncoder().encode(`${canonicalJson(withCheck(line))}${LINE_END}`)));
}

function headerToJson({ appVersion, madeAtMs, studyIds, stretch, boxCount }: WorkspaceHeader) {
  return { ...WORKSPACE_FORMAT, appVersion, madeAtMs, studyIds, stretch: stretchToJson(stretch), boxCount };
}

function packed(texts: readonly string[]): Uint8Array {
  return new TextEncoder().encode(`[${texts.join(",\n")}]`);
}
