import type { Submission } from "#domain/submission/submission.ts";
import { SectionDecision } from "#ui/coordinator/SectionDecision.tsx";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import page from "#ui/staff/staff-page.module.css";
import styles from "./SectionValidity.module.css";

/** Whether each section of a sitting counts, with a form to decide it and what deciding does. */
export function SectionValidity({ submission }: { readonly submission: Submission }) {
  const { t } = useTranslation("validity");
  const { context } = useOpenedStudy();
  return (
    <section className={page.section} aria-labelledby="validity">
      <h2 id="validity">{t("title")}</h2>
      <p>{t("lede")}</p>
      <ul className={styles.sections}>
        {context.exam.sections.map((section) => (
          <SectionDecision key={`${submission.submissionId}/${section.id}`} section={section} submissionId={submission.submissionId} />
        ))}
      </ul>
    </section>
  );
}
