import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PYTHON = "/usr/bin/python3";
const DRIVER = new URL("grade-workbook.py", import.meta.url).pathname;

/** What to type into grade cells: by code and point, or by a rule for every cell. */
export type GradePlan =
  | Readonly<Record<string, Readonly<Record<string, string>>>>
  | { readonly rule: "yes" | "no" | "alternate"; readonly yes: string; readonly no: string };

/** True when LibreOffice and its Python bridge can be run. With CI set, throws instead of returning false: a missing tool is a failure. */
export function hasLibreOffice(): boolean {
  const office = spawnSync("soffice", ["--version"], { timeout: 60_000 }).status === 0;
  const bridge = spawnSync(PYTHON, ["-c", "import uno"], { timeout: 60_000 }).status === 0;
  if (office && bridge) return true;
  if (process.env["CI"])
    throw new Error("LibreOffice tests need soffice and python3-uno: apt-get install libreoffice-calc-nogui python3-uno");
  console.warn("LibreOffice tests skipped: soffice or python3-uno is missing");
  return false;
}

/** Opens a workbook in LibreOffice and saves it in the format of `extension`. */
export function convertInLibreOffice(bytes: Uint8Array, extension: "xlsx" | "ods" | "xls"): Uint8Array {
  return inFolder((folder) => {
    writeFileSync(join(folder, "in.xlsx"), bytes);
    const profile = `-env:UserInstallation=file://${join(folder, "profile")}`;
    const target = ["--convert-to", extension, "--outdir", join(folder, "out"), join(folder, "in.xlsx")];
    execFileSync("soffice", [profile, "--headless", "--norestore", ...target], { timeout: 180_000, stdio: "ignore" });
    return new Uint8Array(readFileSync(join(folder, "out", `in.${extension}`)));
  });
}

/** Grades a blinded workbook in LibreOffice, through .ods and back to .xlsx. */
export function gradeInLibreOffice(
  bytes: Uint8Array,
  plan: GradePlan,
): { readonly bytes: Uint8Array; readonly rows: number; readonly cells: number } {
  return inFolder((folder) => {
    const [input, output, planFile] = ["in.xlsx", "out.xlsx", "plan.json"].map((name) => join(folder, name)) as [string, string, string];
    writeFileSync(input, bytes);
    writeFileSync(planFile, JSON.stringify(plan));
    const printed = execFileSync(PYTHON, [DRIVER, input, output, planFile], { timeout: 260_000, encoding: "utf8" });
    const counts = JSON.parse(printed) as { rows: number; cells: number };
    return { bytes: new Uint8Array(readFileSync(output)), ...counts };
  });
}

function inFolder<T>(use: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), "rxbaseline-lo-"));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
