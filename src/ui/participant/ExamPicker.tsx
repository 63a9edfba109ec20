import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Mark } from "#ui/components/Mark.tsx";
import { useLocalText } from "#ui/hooks/use-local-text.ts";
import type { OfferedStudy } from "#workflows/ports/exam-source.ts";

interface ExamPickerProps {
  readonly studies: readonly OfferedStudy[];
  readonly chosenId: string;
  readonly onChoose: (studyId: string) => void;
}

/** Which of several exams to sit. */
export function ExamPicker({ studies, chosenId, onChoose }: ExamPickerProps) {
  const { t } = useTranslation(["participant", "common"]);
  const text = useLocalText();
  return (
    <fieldset className="segments">
      <legend>{t("start.which")}</legend>
      {studies.map(({ study }) => (
        <label key={study.studyId}>
          <input type="radio" name="study" checked={study.studyId === chosenId} onChange={() => onChoose(study.studyId)} />
          {text(study.title)}
          {study.simulated && <Mark>{t("common:mark.simulated")}</Mark>}
        </label>
      ))}
    </fieldset>
  );
}
