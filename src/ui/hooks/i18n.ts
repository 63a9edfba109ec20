import type { Language } from "#lib/language.ts";
import { memberOf } from "#lib/member-of.ts";
import { common as commonEn } from "#texts/en/common.ts";
import { common as commonZh } from "#texts/zh/common.ts";

/**
 * The namespaces and their keys, for typed `t()`. A role adds its own next to where it loads them:
 * `declare module "#ui/hooks/i18n.ts" { interface TextResources { coordinator: typeof coordinator } }`.
 */
export interface TextResources {
  common: typeof commonEn;
}

/** Wording by namespace, in both languages. */
const dictionaries = new Map<string, Readonly<Record<Language, object>>>([["common", { en: commonEn, zh: commonZh }]]);

/** Adds a role's namespace in both languages, when the role's chunk loads. */
export function addTexts(namespace: keyof TextResources, texts: Readonly<Record<Language, object>>): void {
  dictionaries.set(namespace, texts);
}

/** A template by its dotted path, or undefined where there is none. */
export function templateAt(language: Language, namespace: string, path: string): string | undefined {
  const found = path.split(".").reduce<unknown>(memberOf, dictionaries.get(namespace)?.[language]);
  return typeof found === "string" ? found : undefined;
}
