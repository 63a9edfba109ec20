import { Button, TextInput } from "@mantine/core";
import { useForm } from "react-hook-form";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import styles from "./SafetyPage.module.css";

interface OwnPassphraseFormProps {
  /** The button's words. */
  readonly action: string;
  readonly onPassphrase: (passphrase: string) => Promise<void>;
}

/** Asks for the passphrase of a file that is there. */
export function OwnPassphraseForm({ action, onPassphrase }: OwnPassphraseFormProps) {
  const { t } = useTranslation("safety");
  const { register, handleSubmit, formState } = useForm({ defaultValues: { passphrase: "" } });
  const submit = handleSubmit(({ passphrase }) => onPassphrase(passphrase));
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        label={t("passphrase.own")}
        type="password"
        autoComplete="off"
        spellCheck={false}
        error={formState.errors.passphrase && t("passphrase.missing")}
        {...register("passphrase", { validate: (typed) => typed.trim() !== "" })}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="filled" loading={formState.isSubmitting}>
          {action}
        </Button>
      </div>
    </form>
  );
}
