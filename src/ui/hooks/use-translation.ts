import { useCallback } from "react";
import type { Language } from "#lib/language.ts";
import { formatText } from "#texts/format-text.ts";
import { templateAt, type TextResources } from "#ui/hooks/i18n.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";

type Namespace = keyof TextResources & string;

/** Dotted paths of a dictionary's texts; `x_one` and `x_other` are one key `x`. */
type PathsOf<T> = { [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${PathsOf<T[K]>}` }[keyof T & string];
type WithoutPlural<K extends string> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;

/** Keys of the first namespace as they are, those of any with its name before a colon. */
export type TextKey<N extends Namespace> = PathsOf<TextResources[N]> | { [M in Namespace]: `${M}:${PathsOf<TextResources[M]>}` }[Namespace];

/** Fills a wording of the current language. `count` chooses between `_one` and `_other`. */
export type Translate<N extends Namespace> = (key: TextKey<N>, params?: Readonly<Record<string, string | number>>) => string;

/** The wording of one namespace in the current language; a change of language renders anew. */
export function useTranslation<N extends Namespace>(namespace: N | readonly [N, ...Namespace[]]): { readonly t: Translate<N> } {
  const [language] = useLanguage();
  const first = typeof namespace === "string" ? namespace : namespace[0];
  const t = useCallback<Translate<N>>((key, params = {}) => translate({ language, first, key }, params), [language, first]);
  return { t };
}

interface Wanted {
  readonly language: Language;
  readonly first: string;
  readonly key: string;
}

/** A key without wording shows itself, so that a gap is seen and not hidden. */
function translate({ language, first, key }: Wanted, params: Readonly<Record<string, string | number>>): string {
  const colon = key.indexOf(":");
  const [namespace, path] = colon < 0 ? [first, key] : [key.slice(0, colon), key.slice(colon + 1)];
  const template = pluralOf({ language, namespace, path }, params["count"]) ?? templateAt(language, namespace, path);
  return template === undefined ? key : formatText(template, params);
}

function pluralOf(
  { language, namespace, path }: { readonly language: Language; readonly namespace: string; readonly path: string },
  count: string | number | undefined,
): string | undefined {
  if (typeof count !== "number") return undefined;
  const form = templateAt(language, namespace, `${path}_${new Intl.PluralRules(language).select(count)}`);
  return form ?? templateAt(language, namespace, `${path}_other`);
}
