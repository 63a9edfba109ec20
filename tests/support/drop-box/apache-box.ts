import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findApache } from "../../../scripts/find-apache.mjs";
import { childServer, freePort } from "./child-server.ts";
import { guideBlocks, readersFile } from "./guide-blocks.ts";
import type { RealBox } from "./real-box.ts";

/** Uid and gid of nobody: as root, Apache serves in another's name. */
const NOBODY = 65_534;

/** Apache's mod_dav with a folder that takes files and gives nothing back, set up as docs/guides/drop-box.md says. */
export async function apacheBox(): Promise<RealBox> {
  const apache = findApache();
  if (apache === undefined) throw new Error("apacheBox requires Apache with mod_dav, found none");
  const [folder, port] = [mkdtempSync(join(tmpdir(), "apache-box-")), await freePort()];
  const [files, run] = [join(folder, "drop"), join(folder, "run")];
  for (const path of [files, run]) mkdirSync(path);
  chmodSync(folder, 0o755);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) for (const path of [files, run]) chownSync(path, NOBODY, NOBODY);
  const reading = ["autoindex", "auth_basic", "authn_core", "authn_file", "authz_user"];
  const modules = ["mpm_event", "authz_core", "alias", "dav", "dav_fs", ...reading];
  writeFileSync(join(folder, "readers"), readersFile());
  writeFileSync(
    join(folder, "apache.conf"),
    [
      `ServerRoot "${folder}"`,
      "ServerName localhost",
      `Listen 127.0.0.1:${port}`,
      `PidFile "${run}/pid"`,
      `DefaultRuntimeDir "${run}"`,
      `ErrorLog "${run}/error.log"`,
      ...modules.map((name) => `LoadModule ${name}_module ${apache.modules}/mod_${name}.so`),
      ...(isRoot ? [`User #${NOBODY}`, `Group #${NOBODY}`] : []),
      `DocumentRoot "${run}"`,
      `DavLockDB "${run}/lock"`,
      guideBlocks("apache")
        .filter((block) => block.startsWith("Alias"))
        .map((block) => block.replaceAll("/srv/rxbaseline/drop", files).replaceAll("/srv/rxbaseline", folder))
        .join("\n"),
    ].join("\n"),
  );
  const server = childServer(apache.program, ["-f", join(folder, "apache.conf"), "-DFOREGROUND"], `http://127.0.0.1:${port}/`);
  return {
    url: `http://127.0.0.1:${port}/drop/`,
    ...server,
    files: () =>
      readdirSync(files)
        .filter((name) => name.endsWith(".rxsub"))
        .map((name) => ({ name, bytes: readFileSync(join(files, name)) })),
    remove: async () => {
      await server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
