import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Mark } from "#ui/components/Mark.tsx";
import styles from "./StudyBanner.module.css";

interface StudyBannerProps {
  readonly isSimulated: boolean;
  readonly isDraft: boolean;
}

/** What every page of a study must say of it: that its data are simulated, that its exam is a draft. */
export function StudyBanner({ isSimulated, isDraft }: StudyBannerProps) {
  const { t } = useTranslation("staff");
  if (!isSimulated && !isDraft) return null;
  return (
    <aside className={styles.banner} aria-label={t("frame.about")}>
      {isSimulated && (
        <p>
          <Mark>{t("frame.simulated")}</Mark> {t("frame.simulatedDetail")}
        </p>
      )}
      {isDraft && (
        <p>
          <Mark>{t("frame.draft")}</Mark> {t("frame.draftDetail")}
        </p>
      )}
    </aside>
  );
}
