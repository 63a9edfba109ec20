/** The headers a host of RxBaseline should send with every file. Scripts are strict; style attributes are needed by the staff pages' kit. */
export const SECURITY_HEADERS = {
  "Content-Security-Policy": [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'none'",
  ].join("; "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), browsing-topics=()",
};

/** What a drop box at another address is named by: scheme, host and perhaps a port, and nothing that could end the header's list. */
const ORIGIN = /^https?:\/\/[A-Za-z0-9.-]+(:\d+)?$/;

/**
 * The same headers where pages may also ask at `connectTo`, origins such as `https://box.example.org`.
 * @throws Error naming one that is none.
 */
export function securityHeaders(connectTo) {
  const wrong = connectTo.find((origin) => !ORIGIN.test(origin));
  if (wrong !== undefined) throw new Error(`RXB_CONNECT_TO takes addresses such as https://box.example.org, not ${wrong}`);
  const policy = SECURITY_HEADERS["Content-Security-Policy"].replace("connect-src 'self'", ["connect-src 'self'", ...connectTo].join(" "));
  return { ...SECURITY_HEADERS, "Content-Security-Policy": policy };
}

const TYPES = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  mjs: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
  map: "application/json; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  wasm: "application/wasm",
  csv: "text/csv; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  zip: "application/zip",
};

/** Content type by file name; unknown endings are bytes. */
export function contentType(fileName) {
  return TYPES[fileName.slice(fileName.lastIndexOf(".") + 1).toLowerCase()] ?? "application/octet-stream";
}

/** Files with a hash in their name never change; everything else is asked for again each time. */
export function cacheControl(pathname) {
  return /^\/assets\/[^/]+-[\w-]{8}\.\w+(\.map)?$/.test(pathname) ? "public, max-age=31536000, immutable" : "no-cache";
}
