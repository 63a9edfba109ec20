import { shell as en } from "#texts/en/shell.ts";
import { shell as zh } from "#texts/zh/shell.ts";
import { addTexts } from "#ui/hooks/i18n.ts";

declare module "#ui/hooks/i18n.ts" {
  interface TextResources {
    shell: typeof en;
  }
}

/** Adds the shell's wording to the shared one. Call before the first render. */
export function addShellTexts(): void {
  addTexts("shell", { en, zh });
}
