import { useTranslation } from "#ui/hooks/use-translation.ts";
import { FormatExamples } from "#ui/researcher/FormatExamples.tsx";
import { HeldModels } from "#ui/researcher/HeldModels.tsx";
import { ModelIntake } from "#ui/researcher/ModelIntake.tsx";
import { PageHead } from "#ui/staff/PageHead.tsx";
import styles from "#ui/staff/staff-page.module.css";

/** The models of a study: bring in a file, see what is held, and how a file must look. */
export function ModelsPage() {
  const { t } = useTranslation("researcher");
  return (
    <div className={styles.page}>
      <PageHead title={t("models.title")} lede={t("models.lede")} />
      <ModelIntake />
      <HeldModels />
      <FormatExamples />
    </div>
  );
}
