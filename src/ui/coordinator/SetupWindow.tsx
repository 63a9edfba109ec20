import { TextInput } from "@mantine/core";
import type { RulesForm } from "#ui/coordinator/rules-form.ts";
import { toLocalMinute } from "#ui/hooks/local-minute.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import styles from "#ui/staff/staff-page.module.css";

interface SetupWindowProps {
  readonly form: RulesForm;
  readonly error: string | null;
}

/** When a sitting may begin. Times are this machine's; the study file holds moments, so that every zone reads the same. */
export function SetupWindow({ form, error }: SetupWindowProps) {
  const { t } = useTranslation("setup");
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <section className={styles.section} aria-labelledby="setup-window">
      <h2 id="setup-window">{t("rules.window")}</h2>
      <p>{t("rules.windowDetail", { zone })}</p>
      <div className={styles.intake}>
        <MomentField form={form} end="opensAtMs" error={null} />
        <MomentField form={form} end="closesAtMs" error={error} />
      </div>
    </section>
  );
}

interface MomentFieldProps extends SetupWindowProps {
  readonly end: "opensAtMs" | "closesAtMs";
}

function MomentField({ form, end, error }: MomentFieldProps) {
  const { t } = useTranslation("setup");
  const name = `policy.window.${end}` as const;
  const atMs = form.getValues(name);
  return (
    <TextInput
      type="datetime-local"
      label={t(`rules.${end}`)}
      description={t("rules.momentHint")}
      error={error}
      defaultValue={atMs === null ? "" : toLocalMinute(atMs)}
      onChange={({ target }) => form.setValue(name, target.value === "" ? null : new Date(target.value).getTime())}
    />
  );
}
