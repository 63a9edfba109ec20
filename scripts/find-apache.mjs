import { existsSync } from "node:fs";

const PLACES = [
  { program: "/usr/sbin/apache2", modules: "/usr/lib/apache2/modules" }, // Debian
  { program: "/usr/sbin/httpd", modules: "/usr/lib64/httpd/modules" }, // Fedora
];

/** Apache's program and the folder of its modules where it can be a WebDAV server, or undefined. */
export function findApache() {
  return PLACES.find(({ program, modules }) => existsSync(program) && existsSync(`${modules}/mod_dav_fs.so`));
}
