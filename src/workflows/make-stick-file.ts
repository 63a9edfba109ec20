import { readHostedStudy } from "#formats/hosted-study.ts";
import { readJsonFile } from "#formats/json-file.ts";
import { putStudyIntoPage } from "#formats/stick-page.ts";
import { errorAt } from "#lib/issue.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";

/** Where the app's own host keeps the stick app's page without a study. It is no part of what exam machines store. */
export const STICK_TEMPLATE_PATH = "stick/stick.html";

/**
 * Makes the file for a USB stick: the stick app's page with a study file in it. `template` is what the host gave for `STICK_TEMPLATE_PATH`,
 * null where it gave nothing.
 * Issues: `stick-template-missing`; those of `readHostedStudy` and `putStudyIntoPage`.
 */
export function makeStickFile(template: Uint8Array | null, studyFile: NamedBytes): Result<NamedBytes> {
  if (template === null) return err([errorAt("stick-template-missing", { file: STICK_TEMPLATE_PATH })]);
  const hosted = readHostedStudy(studyFile);
  if (!hosted.ok) return hosted;
  const json = readJsonFile(studyFile);
  if (!json.ok) return json;
  const page = putStudyIntoPage({ name: STICK_TEMPLATE_PATH, bytes: template }, json.value);
  return page.ok ? ok({ name: `${hosted.value.study.studyId}-stick.html`, bytes: page.value }) : page;
}
