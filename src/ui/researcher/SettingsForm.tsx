import { Button } from "@mantine/core";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { useNavigate } from "react-router";
import { DEFAULT_SCORING_SETTINGS } from "#domain/scoring/settings.ts";
import { SeedField } from "#ui/researcher/SeedField.tsx";
import { SettingField } from "#ui/researcher/SettingField.tsx";
import { useComparedStudy } from "#ui/researcher/use-compared-study.ts";
import { changedSettings, DEFAULT_SEED, SETTING_NAMES, viewSearch, type SettingsFields } from "#ui/researcher/view-settings.ts";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import styles from "./SettingsForm.module.css";

const DEFAULTS: SettingsFields = { ...DEFAULT_SCORING_SETTINGS, seed: DEFAULT_SEED };

/** The choices as a form. Nothing happens until it is sent; then the standings open under an address that holds them. */
export function SettingsForm() {
  const { t } = useTranslation("researcher");
  const { context, view } = useComparedStudy();
  const { randomSeed } = useStaffPorts();
  const navigate = useNavigate();
  const { control, register, handleSubmit, reset, setValue, formState } = useForm<SettingsFields>({
    defaultValues: { ...view.settings, seed: view.seed },
  });
  const { seed: seedNow, ...settingsNow } = useWatch({ control }) as SettingsFields; // every field has a default value
  const changedCount = changedSettings(settingsNow).length + (seedNow === DEFAULT_SEED ? 0 : 1);
  const show = handleSubmit(({ seed, ...settings }) =>
    navigate(`/compare/${context.workspace.office.study.studyId}${viewSearch({ settings, seed: seed.trim() })}`),
  );
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void show(event)}>
      {SETTING_NAMES.map((name) => (
        <SettingField key={name} name={name} field={register(name)} />
      ))}
      <SeedField
        register={register}
        error={formState.errors.seed}
        onFresh={() => setValue("seed", randomSeed(), { shouldValidate: true })}
      />
      <div className={styles.foot}>
        <p role="status">{changedCount === 0 ? t("settings.unchanged") : t("settings.changed", { count: changedCount })}</p>
        <p className={styles.actions}>
          <Button type="submit" variant="filled">
            {t("settings.apply")}
          </Button>
          <Button disabled={changedCount === 0} onClick={() => reset(DEFAULTS)}>
            {t("settings.reset")}
          </Button>
        </p>
      </div>
    </form>
  );
}
