import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { argon2PackCipher } from "#crypto/argon2-pack-cipher.ts";
import { parsePaper } from "#domain/exam/parse-paper.ts";
import { readOfficeFile } from "#formats/office-file.ts";
import type { Json } from "#lib/json.ts";
import { makeStudyFile } from "#workflows/make-study-file.ts";
import { serve } from "../../scripts/serve.mjs";
import { freePort } from "../support/drop-box/child-server.ts";
import type { RealBox } from "../support/drop-box/real-box.ts";
import { s3Box } from "../support/drop-box/s3-box.ts";
import { givenFile, type GivenFile } from "./pages/file-field.ts";
import { PILOT, projectPath, readJson } from "./project-files.ts";

/** A host of the pilot study with a drop box at another address, which is not started. */
export interface DropBoxHost {
  readonly url: string;
  /** The same app and study at an address whose pages may not ask at the box. */
  readonly strictUrl: string;
  readonly box: RealBox;
  /** The coordinator's file of that study. */
  readonly office: GivenFile;
  readonly close: () => Promise<void>;
}

/** Serves a copy of the build in which the pilot study names an S3-compatible drop box. */
export async function dropBoxHost(): Promise<DropBoxHost> {
  const port = await freePort();
  const box = await s3Box(`http://localhost:${port}`);
  const dist = mkdtempSync(join(tmpdir(), "drop-box-host-"));
  cpSync(projectPath("dist"), dist, { recursive: true, filter: (path) => !path.endsWith(".map") });
  writeFileSync(join(dist, "studies/pilot.json"), await pilotWith(box.url));
  const allowed = await serve({ port, dist, connectTo: [new URL(box.url).origin] });
  const strict = await serve({ port: 0, dist });
  return {
    url: allowed.url,
    strictUrl: strict.url,
    box,
    office: givenFile("office.json", Buffer.from(JSON.stringify(officeWith(box.url)))),
    close: async () => {
      await Promise.all([allowed.close(), strict.close(), box.remove()]);
      rmSync(dist, { recursive: true, force: true });
    },
  };
}

function officeWith(dropBoxUrl: string): object {
  const file = readJson<{ readonly office: { readonly study: object } }>(PILOT.office);
  const study = { ...file.office.study, handIn: { url: dropBoxUrl } };
  return { ...file, office: { ...file.office, study } };
}

async function pilotWith(dropBoxUrl: string): Promise<Uint8Array> {
  const office = readOfficeFile({ name: "office", bytes: new Uint8Array(readFileSync(PILOT.office)) });
  const paper = readJson<Json>(PILOT.paper);
  const exam = parsePaper(paper, { file: "paper" });
  if (!office.ok || !exam.ok) throw new Error("the pilot study's files cannot be read");
  const study = { ...office.value.study, handIn: { url: dropBoxUrl } };
  return makeStudyFile({ office: { ...office.value, study }, exam: exam.value, paper, appVersion: "0.0.0" }, argon2PackCipher);
}
