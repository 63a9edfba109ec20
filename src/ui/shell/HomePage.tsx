import { useTranslation } from "#ui/hooks/use-translation.ts";
import { LanguageSwitch } from "#ui/components/LanguageSwitch.tsx";
import { ThemeSwitch } from "#ui/components/ThemeSwitch.tsx";
import { useDocumentTitle } from "#ui/hooks/use-document-title.ts";
import { DemoNote } from "#ui/shell/DemoNote.tsx";
import { DeviceNote } from "#ui/shell/DeviceNote.tsx";
import { Door } from "#ui/shell/Door.tsx";
import styles from "./HomePage.module.css";

/** The cover: asks one thing, and says below it what this device can do. */
export function HomePage() {
  const { t } = useTranslation("shell");
  useDocumentTitle("");
  return (
    <div className={styles.cover}>
      <header className={styles.header}>
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <main>
        <h1 className={styles.name}>{t("title")}</h1>
        <p className={styles.thesis}>{t("thesis")}</p>
        <nav aria-label={t("doors.label")}>
          <ul className={styles.doors}>
            <Door to="/sit" name="sit" />
            <Door to="/study" name="study" />
            <Door to="/compare" name="compare" />
          </ul>
        </nav>
        <div className={styles.notes}>
          <DeviceNote />
          <DemoNote />
        </div>
      </main>
      <footer className={styles.footer}>{t("version", { version: __APP_VERSION__, build: __BUILD_ID__ })}</footer>
    </div>
  );
}
