import { Link } from "react-router";
import { Icon } from "#ui/components/Icon.tsx";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import styles from "./SafetyPage.module.css";

/** One line on every page of a study that would be lost with this machine. */
export function KeyWarning({ studyId }: { readonly studyId: string }) {
  const { t } = useTranslation("safety");
  return (
    <p className={`${styles.warning} no-print`}>
      <Icon name="warning" />
      <span>
        {t("warning")} <Link to={`/study/${studyId}/safety`}>{t("toPage")}</Link>
      </span>
    </p>
  );
}
