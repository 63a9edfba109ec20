import { existsSync } from "node:fs";
import { join } from "node:path";

/** An ordinary user's PATH often lacks where servers are put. */
const PLACES = ["/usr/sbin", "/usr/bin", "/usr/local/sbin", "/usr/local/bin", "/opt/homebrew/bin"];

/** Path of nginx; undefined where it is not installed. */
export function findNginx() {
  return find("nginx");
}

/** Path of Caddy; undefined where it is not installed. */
export function findCaddy() {
  return find("caddy");
}

function find(name) {
  return PLACES.map((place) => join(place, name)).find((path) => existsSync(path));
}
