import { Button, TextInput } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { useForm } from "react-hook-form";
import { createPassphrase, normalisePassphrase, passphraseFault, PASSPHRASE_MIN_LENGTH } from "#domain/study/passphrase.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import styles from "./SafetyPage.module.css";

interface PassphraseFormProps {
  /** The button's words. */
  readonly action: string;
  /** Takes the passphrase; the fields are emptied when it resolves. */
  readonly onPassphrase: (passphrase: string) => Promise<void>;
  /** Further fields of the form, above the passphrase. */
  readonly children?: ReactNode;
}

interface Typed {
  readonly passphrase: string;
  readonly again: string;
}

const EMPTY: Typed = { passphrase: "", again: "" };

/** Asks for a new passphrase twice, or makes one that is to be written down: then it is typed once, from the note. */
export function PassphraseForm({ action, onPassphrase, children }: PassphraseFormProps) {
  const { t } = useTranslation("safety");
  const { secretRandom } = useStaffPorts();
  const [made, setMade] = useState<string | null>(null);
  const [isShown, setIsShown] = useState(false);
  const { register, handleSubmit, formState, setValue, reset, clearErrors } = useForm<Typed>({ defaultValues: EMPTY });
  const { errors } = formState;
  const make = (): void => {
    const passphrase = createPassphrase(secretRandom);
    setMade(passphrase);
    setValue("passphrase", passphrase);
    setValue("again", "");
    clearErrors();
  };
  const submit = handleSubmit(async ({ passphrase }) => {
    await onPassphrase(passphrase);
    reset(EMPTY);
    setMade(null);
  });
  const faultText = (passphrase: string): string | true => {
    const fault = passphraseFault(passphrase);
    return fault === null || t(`passphrase.${fault}`, { count: PASSPHRASE_MIN_LENGTH });
  };
  const type = isShown ? "text" : "password";
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {children}
      {made === null ? (
        <TextInput
          label={t("passphrase.label")}
          description={t("passphrase.hint")}
          type={type}
          autoComplete="new-password"
          spellCheck={false}
          error={errors.passphrase?.message}
          {...register("passphrase", { validate: faultText })}
        />
      ) : (
        <MadePassphrase passphrase={made} />
      )}
      <TextInput
        label={t(made === null ? "passphrase.again" : "passphrase.againMade")}
        type={type}
        autoComplete="new-password"
        spellCheck={false}
        error={errors.again?.message}
        {...register("again", {
          validate: (again, { passphrase }) => normalisePassphrase(again) === normalisePassphrase(passphrase) || t("passphrase.differs"),
        })}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="filled" loading={formState.isSubmitting}>
          {action}
        </Button>
        <Button onClick={make}>{t("passphrase.make")}</Button>
        <Button onClick={() => setIsShown(!isShown)}>{t(isShown ? "passphrase.hide" : "passphrase.show")}</Button>
      </div>
    </form>
  );
}

function MadePassphrase({ passphrase }: { readonly passphrase: string }) {
  const { t } = useTranslation("safety");
  return (
    <div className={styles.made} role="status">
      <p>{t("passphrase.made")}</p>
      <p className={styles.secret}>{passphrase}</p>
      <p className={styles.quiet}>{t("passphrase.madeHint")}</p>
    </div>
  );
}
