import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { handInAddress } from "#domain/study/hand-in.ts";
import { fetchDropBox } from "#platform/fetch-drop-box.ts";
import { fetchDropBoxReader } from "#platform/fetch-drop-box-reader.ts";
import { readDropBox, type DropBoxRequest } from "#workflows/read-drop-box.ts";
import { findApache } from "../../scripts/find-apache.mjs";
import { findCaddy, findNginx } from "../../scripts/find-static-hosts.mjs";
import { apacheBox } from "../support/drop-box/apache-box.ts";
import { childServer, freePort } from "../support/drop-box/child-server.ts";
import { READER } from "../support/drop-box/guide-blocks.ts";
import { nginxBox } from "../support/drop-box/nginx-box.ts";
import type { RealBox } from "../support/drop-box/real-box.ts";
import { s3Box } from "../support/drop-box/s3-box.ts";

const BASE = "https://exam.example.org/";
const LIMIT_MS = 10_000;
/** More than are read at once. */
const COUNT = 30;
let box: RealBox | null = null;
afterEach(async () => {
  vi.unstubAllGlobals();
  await box?.remove();
});

interface Kind {
  readonly name: string;
  readonly isThere: boolean;
  readonly open: () => Promise<RealBox>;
  /** Where the coordinator reads. */
  readonly readUrl: (url: string) => string;
  readonly asksForPassword: boolean;
}

const behind = (url: string): string => url.replace("/drop/", "/drop-read/");
const KINDS: readonly Kind[] = [
  { name: "Apache", isThere: findApache() !== undefined, open: apacheBox, readUrl: behind, asksForPassword: true },
  { name: "nginx", isThere: findNginx() !== undefined, open: nginxBox, readUrl: behind, asksForPassword: true },
  {
    name: "an S3-compatible server",
    isThere: true,
    open: () => s3Box("https://exam.example.org"),
    readUrl: (url) => `${url}?max-keys=7`, // so that it takes five pages
    asksForPassword: false,
  },
];

describe.each(KINDS)("a drop box on $name", ({ name, isThere, open, readUrl, asksForPassword }) => {
  if (!isThere) console.warn(`${name} is not on this machine: no drop box is read from it.`);
  test.skipIf(!isThere)("gives what was put into it to whoever may read, and to nobody else", async () => {
    box = await open();
    await box.start();
    const { url } = box;
    const names = Array.from({ length: COUNT }, (_, index) => `spring_PQNG5-${index + 10}_ABCD-EFGH-JK${index + 10}.rxsub`);
    for (const each of [...names, "autumn_P-Q_R.rxsub", "rxbaseline-probe.txt"]) {
      const put = await fetchDropBox(BASE).put(handInAddress({ url }, each), new TextEncoder().encode(each), LIMIT_MS);
      expect(put.kind).toBe("stored");
    }
    const request: DropBoxRequest = {
      url: readUrl(url),
      studyId: "spring",
      heldReceipts: new Set(["ABCD-EFGH-JK10"]),
      signal: new AbortController().signal,
      onProgress: () => undefined,
    };
    const reader = fetchDropBoxReader(BASE);
    if (asksForPassword) {
      const refused = { ok: false, error: [{ code: "drop-box-refused" }] };
      expect(await readDropBox(request, reader)).toMatchObject(refused);
      expect(await readDropBox({ ...request, url }, reader)).toMatchObject(refused);
      knowPassword();
      expect(await readDropBox({ ...request, url }, reader)).toMatchObject(refused);
      const put = await fetch(`${readUrl(url)}new.rxsub`, { method: "PUT", body: "x" });
      expect(put.ok).toBe(false);
    }
    const read = await readDropBox(request, reader);
    expect(read).toMatchObject({ ok: true, value: { listedCount: COUNT, heldCount: 1, issues: [] } });
    const found = read.ok ? read.value.files.map((file) => [file.name, new TextDecoder().decode(file.bytes)]) : [];
    expect(found).toEqual(names.slice(1).map((each) => [each, each]));
  });
});

const caddy = findCaddy();
if (caddy === undefined) console.warn("Caddy is not on this machine: no listing of its is read.");
test.skipIf(caddy === undefined)("a folder that Caddy lists is read, and nothing beside the study's own files", async () => {
  const [folder, port] = [mkdtempSync(join(tmpdir(), "caddy-box-")), await freePort()];
  const names = ["spring_PQNG5-10_ABCD-EFGH-JK10.rxsub", "spring_PQNG5-11_ABCD-EFGH-JK11.rxsub"];
  for (const name of [...names, "autumn_P-Q_R.rxsub", "spring_& <b>.rxsub"]) writeFileSync(join(folder, name), name);
  mkdirSync(join(folder, "spring_P-Q_R.rxsub"));
  const url = `http://127.0.0.1:${port}/`;
  const server = childServer(caddy ?? "", ["file-server", "--browse", "--root", folder, "--listen", `127.0.0.1:${port}`], url);
  try {
    await server.start();
    const request = { url, studyId: "spring", heldReceipts: new Set<string>(), signal: new AbortController().signal };
    const read = await readDropBox({ ...request, onProgress: () => undefined }, fetchDropBoxReader(BASE));
    expect(read).toMatchObject({ ok: true, value: { listedCount: 2, issues: [] } });
    expect(read.ok && read.value.files.map((file) => [file.name, new TextDecoder().decode(file.bytes)])).toEqual(
      names.map((name) => [name, name]),
    );
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** From now on requests carry the password, as a browser's do once it was typed. */
function knowPassword(): void {
  const plain = fetch;
  const authorization = `Basic ${Buffer.from(`${READER.name}:${READER.password}`).toString("base64")}`;
  vi.stubGlobal("fetch", (input: string | URL, init: RequestInit = {}) =>
    plain(input, { ...init, headers: { ...(init.headers as Record<string, string>), authorization } }),
  );
}
