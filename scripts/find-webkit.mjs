import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const LIBRARIES = "/usr/lib";

/** Path of WebKitGTK's small browser that its driver can steer without a desktop, or undefined where driver, browser or display are missing. */
export function findWebkit() {
  const tools = ["/usr/bin/WebKitWebDriver", "/usr/bin/xvfb-run", "/usr/bin/xauth"];
  if (process.platform !== "linux" || !tools.every(existsSync)) return undefined;
  for (const folder of readdirSync(LIBRARIES).filter((name) => name.endsWith("-linux-gnu"))) {
    for (const version of ["webkit2gtk-4.1", "webkitgtk-6.0", "webkit2gtk-4.0"]) {
      const path = join(LIBRARIES, folder, version, "MiniBrowser");
      if (existsSync(path)) return path;
    }
  }
  return undefined;
}
