import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PYTHON = "/usr/bin/python3";
const DRIVER = new URL("run-jobs.py", import.meta.url).pathname;

/** What to type into grade cells: by code and point, or by a rule for every cell. */
export type GradePlan =
  | Readonly<Record<string, Readonly<Record<string, string>>>>
  | { readonly rule: "yes" | "no" | "alternate"; readonly yes: string; readonly no: string };

/** What LibreOffice is to do with an .xlsx file: save it in another format, save every sheet as CSV, or grade it. */
export type OfficeJob =
  | { readonly kind: "convert"; readonly bytes: Uint8Array; readonly extension: "xlsx" | "ods" | "xls" }
  | { readonly kind: "csv"; readonly bytes: Uint8Array }
  | { readonly kind: "grade"; readonly bytes: Uint8Array; readonly plan: GradePlan };

/** What came of a job. */
export interface OfficeResult {
  /** The file saved; empty for CSV. */
  readonly bytes: Uint8Array;
  /** The sheets as CSV by name; empty for all but CSV. */
  readonly csvBySheet: ReadonlyMap<string, Uint8Array>;
  /** Rows and cells graded; 0 for all but grading. */
  readonly rows: number;
  readonly cells: number;
}

/** True when LibreOffice and its Python bridge can be run. With CI set, throws instead of returning false: a missing tool is a failure. */
export function hasLibreOffice(): boolean {
  const office = spawnSync("sh", ["-c", "command -v soffice"], { timeout: 60_000 }).status === 0;
  const bridge = spawnSync(PYTHON, ["-c", "import uno"], { timeout: 60_000 }).status === 0;
  if (office && bridge) return true;
  if (process.env["CI"])
    throw new Error("LibreOffice tests need soffice and python3-uno: apt-get install libreoffice-calc-nogui python3-uno");
  console.warn("LibreOffice tests skipped: soffice or python3-uno is missing");
  return false;
}

/** Does all jobs in one LibreOffice, whose start is what takes the time. Results in the order of the jobs. */
export function runInLibreOffice(jobs: readonly OfficeJob[]): readonly OfficeResult[] {
  return inFolder((folder) => {
    const told = jobs.map((job, index) => {
      const own = join(folder, String(index));
      mkdirSync(join(own, "csv"), { recursive: true });
      const source = join(own, "in.xlsx");
      writeFileSync(source, job.bytes);
      if (job.kind === "csv") return { kind: job.kind, source, folder: join(own, "csv") };
      const target = join(own, `out.${job.kind === "convert" ? job.extension : "xlsx"}`);
      return job.kind === "convert" ? { kind: job.kind, source, target } : { kind: job.kind, source, target, plan: job.plan };
    });
    writeFileSync(join(folder, "jobs.json"), JSON.stringify(told));
    const printed = execFileSync(PYTHON, [DRIVER, join(folder, "jobs.json")], { timeout: 260_000, encoding: "utf8" });
    const counts = JSON.parse(printed) as readonly Partial<Pick<OfficeResult, "rows" | "cells">>[];
    return told.map(({ target, folder: csvFolder }, index) => ({
      bytes: target === undefined ? new Uint8Array() : new Uint8Array(readFileSync(target)),
      csvBySheet: csvFolder === undefined ? new Map() : csvFilesIn(csvFolder),
      rows: counts[index]?.rows ?? 0,
      cells: counts[index]?.cells ?? 0,
    }));
  });
}

/** Opens a workbook in LibreOffice and saves it in the format of `extension`. */
export function convertInLibreOffice(bytes: Uint8Array, extension: "xlsx" | "ods" | "xls"): Uint8Array {
  return only(runInLibreOffice([{ kind: "convert", bytes, extension }])).bytes;
}

/** Grades a blinded workbook in LibreOffice, through .ods and back to .xlsx. */
export function gradeInLibreOffice(bytes: Uint8Array, plan: GradePlan): OfficeResult {
  return only(runInLibreOffice([{ kind: "grade", bytes, plan }]));
}

function csvFilesIn(folder: string): ReadonlyMap<string, Uint8Array> {
  return new Map(readdirSync(folder).map((name) => [name.replace(/\.csv$/, ""), new Uint8Array(readFileSync(join(folder, name)))]));
}

function only(results: readonly OfficeResult[]): OfficeResult {
  const [result] = results;
  if (result === undefined) throw new RangeError("only requires a result, got none");
  return result;
}

function inFolder<T>(use: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), "rxbaseline-lo-"));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
