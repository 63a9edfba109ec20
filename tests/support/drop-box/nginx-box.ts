import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findNginx } from "../../../scripts/find-static-hosts.mjs";
import { childServer, freePort } from "./child-server.ts";
import { guideBlocks, readersFile } from "./guide-blocks.ts";
import type { RealBox } from "./real-box.ts";

/** nginx with a folder that takes files from everybody and gives them to a reader, set up as docs/guides/drop-box.md says. */
export async function nginxBox(): Promise<RealBox> {
  const nginx = findNginx();
  if (nginx === undefined) throw new Error("nginxBox requires nginx, found none");
  const [folder, port] = [mkdtempSync(join(tmpdir(), "nginx-box-")), await freePort()];
  const files = join(folder, "drop");
  mkdirSync(files);
  writeFileSync(join(folder, "readers"), readersFile());
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${join(folder, name)};`);
  const user = process.getuid?.() === 0 ? "user root;" : ""; // the folder under test may be one that only its owner reads
  const site = guideBlocks("nginx").join("\n").replaceAll("/srv/rxbaseline", folder);
  const path = join(folder, "nginx.conf");
  writeFileSync(
    path,
    `${user} worker_processes 1; pid ${join(folder, "pid")}; events {}
    http { access_log off; ${temporary.join(" ")} server { listen 127.0.0.1:${port}; ${site} } }`,
  );
  const args = ["-e", "stderr", "-p", folder, "-c", path, "-g", "daemon off;"];
  const server = childServer(nginx, args, `http://127.0.0.1:${port}/`);
  return {
    url: `http://127.0.0.1:${port}/drop/`,
    ...server,
    files: () => readdirSync(files).map((name) => ({ name, bytes: readFileSync(join(files, name)) })),
    remove: async () => {
      await server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
