import { errorAt, type Issue, type Place } from "#lib/issue.ts";

const LONGEST = 1_000;
/** What an address may consist of without being changed on its way (RFC 3986), but no fragment, which is never sent. */
const CHARACTERS = /^[A-Za-z0-9._~:/?@!$&'()*+,;=%[\]-]+$/;
const ABSOLUTE = /^([a-z][a-z0-9+.-]*):\/\/([^/?]*)/i;
const HOST = /^[A-Za-z0-9.-]+(:\d{1,5})?$|^\[[0-9A-Fa-f:]+\](:\d{1,5})?$/;
const OWN_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Why an address is none for a drop box; null when it is one. Fits a path at the app's own address (`drop/`, `/exam/drop`, `../drop`),
 * an https address, and an http address of the machine itself; a query is kept.
 * Issues: `hand-in-url-malformed` (blank, over 1,000 characters, with a character that no address has, without a host, or with a
 * scheme but no `//`), `hand-in-url-credentials` (a name or password before the host: no browser sends them),
 * `hand-in-url-insecure` (neither https nor this machine: a page that may seal is not allowed to ask there).
 */
export function handInUrlIssue(url: string, place: Place): Issue | null {
  const [, scheme, host] = ABSOLUTE.exec(url) ?? [];
  if (host?.includes("@") === true && isPlain(url)) return errorAt("hand-in-url-credentials", place);
  if (!isPlain(url) || !isRelativeOrNamesHost(url, host)) return errorAt("hand-in-url-malformed", place, { url });
  return scheme === undefined || isSafe(scheme, host ?? "") ? null : errorAt("hand-in-url-insecure", place, { url });
}

function isPlain(url: string): boolean {
  return url.length <= LONGEST && CHARACTERS.test(url);
}

/** A path may have a colon in a later part, where it is no scheme's, and must not begin as another host does. */
function isRelativeOrNamesHost(url: string, host: string | undefined): boolean {
  return host === undefined ? !url.startsWith("//") && !/^[^/?]*:/.test(url) : HOST.test(host);
}

function isSafe(scheme: string, host: string): boolean {
  return /^https$/i.test(scheme) || (/^http$/i.test(scheme) && OWN_MACHINE.test(host));
}
