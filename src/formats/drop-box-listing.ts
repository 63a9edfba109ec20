import { errorAt } from "#lib/issue.ts";
import { memberOf } from "#lib/member-of.ts";
import { err, ok, type Result } from "#lib/result.ts";

/** A page of what a drop box says lies in it. */
export interface DropBoxListing {
  /** Names of entries of the folder itself, decoded, in the order listed, each once. Whatever they are: nothing here says they are submissions. */
  readonly names: readonly string[];
  /** What asks for the next page; null for the last. Only S3 has pages. */
  readonly next: string | null;
}

/** Titles of the listings that Apache and nginx write. */
const FOLDER_PAGE = /<title>\s*Index of /i;

/**
 * Reads a folder's listing: HTML of Apache's and nginx's own making, JSON of nginx and Caddy, XML of S3 (ListObjectsV2). Names with a path
 * in them are left out: nothing outside the folder is ever named. Takes time in proportion to the text, whatever stands in it.
 * Issues: `drop-box-not-listing` when the text is none of these, such as the page of a network that wants a login first;
 * `drop-box-listing-cut` when there is more and nothing to ask for it by, as in S3's first version of the listing.
 */
export function readDropBoxListing(text: string): Result<DropBoxListing> {
  const listing = readXml(text) ?? readHtml(text) ?? readJsonNames(text);
  if (listing === null) return err([errorAt("drop-box-not-listing", {})]);
  if (listing === "cut") return err([errorAt("drop-box-listing-cut", {})]);
  const names = listing.names.filter((name) => name !== "" && !/[/\\]/.test(name) && name !== "." && name !== "..");
  return ok({ ...listing, names: [...new Set(names)] });
}

function readXml(text: string): DropBoxListing | "cut" | null {
  if (!/<ListBucketResult[\s>]/.test(text)) return null;
  const names = textsOf(text, /<Key>([^<]*)<\/Key>/g).map(withoutEntities);
  if (!/<IsTruncated>\s*true\s*</.test(text)) return { names, next: null };
  const [next] = textsOf(text, /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/g);
  return next === undefined ? "cut" : { names, next: withoutEntities(next) };
}

function readHtml(text: string): DropBoxListing | null {
  if (!FOLDER_PAGE.test(text)) return null;
  return { names: textsOf(text, /<a\s[^<>]*?href="([^"]*)"/gi).map((href) => decoded(withoutEntities(href))), next: null };
}

function readJsonNames(text: string): DropBoxListing | null {
  let entries: unknown;
  try {
    entries = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(entries)) return null;
  const names = entries.map((entry) => memberOf(entry, "name"));
  return names.every((name) => typeof name === "string") ? { names, next: null } : null;
}

function textsOf(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, found = ""]) => found);
}

/** The name an address stands for; none where it stands for nothing. */
function decoded(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return "";
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Only those that the names of submissions and S3's tokens can hold; others stay as they are and match no name. */
function withoutEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
