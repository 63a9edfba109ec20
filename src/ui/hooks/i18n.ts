import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import type { Language } from "#lib/language.ts";
import { common as commonEn } from "#texts/en/common.ts";
import { common as commonZh } from "#texts/zh/common.ts";

/**
 * The namespaces and their keys, for typed `t()`. A role adds its own next to where it loads them:
 * `declare module "#ui/hooks/i18n.ts" { interface TextResources { coordinator: typeof coordinator } }`.
 */
export interface TextResources {
  common: typeof commonEn;
}

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: TextResources;
    returnNull: false;
  }
}

/** Starts i18next with the words all roles share. Synchronous: the first paint already has its wording. */
export function setUpI18n(language: Language): void {
  void i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    supportedLngs: ["en", "zh"],
    defaultNS: "common",
    resources: { en: { common: commonEn }, zh: { common: commonZh } },
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
}

/** Adds a role's namespace in both languages, when the role's chunk loads. */
export function addTexts(namespace: keyof TextResources, texts: Readonly<Record<Language, object>>): void {
  i18next.addResourceBundle("en", namespace, texts.en);
  i18next.addResourceBundle("zh", namespace, texts.zh);
}
