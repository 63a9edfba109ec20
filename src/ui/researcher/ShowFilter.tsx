import { useTranslation } from "#ui/hooks/use-translation.ts";
import { ChoiceRow } from "#ui/researcher/ChoiceRow.tsx";
import type { Show } from "#ui/researcher/section-standings.ts";
import { useAddressChoice } from "#ui/researcher/use-address-choice.ts";

/** Which contenders tables and figures show, out of the address. */
export function useShow(): readonly [Show, (show: string) => void] {
  const [asked, choose] = useAddressChoice("show");
  const show = asked === "people" || asked === "models" ? asked : "all";
  return [show, (next) => choose(next === "all" ? null : next)];
}

/** The choice between pharmacists, models and both. */
export function ShowFilter() {
  const { t } = useTranslation("researcher");
  const [show, choose] = useShow();
  const options = [
    { value: "all", label: t("standings.showAll") },
    { value: "people", label: t("standings.showPeople") },
    { value: "models", label: t("standings.showModels") },
  ];
  return <ChoiceRow legend={t("standings.show")} name="show" options={options} value={show} onChange={choose} />;
}
