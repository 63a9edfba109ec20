import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** Who may read the drop boxes of tests. */
export const READER = { name: "coordinator", password: "four words of hers" } as const;

/** What the guide tells a host to write, block by block. */
export function guideBlocks(language: "apache" | "nginx"): readonly string[] {
  const guide = readFileSync(new URL("../../../docs/guides/drop-box.md", import.meta.url), "utf8");
  const blocks = [...guide.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, "gs"))].map(([, block = ""]) => block);
  if (blocks.length === 0) throw new Error(`docs/guides/drop-box.md requires blocks for ${language}, got none`);
  return blocks;
}

/** A file of passwords as `htpasswd` writes it. */
export function readersFile(): string {
  return `${READER.name}:{SHA}${createHash("sha1").update(READER.password).digest("base64")}\n`;
}
