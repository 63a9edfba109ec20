import { execFileSync, spawn } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findCaddy, findNginx } from "../../../scripts/find-static-hosts.mjs";
import { serve } from "../../../scripts/serve.mjs";
import { projectPath } from "../../e2e/project-files.ts";

const LIMIT_MS = 20_000;
const LOOK_EVERY_MS = 50;

/** A server on this machine that gives out the files of a folder. */
export interface StaticHost {
  /** Ends with a slash. */
  readonly url: string;
  /** Where plain HTTP is answered, beside HTTPS; null where it is not. */
  readonly plainUrl: string | null;
  /** By which a browser is told to trust the certificate: SHA-256 of its public key, base64; null for plain HTTP. */
  readonly keyHash: string | null;
  readonly close: () => Promise<unknown>;
}

/** A way to host a folder. */
interface HostKind {
  readonly name: string;
  readonly start: (root: string) => Promise<StaticHost>;
}

/** The project's own server, and each installed one that the project has a configuration for. */
export const STATIC_HOSTS: readonly HostKind[] = [
  { name: "npm start", start: startOurs },
  ...ifInstalled({ name: "nginx", debian: "nginx-light", binary: findNginx(), start: startNginx }),
  ...ifInstalled({ name: "Caddy", debian: "caddy", binary: findCaddy(), start: startCaddy }),
];

interface Server {
  readonly name: string;
  readonly debian: string;
  readonly binary: string | undefined;
  readonly start: (binary: string, root: string) => Promise<StaticHost>;
}

/** With CI set, throws where it is not installed: a missing tool is a failure. */
function ifInstalled({ name, debian, binary, start }: Server): readonly HostKind[] {
  if (binary !== undefined) return [{ name, start: (root) => start(binary, root) }];
  if (process.env["CI"]) throw new Error(`the tests of hosting need ${name}: apt-get install ${debian}`);
  console.warn(`Tests of hosting on ${name} skipped: it is not installed`);
  return [];
}

async function startOurs(root: string): Promise<StaticHost> {
  const { url, close } = await serve({ port: 0, dist: root });
  return { url, plainUrl: null, keyHash: null, close };
}

async function startNginx(binary: string, root: string): Promise<StaticHost> {
  const folder = mkdtempSync(join(tmpdir(), "rxbaseline-nginx-"));
  const { certificate, key, keyHash } = makeCertificate(folder);
  const [plainPort, port] = [await freePort(), await freePort()];
  const site = withChanges(readFileSync(projectPath("deploy/nginx.conf"), "utf8"), [
    ["listen 80;", `listen 127.0.0.1:${plainPort};`],
    ["listen 443 ssl http2;", `listen 127.0.0.1:${port} ssl http2;`],
    ["/etc/ssl/exam.example.pem", certificate],
    ["/etc/ssl/exam.example.key", key],
    ["/srv/rxbaseline", root],
    ["exam.example", "localhost"],
  ]);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${join(folder, name)};`);
  const user = process.getuid?.() === 0 ? "user root;" : ""; // the folder under test may be one that only its owner reads
  const whole = `${user} worker_processes 1; pid ${join(folder, "pid")}; events {} http { ${temporary.join(" ")}\n${site}\n}`;
  const path = join(folder, "nginx.conf");
  writeFileSync(path, whole);
  const args = ["-e", "stderr", "-p", folder, "-c", path, "-g", "daemon off;"];
  const close = await startProcess({ binary, args, folder, port });
  return { url: `https://localhost:${port}/`, plainUrl: `http://localhost:${plainPort}/`, keyHash, close };
}

async function startCaddy(binary: string, root: string): Promise<StaticHost> {
  const folder = mkdtempSync(join(tmpdir(), "rxbaseline-caddy-"));
  const { certificate, key, keyHash } = makeCertificate(folder);
  const port = await freePort();
  const site = withChanges(readFileSync(projectPath("deploy/Caddyfile"), "utf8"), [
    ["\nexam.example {", `\nlocalhost:${port} {\n\tbind 127.0.0.1`],
    ["# tls /etc/ssl/exam.example.pem /etc/ssl/exam.example.key", `tls ${certificate} ${key}`],
    ["/srv/rxbaseline", root],
  ]);
  const path = join(folder, "Caddyfile");
  writeFileSync(path, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`);
  const args = ["run", "--config", path, "--adapter", "caddyfile"];
  const close = await startProcess({ binary, args, folder, port });
  return { url: `https://localhost:${port}/`, plainUrl: null, keyHash, close };
}

/** The text with each phrase replaced wherever it stands. A phrase that is not there is a failure: the file under test has changed. */
function withChanges(text: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`the configuration does not hold ${from}`);
    return changed.replaceAll(from, to);
  }, text);
}

/** A certificate for localhost that nobody but this test trusts. */
function makeCertificate(folder: string): { readonly certificate: string; readonly key: string; readonly keyHash: string } {
  const [certificate, key] = [join(folder, "localhost.pem"), join(folder, "localhost.key")];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  const name = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  execFileSync("openssl", ["req", "-x509", ...kind, ...name, "-keyout", key, "-out", certificate], { stdio: "pipe" });
  const publicKey = new X509Certificate(readFileSync(certificate)).publicKey.export({ type: "spki", format: "der" });
  return { certificate, key, keyHash: createHash("sha256").update(publicKey).digest("base64") };
}

interface Process {
  readonly binary: string;
  readonly args: readonly string[];
  /** Its own, removed with it. */
  readonly folder: string;
  readonly port: number;
}

/** Starts a server and resolves, when it listens, with the way to end it. Rejects with what it said if it does not come up. */
async function startProcess({ binary, args, folder, port }: Process): Promise<() => Promise<void>> {
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const server = spawn(binary, args, { env, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  server.stderr.setEncoding("utf8").on("data", (text: string) => (said += text));
  const ended = new Promise((resolve) => server.once("close", resolve));
  const close = async (): Promise<void> => {
    server.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const untilMs = performance.now() + LIMIT_MS;
  while (!(await isListening(port))) {
    if (server.exitCode === null && performance.now() < untilMs) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      continue;
    }
    await close();
    throw new Error(`${binary} did not come up: ${said}`);
  }
  return close;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
      server.close(() => resolve(port));
    });
  });
}
