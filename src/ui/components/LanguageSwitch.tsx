import { useTranslation } from "#ui/hooks/use-translation.ts";
import { LANGUAGES, type Language } from "#lib/language.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";

const OTHER: Readonly<Record<Language, Language>> = { en: "zh", zh: "en" };

/** A button that names the other language in that language, as its readers look for it. */
export function LanguageSwitch() {
  const { t } = useTranslation("common");
  const [language, setLanguage] = useLanguage();
  const other = OTHER[language];
  return (
    <button type="button" className="action plain" lang={other === "zh" ? "zh-CN" : "en"} onClick={() => setLanguage(other)}>
      {t(`language.${other}`)}
    </button>
  );
}

/** The same choice as a question with two answers, for pages that ask before something starts. */
export function LanguageChoice({ name, legend }: { readonly name: string; readonly legend: string }) {
  const { t } = useTranslation("common");
  const [current, setLanguage] = useLanguage();
  return (
    <fieldset className="segments">
      <legend>{legend}</legend>
      {LANGUAGES.map((language) => (
        <label key={language}>
          <input type="radio" name={name} checked={language === current} onChange={() => setLanguage(language)} />
          <span lang={language === "zh" ? "zh-CN" : "en"}>{t(`language.${language}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
