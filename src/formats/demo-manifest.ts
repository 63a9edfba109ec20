import * as z from "zod/mini";
import { writeJsonFile } from "#formats/json-file.ts";
import { readShapedFile } from "#formats/read-shaped-file.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import type { Result } from "#lib/result.ts";

/** Format and version of a demo study's list of files. */
export const DEMO_FORMAT = { format: "rxbaseline-demo", formatVersion: 1 } as const;

/** What a demo study consists of. */
export interface DemoManifest {
  readonly appVersion: string;
  /** What the study was made from. */
  readonly seed: string;
  /** Paths beside the manifest, in the order they are to be read. */
  readonly files: readonly string[];
}

/** Relative, downward, nothing that a server or a file system would take for more than a path. */
const path = z.string().check(z.regex(/^(?!.*\.\.)[A-Za-z0-9_-][A-Za-z0-9_.-]*(\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$/), z.maxLength(200));
const manifest = z.strictObject({
  format: z.literal(DEMO_FORMAT.format),
  formatVersion: z.literal(DEMO_FORMAT.formatVersion),
  appVersion: z.string().check(z.maxLength(40)),
  seed: z.string().check(z.maxLength(200)),
  files: z.array(path).check(z.maxLength(10_000)),
});

/** Reads `manifest.json` of a demo study. Issues: those of `readShapedFile`. */
export function readDemoManifest(file: NamedBytes): Result<DemoManifest> {
  return readShapedFile(file, DEMO_FORMAT, manifest);
}

/** Writes `manifest.json` of a demo study. */
export function writeDemoManifest(demo: DemoManifest): Uint8Array {
  return writeJsonFile({ ...DEMO_FORMAT, ...demo });
}
