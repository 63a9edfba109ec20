import { createHash } from "node:crypto";
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { join, normalize, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { createGzip } from "node:zlib";
import { cacheControl, contentType, securityHeaders } from "./headers.mjs";
import { ROOT } from "./paths.mjs";

const LOOPBACK = ["127.0.0.1", "::1"];
const PORTS_TRIED = 50;

/**
 * Serves `dist` at / and, where given, `demo` at /demo/ to this machine only, with the headers a real host should send.
 * Takes `port` or the next free one (0: any). Pages may ask at this address and at those of `connectTo`. Resolves with the address and a
 * function that closes it.
 * @param {{ port?: number, dist?: string, demo?: string, connectTo?: readonly string[] }} [options]
 */
export async function serve({ port = 4173, dist = join(ROOT, "dist"), demo, connectTo = namedOrigins() } = {}) {
  const site = { dist, demo, headers: securityHeaders(connectTo) };
  for (let candidate = port; candidate < port + PORTS_TRIED; candidate += 1) {
    const servers = await listenOnLoopback(candidate, (request, response) => answer(request, response, site));
    if (servers !== undefined) return opened(servers);
  }
  throw new Error(`No free port between ${port} and ${port + PORTS_TRIED - 1}. Set PORT to a free one.`);
}

/** Where a drop box at another address is named for `npm start`: the line that a host of one's own has in its settings. */
function namedOrigins() {
  return (process.env.RXB_CONNECT_TO ?? "").split(/[\s,]+/).filter((origin) => origin !== "");
}

function opened(servers) {
  const { port } = servers[0].address();
  const close = () => Promise.all(servers.map(closeServer));
  return { port, url: `http://localhost:${port}/`, close };
}

/** Listens on both loopback addresses, since "localhost" may mean either; undefined if the port is taken on one of them. */
async function listenOnLoopback(port, onRequest) {
  const servers = [];
  for (const host of LOOPBACK) {
    const server = createServer(onRequest);
    const failure = await listen(server, servers[0]?.address().port ?? port, host);
    if (failure === undefined) servers.push(server);
    else if (failure === "EADDRINUSE" || failure === "EACCES" || servers.length === 0) {
      await Promise.all(servers.map(closeServer));
      return undefined;
    }
  }
  return servers;
}

function listen(server, port, host) {
  return new Promise((resolve) => {
    server.once("error", (cause) => resolve(cause.code ?? "unknown"));
    server.listen(port, host, () => resolve(undefined));
  });
}

function closeServer(server) {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
}

function answer(request, response, site) {
  for (const [name, value] of Object.entries(site.headers)) response.setHeader(name, value);
  if (request.method !== "GET" && request.method !== "HEAD") return refuse(response, 405, "Only GET and HEAD are served.");
  // A page elsewhere that points its own host name at this machine must not read from it.
  if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.headers.host ?? ""))
    return refuse(response, 403, "Only localhost is served.");
  const pathname = decodedPath(request.url ?? "/");
  const file = pathname === undefined ? undefined : fileFor(pathname, site);
  if (file === undefined) return refuse(response, 404, "Not found.");
  send(request, response, { file, pathname });
}

function refuse(response, status, text) {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
  response.end(text);
}

function decodedPath(url) {
  try {
    const pathname = decodeURIComponent(url.split(/[?#]/, 1)[0]);
    return pathname.startsWith("/") && !pathname.includes("\0") ? pathname : undefined;
  } catch {
    return undefined; // not a valid percent encoding
  }
}

function fileFor(pathname, { dist, demo }) {
  const isDemo = pathname.startsWith("/demo/");
  if (isDemo && demo === undefined) return undefined;
  return existingFile(isDemo ? demo : dist, isDemo ? pathname.slice("/demo".length) : pathname);
}

/** The file below `folder`, index.html for a folder; undefined if there is none or the path leads outside. */
function existingFile(folder, pathname) {
  const path = normalize(join(folder, pathname));
  if (path !== normalize(folder) && !path.startsWith(normalize(folder + sep))) return undefined;
  const hidden = pathname.split(/[\\/]/).some((part) => part.startsWith("."));
  if (hidden || !existsSync(path)) return undefined;
  if (!statSync(path).isDirectory()) return path;
  const index = join(path, "index.html");
  return existsSync(index) ? index : undefined;
}

function send(request, response, { file, pathname }) {
  const type = contentType(file);
  const { size, mtimeMs } = statSync(file);
  const etag = `"${createHash("sha1").update(`${file}:${size}:${mtimeMs}`).digest("hex")}"`;
  const headers = { "Content-Type": type, "Cache-Control": cacheControl(pathname), ETag: etag, Vary: "Accept-Encoding" };
  if (request.headers["if-none-match"] === etag) return response.writeHead(304, headers).end();
  const gzip = /text|json|svg|javascript|wasm/.test(type) && /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
  response.writeHead(200, gzip ? { ...headers, "Content-Encoding": "gzip" } : { ...headers, "Content-Length": size });
  if (request.method === "HEAD") return response.end();
  const stream = createReadStream(file).on("error", () => response.destroy());
  (gzip ? stream.pipe(createGzip()) : stream).pipe(response);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const asked = process.argv.indexOf("--port");
  const port = asked === -1 ? 4173 : Number(process.argv[asked + 1]);
  const { url } = await serve({ port, demo: join(ROOT, "dist-demo") });
  console.log(url);
}
