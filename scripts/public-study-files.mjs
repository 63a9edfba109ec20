import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./paths.mjs";

/** Where the build keeps the pilot study's two halves; git-ignored, and only the public half goes on from here. */
export const KEYS_FOLDER = join(ROOT, ".keys");

/** The studies this host offers, in the order in which they are shown. */
const STUDY_IDS = ["pilot"];

/**
 * Vite plugin that puts the public files of exams and studies into the build: `studies/<id>.json`, in which the exam's paper is under
 * lock, the list of studies, `studies/index.json`, and `exams/<id>/media/*`. Files are named one by one, so that neither a key nor a
 * readable paper can come along with its folder.
 */
export function publicStudyFiles() {
  return {
    name: "public-study-files",
    apply: "build",
    generateBundle() {
      for (const [fileName, path] of [...mediaFiles(), ...studyFiles()]) {
        if (!existsSync(path)) this.error(`${path} is missing: run npm run build, which makes it`);
        this.emitFile({ type: "asset", fileName, source: readFileSync(path) });
      }
      const index = { format: "rxbaseline-study-index", formatVersion: 1, studies: STUDY_IDS };
      this.emitFile({ type: "asset", fileName: "studies/index.json", source: JSON.stringify(index) });
    },
  };
}

function mediaFiles() {
  const folder = join(ROOT, "exams");
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => mediaOf(folder, name));
}

function studyFiles() {
  return STUDY_IDS.map((id) => [`studies/${id}.json`, join(KEYS_FOLDER, `${id}-study.json`)]);
}

function mediaOf(folder, examId) {
  const media = join(folder, examId, "media");
  if (!existsSync(media)) return [];
  return readdirSync(media).map((name) => [`exams/${examId}/media/${name}`, join(media, name)]);
}
