/** The product's two languages. Content keys and dictionaries use these; a page's `lang` attribute is `en` or `zh-CN`. */
export type Language = "en" | "zh";

/** One wording in each language. */
export interface LocalText {
  readonly en: string;
  readonly zh: string;
}

/** The two languages in display order. */
export const LANGUAGES: readonly Language[] = ["en", "zh"];
