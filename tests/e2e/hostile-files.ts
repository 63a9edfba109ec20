import { mkdtempSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync, zipSync } from "fflate";
import { read, utils, write, type WorkBook, type WorkSheet } from "xlsx";
import { hpkeSealer } from "#crypto/hpke-sealer.ts";
import { headerContext, type SubmissionHeader } from "#formats/submission-file.ts";
import { toBase64Url } from "#lib/base64url.ts";

const MB = 1_000_000;

/** A file of that size on the disk, which takes no room there. */
export function hugeFile(name: string, megabytes: number): string {
  const path = join(mkdtempSync(join(tmpdir(), "rxbaseline-huge-")), name);
  writeFileSync(path, "");
  truncateSync(path, megabytes * MB);
  return path;
}

/** The first half of a file. */
export function cutShort(bytes: Uint8Array): Uint8Array {
  return bytes.slice(0, Math.floor(bytes.length / 2));
}

/** JSON text with a member put first that would reach into every object of a careless reader. */
export function withProto(json: Uint8Array): string {
  return Buffer.from(json).toString("utf8").replace("{", '{"__proto__":{"isCoordinator":true},');
}

/** JSON text with one string in it replaced, wherever it stands. */
export function withReplaced(json: Uint8Array, from: string, to: string): string {
  const text = Buffer.from(json).toString("utf8");
  if (!text.includes(from)) throw new Error(`nothing to replace: ${from}`);
  return text.replaceAll(from, to);
}

/** A submission file with the first letters of its sealed content changed. */
export function withEditedSeal(rxsub: Uint8Array): string {
  const file = JSON.parse(Buffer.from(rxsub).toString("utf8")) as { ciphertext: string };
  const start = file.ciphertext.startsWith("AAAA") ? "BBBB" : "AAAA";
  return JSON.stringify({ ...file, ciphertext: `${start}${file.ciphertext.slice(4)}` });
}

/** A submission file, truly sealed to the study, that would unpack to more than any machine should be asked for. */
export async function submissionBomb(rxsub: Uint8Array, publicKey: string): Promise<string> {
  const file = JSON.parse(Buffer.from(rxsub).toString("utf8")) as SubmissionHeader;
  const { format, formatVersion, appVersion, studyId, examId, examHash, submissionId, simulated } = file;
  const header = { format, formatVersion, appVersion, studyId, examId, examHash, submissionId, simulated };
  const sealed = await hpkeSealer.seal(publicKey, new Uint8Array(150 * MB), headerContext(header));
  return JSON.stringify({ ...header, enc: toBase64Url(sealed.enc), ciphertext: toBase64Url(sealed.ciphertext) });
}

/** A workbook of which one sheet unpacks to 300 MB. */
export function workbookBomb(xlsx: Uint8Array): Uint8Array {
  const files = unzipSync(xlsx);
  const sheet = files["xl/worksheets/sheet2.xml"] === undefined ? "xl/worksheets/sheet1.xml" : "xl/worksheets/sheet2.xml";
  return zipSync({ ...files, [sheet]: new Uint8Array(300 * MB) });
}

/** The same with a directory that says the sheet is small. */
export function lyingBomb(xlsx: Uint8Array): Uint8Array {
  const bytes = workbookBomb(xlsx);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 4 < bytes.length; at += 1) {
    if (view.getUint32(at, true) === 300 * MB) view.setUint32(at, 1000, true);
  }
  return bytes;
}

/** A spreadsheet that has nothing to do with the app. */
export function foreignWorkbook(): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([
      ["Ward", "Beds"],
      ["3A", 24],
    ]),
    "Beds",
  );
  return written(book);
}

/** A spreadsheet of model results in which a cell is computed. */
export function modelWorkbookWithFormula(): Uint8Array {
  const sheet = utils.aoa_to_sheet([
    ["item", "model-x"],
    ["A01", "B"],
    ["A02", "C"],
  ]);
  sheet["B3"] = { t: "s", v: "C", f: '"C"' };
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, "results");
  return written(book);
}

/** A place on a grading workbook's sheet. */
export interface GradeCell {
  readonly sheet: string;
  readonly cell: string;
}

/** The first grade cell of a workbook that was graded. */
export function firstGradeCell(xlsx: Uint8Array): GradeCell {
  const book = read(xlsx, { type: "array" });
  const [sheet] = visibleSheets(book);
  if (sheet === undefined) throw new Error("the workbook shows no items");
  const rows = utils.sheet_to_json<(string | null)[]>(sheetOf(book, sheet), { header: 1, defval: null });
  const column = (rows[0] ?? []).findIndex((head) => /^P1\n/.test(head ?? ""));
  const row = rows.findIndex((cells) => /^[A-Z0-9]{6}$/.test(cells[0] ?? ""));
  return { sheet, cell: utils.encode_cell({ r: row, c: column }) };
}

/** A graded workbook with something else in one cell. */
export function withCell(xlsx: Uint8Array, place: GradeCell, content: { readonly v: string; readonly f?: string }): Uint8Array {
  const book = read(xlsx, { type: "array" });
  sheetOf(book, place.sheet)[place.cell] = { t: "s", ...content };
  return written(book);
}

/** A graded workbook whose hidden sheet says something else under a name. */
export function withHiddenFact(xlsx: Uint8Array, name: string, value: string): Uint8Array {
  const book = read(xlsx, { type: "array" });
  const sheet = sheetOf(book, HIDDEN_SHEET);
  const rows = utils.sheet_to_json<(string | null)[]>(sheet, { header: 1, defval: null });
  const row = rows.findIndex((cells) => cells[0] === name);
  if (row === -1) throw new Error(`the hidden sheet says nothing of ${name}`);
  sheet[utils.encode_cell({ r: row, c: 1 })] = { t: "s", v: value };
  return written(book);
}

const HIDDEN_SHEET = "rxbaseline";

function visibleSheets(book: WorkBook): readonly string[] {
  return book.SheetNames.filter((name) => /^C\d\d$/.test(name));
}

function sheetOf(book: WorkBook, name: string): WorkSheet {
  const sheet = book.Sheets[name];
  if (sheet === undefined) throw new Error(`the workbook has no sheet ${name}`);
  return sheet;
}

function written(book: WorkBook): Uint8Array {
  return new Uint8Array(write(book, { type: "array", bookType: "xlsx", bookSST: true }) as ArrayBuffer);
}
