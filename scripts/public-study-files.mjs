import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./paths.mjs";

/** Where the build keeps the pilot study's two halves; git-ignored, and only the public half goes on from here. */
export const KEYS_FOLDER = join(ROOT, ".keys");

/**
 * Vite plugin that puts the public files of exams and studies into the build: `exams/<id>/paper.json`, `exams/<id>/media/*` and
 * `studies/pilot.json`. Files are named one by one, so that a key cannot come along with its folder.
 */
export function publicStudyFiles() {
  return {
    name: "public-study-files",
    apply: "build",
    generateBundle() {
      for (const [fileName, path] of [...examFiles(), ["studies/pilot.json", join(KEYS_FOLDER, "pilot-study.json")]]) {
        if (existsSync(path)) this.emitFile({ type: "asset", fileName, source: readFileSync(path) });
        else this.warn(`${fileName} is left out: ${path} is missing (npm run build makes it)`);
      }
    },
  };
}

function examFiles() {
  const folder = join(ROOT, "exams");
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => [[`exams/${name}/paper.json`, join(folder, name, "paper.json")], ...mediaFiles(folder, name)]);
}

function mediaFiles(folder, examId) {
  const media = join(folder, examId, "media");
  if (!existsSync(media)) return [];
  return readdirSync(media).map((name) => [`exams/${examId}/media/${name}`, join(media, name)]);
}
