import type { ReactNode } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Link } from "#ui/components/Link.tsx";
import { LanguageSwitch } from "#ui/components/LanguageSwitch.tsx";
import { ThemeSwitch } from "#ui/components/ThemeSwitch.tsx";
import styles from "./PageHeader.module.css";

/** The line on top of every page outside the exam: the way home, what the page adds, language and appearance. */
export function PageHeader({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation("common");
  return (
    <header className={`${styles.header} no-print`}>
      <Link className={styles.name} to="/">
        {t("appName")}
      </Link>
      <div className={styles.middle}>{children}</div>
      <LanguageSwitch />
      <ThemeSwitch />
    </header>
  );
}
