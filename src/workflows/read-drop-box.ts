import { handInAddress } from "#domain/study/hand-in.ts";
import { handInUrlIssue } from "#domain/study/hand-in-url.ts";
import { readDropBoxListing } from "#formats/drop-box-listing.ts";
import { errorAt, type Issue } from "#lib/issue.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";
import { isContradiction } from "#workflows/contradiction.ts";
import type { DropBoxReader, ReadFailure, StopSignal } from "#workflows/ports/drop-box-reader.ts";
import type { StudyWorkspace } from "#workflows/ports/workspace-store.ts";

/** Files read at the same time. */
const AT_ONCE = 4;
/** S3 lists a thousand names a page: more pages than these are no study's. */
const MAX_PAGES = 100;
const FILE_LIMIT_MS = 60_000;
/** While the listing is waited for, someone may have to look a password up. */
const LISTING_LIMIT_MS = 300_000;

/** What is read, from where. */
export interface DropBoxRequest {
  /** Address of the folder; need not be the one that exam machines put into. */
  readonly url: string;
  readonly studyId: string;
  /** Receipts that are held already: their files are not read again. */
  readonly heldReceipts: ReadonlySet<string>;
  readonly signal: StopSignal;
  /** Called before the first file and after each. */
  readonly onProgress: (doneCount: number, totalCount: number) => void;
}

/** What came of it. */
export interface DropBoxContents {
  /** In the order of their names. */
  readonly files: readonly NamedBytes[];
  /** Submissions of this study in the box. */
  readonly listedCount: number;
  /** Of these, how many were not read since they are held. */
  readonly heldCount: number;
  /** Why each of the others could not be read; none for those that were cancelled. */
  readonly issues: readonly Issue[];
}

/**
 * Reads the submissions of a study from its drop box: lists the folder, then gets what is not held. Nothing in the box is changed. Only
 * names as this study's submissions have are ever asked for. One file that cannot be read does not stop the others. Cancelled, it gives
 * what was read until then.
 * Issues: those of `handInUrlIssue`: nothing is asked for then; those of `readDropBoxListing`; `drop-box-listing-cut` also where a box has
 * always one more page; `drop-box-blocked`, `-unreachable`, `-refused` {status}, `-missing`, `-too-large`, `-timed-out`,
 * `-failed` {status}: why there is no listing, or, with the file's name, why one file is missing.
 */
export async function readDropBox(request: DropBoxRequest, reader: DropBoxReader): Promise<Result<DropBoxContents>> {
  const { url, studyId, heldReceipts, signal, onProgress } = request;
  const unfit = handInUrlIssue(url, {});
  if (unfit !== null) return err([unfit]);
  const listed = await listAll(url, studyId, { reader, signal });
  if (!listed.ok) return listed;
  const wanted = listed.value.filter(({ receipt }) => !heldReceipts.has(receipt)).map(({ name }) => name);
  const files: NamedBytes[] = [];
  const issues: Issue[] = [];
  let doneCount = 0;
  onProgress(0, wanted.length);
  const queue = [...wanted];
  const readNext = async (): Promise<void> => {
    for (let name = queue.shift(); name !== undefined && !signal.aborted; name = queue.shift()) {
      const outcome = await reader.read(handInAddress({ url }, encodeURIComponent(name)), { limitMs: FILE_LIMIT_MS, signal });
      if (outcome.kind === "read") files.push({ name, bytes: outcome.bytes });
      else if (!signal.aborted) issues.push(issueOf(outcome, name));
      doneCount += 1;
      onProgress(doneCount, wanted.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readNext));
  files.sort((a, b) => (a.name < b.name ? -1 : 1));
  return ok({ files, listedCount: listed.value.length, heldCount: listed.value.length - wanted.length, issues });
}

/**
 * Receipts of the sittings that are held as they were left: what a drop box holds under them is the same. One that was changed afterwards
 * bears the receipt of its original, which may lie in the box and takes its place.
 */
export function heldReceipts({ collected }: Pick<StudyWorkspace, "collected">): ReadonlySet<string> {
  const unchanged = collected.filter(({ issues }) => !issues.some(({ code }) => isContradiction(code)));
  return new Set(unchanged.flatMap(({ submission: { source } }) => (source.kind === "participant" ? [source.receipt] : [])));
}

interface ListedFile {
  readonly name: string;
  readonly receipt: string;
}

async function listAll(
  url: string,
  studyId: string,
  { reader, signal }: { readonly reader: DropBoxReader; readonly signal: StopSignal },
): Promise<Result<readonly ListedFile[]>> {
  const found = new Map<string, ListedFile>();
  let next: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const outcome = await reader.read(listingAddress(url, studyId, next), { limitMs: LISTING_LIMIT_MS, signal });
    if (outcome.kind !== "read") return err([issueOf(outcome)]);
    const listing = readDropBoxListing(new TextDecoder().decode(outcome.bytes));
    if (!listing.ok) return listing;
    for (const file of listing.value.names.flatMap((name) => ownFile(name, studyId))) found.set(file.name, file);
    next = listing.value.next;
    if (next === null) return ok([...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1)));
  }
  return err([errorAt("drop-box-listing-cut", {})]);
}

/** The folder's own address; what is asked of S3 means nothing to the others. */
function listingAddress(url: string, studyId: string, next: string | null): string {
  const folder = handInAddress({ url }, "");
  const more = next === null ? "" : `&continuation-token=${encodeURIComponent(next)}`;
  return `${folder}${folder.includes("?") ? "&" : "?"}list-type=2&prefix=${encodeURIComponent(`${studyId}_`)}${more}`;
}

/** A submission of this study by its name, as `handInFileName` makes it; none for anything else. */
function ownFile(name: string, studyId: string): readonly ListedFile[] {
  if (!name.startsWith(`${studyId}_`)) return [];
  const receipt = /^[0-9A-Za-z-]+_([0-9A-Za-z-]+)\.rxsub$/.exec(name.slice(studyId.length + 1))?.[1];
  return receipt === undefined ? [] : [{ name, receipt }];
}

function issueOf({ kind, status }: ReadFailure, file?: string): Issue {
  const place = file === undefined ? {} : { file };
  const answered = { status: status ?? "–" };
  const issues: Readonly<Record<ReadFailure["kind"], Issue>> = {
    blocked: errorAt("drop-box-blocked", place),
    unreachable: errorAt("drop-box-unreachable", place),
    refused: errorAt("drop-box-refused", place, answered),
    missing: errorAt("drop-box-missing", place),
    "too-large": errorAt("drop-box-too-large", place),
    "timed-out": errorAt("drop-box-timed-out", place),
    failed: errorAt("drop-box-failed", place, answered),
  };
  return issues[kind];
}
