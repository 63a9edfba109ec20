import { examineFile } from "#workflows/examine-file.ts";
import type { FileExaminer } from "#workflows/ports/file-examiner.ts";
import type { Sealer } from "#workflows/ports/sealer.ts";

/** Examines files in the thread that asks: for the command line and the simulation, which have nobody to hold up. */
export function examineHere(sealer: Sealer): FileExaminer {
  return { open: (examination) => ({ examine: (file) => examineFile(file, examination, sealer), close: () => undefined }) };
}
