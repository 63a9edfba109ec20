/** What the headers of a host are for; each has a price where they are missing. */
export type HeaderPurpose = "scripts" | "apart" | "types" | "private" | "fresh";

/** Name, purpose, and what a value must hold. The values the app is made for are in `scripts/headers.mjs`. */
const RULES: readonly (readonly [name: string, purpose: HeaderPurpose, ...patterns: readonly RegExp[]])[] = [
  ["Content-Security-Policy", "scripts", /default-src 'none'/, /script-src 'self'( 'wasm-unsafe-eval')?(;|$)/, /frame-ancestors 'none'/],
  ["Cross-Origin-Opener-Policy", "apart", /^same-origin$/],
  ["Cross-Origin-Embedder-Policy", "apart", /^(require-corp|credentialless)$/],
  ["Cross-Origin-Resource-Policy", "apart", /^same-origin$/],
  ["X-Content-Type-Options", "types", /^nosniff$/],
  ["Referrer-Policy", "private", /^(no-referrer|same-origin)$/],
  ["Permissions-Policy", "private", /camera=\(\)/],
  ["Cache-Control", "fresh", /\b(no-cache|no-store|max-age=0)\b/],
];

/** Headers that a host does not send as the app expects them: their names, and what they are for, each once. Empty when all are well. */
export function judgeHeaders(headers: Readonly<Record<string, string>>): {
  readonly names: readonly string[];
  readonly purposes: readonly HeaderPurpose[];
} {
  const lacking = RULES.filter(([name, , ...patterns]) => !patterns.every((pattern) => pattern.test(headers[name.toLowerCase()] ?? "")));
  return { names: lacking.map(([name]) => name), purposes: [...new Set(lacking.map(([, purpose]) => purpose))] };
}
