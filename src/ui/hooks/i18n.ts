import { LANGUAGES, type Language } from "#lib/language.ts";
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

type Words = Readonly<Partial<Record<Language, object>>>;
/** Namespaces in one language, on their way. */
type FetchTexts = () => Promise<Readonly<Record<string, object>>>;

/** Wording by namespace, in the languages that are here. */
const dictionaries = new Map<string, Words>([["common", { en: commonEn, zh: commonZh }]]);
const toFetch: Readonly<Record<Language, Set<FetchTexts>>> = { en: new Set(), zh: new Set() };

/** Adds a role's namespace in both languages, when the role's chunk loads. */
export function addTexts(namespace: keyof TextResources, texts: Readonly<Record<Language, object>>): void {
  dictionaries.set(namespace, texts);
}

/** Adds namespaces of which a page needs one language only. They are not here before `fetchTexts`. */
export function addFetchedTexts(fetch: Readonly<Record<Language, FetchTexts>>): void {
  for (const language of LANGUAGES) toFetch[language].add(fetch[language]);
}

/** Whether everything that was added is here in a language. */
export function hasTexts(language: Language): boolean {
  return toFetch[language].size === 0;
}

/** Brings what is not here yet in a language. Rejects where a script cannot be had; what came before it stays. */
export async function fetchTexts(language: Language): Promise<void> {
  const bring = async (fetch: FetchTexts): Promise<void> => {
    for (const [namespace, words] of Object.entries(await fetch())) {
      dictionaries.set(namespace, { ...dictionaries.get(namespace), [language]: words });
    }
    toFetch[language].delete(fetch);
  };
  await Promise.all([...toFetch[language]].map(bring));
}

/** A template by its dotted path, or undefined where there is none. */
export function templateAt(language: Language, namespace: string, path: string): string | undefined {
  const found = path.split(".").reduce<unknown>(memberOf, dictionaries.get(namespace)?.[language]);
  return typeof found === "string" ? found : undefined;
}
