import { writeHostedIndex } from "#formats/study-file.ts";
import { packPlain } from "#formats/unpack-archive.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";

/**
 * Makes what a host needs to offer a study, laid out as it lies beside the app: `studies/<studyId>.json`, and `studies/index.json` that
 * lists this study alone. As a zip archive.
 */
export function makeHostArchive(studyId: string, studyFile: Uint8Array): NamedBytes {
  const files = new Map([
    [`studies/${studyId}.json`, studyFile],
    ["studies/index.json", writeHostedIndex([studyId])],
  ]);
  return { name: `${studyId}-host.zip`, bytes: packPlain(files) };
}
