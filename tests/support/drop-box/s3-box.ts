import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { childServer, freePort } from "./child-server.ts";
import type { RealBox } from "./real-box.ts";

const BUCKET = "drop";
/** How s3rver names the file that holds an object's bytes. */
const STORED = "._S3rver_object";

/** An S3-compatible server with one bucket; pages of `origin` may put files into it and see their checksums, as docs/guides/drop-box.md says. */
export async function s3Box(origin: string): Promise<RealBox> {
  const [folder, port] = [mkdtempSync(join(tmpdir(), "s3-box-")), await freePort()];
  const cors = join(folder, "cors.xml");
  writeFileSync(cors, corsRule(origin));
  const data = join(folder, "data");
  const program = join(dirname(createRequire(import.meta.url).resolve("s3rver/package.json")), "bin", "s3rver.js");
  const place = ["--directory", data, "--address", "127.0.0.1", "--port", String(port)];
  // It makes what asks for the next page of a listing with DES, which Node gives to nobody else.
  const args = ["--openssl-legacy-provider", program, ...place, "--configure-bucket", BUCKET, cors, "--silent", "--no-vhost-buckets"];
  const server = childServer(process.execPath, args, `http://127.0.0.1:${port}/`);
  return {
    url: `http://127.0.0.1:${port}/${BUCKET}/`,
    ...server,
    files: () =>
      readdirSync(join(data, BUCKET))
        .filter((name) => name.endsWith(`.rxsub${STORED}`))
        .map((name) => ({ name: name.slice(0, -STORED.length), bytes: readFileSync(join(data, BUCKET, name)) })),
    remove: async () => {
      await server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function corsRule(origin: string): string {
  const rule = [
    ["AllowedOrigin", origin],
    ["AllowedMethod", "PUT"],
    ["AllowedMethod", "GET"],
    ["AllowedHeader", "if-none-match"],
    ["ExposeHeader", "ETag"],
  ];
  const members = rule.map(([name, value]) => `<${name}>${value}</${name}>`);
  return `<CORSConfiguration><CORSRule>${members.join("")}</CORSRule></CORSConfiguration>`;
}
