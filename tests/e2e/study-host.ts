import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { unzipSync } from "fflate";
import { serve } from "../../scripts/serve.mjs";
import { projectPath } from "./project-files.ts";

/** A host of the app that offers the study of an archive. */
export interface StudyHost {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves a copy of the build into whose folder the archive "for a host" was unpacked, as its page says. */
export async function studyHost(archive: Uint8Array): Promise<StudyHost> {
  const dist = mkdtempSync(join(tmpdir(), "study-host-"));
  cpSync(projectPath("dist"), dist, { recursive: true, filter: (path) => !path.endsWith(".map") });
  for (const [name, bytes] of Object.entries(unzipSync(archive))) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), bytes);
  }
  const server = await serve({ port: 0, dist });
  return {
    url: server.url,
    close: async () => {
      await server.close();
      rmSync(dist, { recursive: true, force: true });
    },
  };
}
