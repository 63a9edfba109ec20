import { Button, TextInput } from "@mantine/core";
import type { FieldError, UseFormRegister } from "react-hook-form";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { MAX_SEED_LENGTH, type SettingsFields } from "#ui/researcher/view-settings.ts";
import styles from "./SettingsForm.module.css";

interface SeedFieldProps {
  readonly register: UseFormRegister<SettingsFields>;
  readonly error: FieldError | undefined;
  readonly onFresh: () => void;
}

/** The seed of the resampling, typed or drawn. */
export function SeedField({ register, error, onFresh }: SeedFieldProps) {
  const { t } = useTranslation("researcher");
  const messages: Readonly<Record<string, string>> = {
    maxLength: t("settings.seedLong", { limit: MAX_SEED_LENGTH }),
    validate: t("settings.seedEmpty"),
  };
  return (
    <div className={styles.seed}>
      <TextInput
        label={t("settings.seed")}
        description={t("settings.seedAbout")}
        autoComplete="off"
        spellCheck={false}
        error={error === undefined ? false : messages[error.type]}
        {...register("seed", { validate: (text) => text.trim() !== "", maxLength: MAX_SEED_LENGTH })}
      />
      <Button onClick={onFresh}>{t("settings.fresh")}</Button>
    </div>
  );
}
