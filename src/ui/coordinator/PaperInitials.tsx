import { Button, TextInput } from "@mantine/core";
import { useForm } from "react-hook-form";
import { initialsProblem, MAX_INITIALS_LENGTH, tidyInitials } from "#domain/paper/paper-sheet.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import styles from "#ui/staff/staff-page.module.css";

interface PaperInitialsProps {
  /** Initials that are taken, by whoever made the other entry. */
  readonly other: string | null;
  readonly onBegin: (by: string) => void;
}

/** Asks who types before an entry is begun. */
export function PaperInitials({ other, onBegin }: PaperInitialsProps) {
  const { t } = useTranslation("paper-entry");
  const { register, handleSubmit, formState } = useForm({ defaultValues: { by: "" } });
  const explain = (typed: string): string | true => {
    const problem = initialsProblem(typed, other);
    return problem === null || t(`problem.${problem}`, { count: MAX_INITIALS_LENGTH, by: other ?? "" });
  };
  return (
    <form className={styles.intake} noValidate onSubmit={(event) => void handleSubmit(({ by }) => onBegin(tidyInitials(by)))(event)}>
      <TextInput
        label={t("initials")}
        description={t("initialsHint")}
        autoComplete="off"
        spellCheck={false}
        error={formState.errors.by?.message}
        {...register("by", { validate: explain })}
      />
      <div>
        <Button type="submit">{t("begin")}</Button>
      </div>
    </form>
  );
}
