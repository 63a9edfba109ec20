import { useTranslation } from "#ui/hooks/use-translation.ts";
import { FixedRules } from "#ui/researcher/FixedRules.tsx";
import { SettingsForm } from "#ui/researcher/SettingsForm.tsx";
import { useComparedStudy } from "#ui/researcher/use-compared-study.ts";
import { PageHead } from "#ui/staff/PageHead.tsx";
import styles from "#ui/staff/staff-page.module.css";

/** Every choice the numbers depend on, explained, and the rules nobody chooses. */
export function SettingsPage() {
  const { t } = useTranslation("researcher");
  const { search } = useComparedStudy();
  return (
    <div className={styles.page}>
      <PageHead title={t("settings.title")} lede={t("settings.lede")} />
      <SettingsForm key={search} />
      <FixedRules />
    </div>
  );
}
