import { useTranslation } from "#ui/hooks/use-translation.ts";
import { THEMES, useTheme } from "#ui/hooks/use-theme.ts";
import styles from "./ThemeSwitch.module.css";

/** Light, dark, or as the system has it. */
export function ThemeSwitch() {
  const { t } = useTranslation("common");
  const [theme, setTheme] = useTheme();
  return (
    <label className={styles.label}>
      <span className="visually-hidden">{t("theme.label")}</span>
      <select
        className={styles.select}
        value={theme}
        onChange={(event) => setTheme(THEMES.find((name) => name === event.target.value) ?? "system")}
      >
        {THEMES.map((name) => (
          <option key={name} value={name}>
            {t(`theme.${name}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
