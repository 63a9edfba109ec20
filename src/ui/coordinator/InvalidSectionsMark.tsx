import { invalidSectionsOf } from "#domain/cohort/validity.ts";
import { StateWord } from "#ui/coordinator/StateWord.tsx";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";

/** Says of a submission which sections were decided not to count; nothing where all do. */
export function InvalidSectionsMark({ submissionId }: { readonly submissionId: string }) {
  const { t } = useTranslation("validity");
  const { context } = useOpenedStudy();
  const invalid = invalidSectionsOf(context.workspace.validity, submissionId);
  if (invalid.length === 0) return null;
  const sections = invalid.map(({ sectionId }) => sectionId).join(", ");
  return (
    <p>
      <StateWord tone="warn">{t("mark", { sections, count: invalid.length })}</StateWord>
    </p>
  );
}
