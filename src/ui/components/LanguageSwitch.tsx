import { useState } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { LANGUAGES, type Language } from "#lib/language.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";

const OTHER: Readonly<Record<Language, Language>> = { en: "zh", zh: "en" };

/** A button that names the other language in that language, as its readers look for it. */
export function LanguageSwitch() {
  const { t } = useTranslation("common");
  const { language, isMissing, choose } = useChoice();
  const other = OTHER[language];
  return (
    <>
      <button type="button" className="action plain" lang={other === "zh" ? "zh-CN" : "en"} onClick={() => choose(other)}>
        {t(`language.${other}`)}
      </button>
      {isMissing && <span role="alert">{t("language.missing")}</span>}
    </>
  );
}

/** The same choice as a question with two answers, for pages that ask before something starts. */
export function LanguageChoice({ name, legend }: { readonly name: string; readonly legend: string }) {
  const { t } = useTranslation("common");
  const { language: current, isMissing, choose } = useChoice();
  return (
    <fieldset className="segments">
      <legend>{legend}</legend>
      {LANGUAGES.map((language) => (
        <label key={language}>
          <input type="radio" name={name} checked={language === current} onChange={() => choose(language)} />
          <span lang={language === "zh" ? "zh-CN" : "en"}>{t(`language.${language}`)}</span>
        </label>
      ))}
      {isMissing && <span role="alert">{t("language.missing")}</span>}
    </fieldset>
  );
}

/** The other language's wording may be on the host still, and no network be there. */
function useChoice() {
  const [language, changeLanguage] = useLanguage();
  const [isMissing, setIsMissing] = useState(false);
  const choose = (other: Language): void => {
    setIsMissing(false);
    changeLanguage(other).catch(() => setIsMissing(true));
  };
  return { language, isMissing, choose };
}
