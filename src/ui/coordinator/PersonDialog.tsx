import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useId } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { isYears, MAX_YEARS, percentOf, shareOf, sitesOf, type Person } from "#domain/study/person.ts";
import { useSetup } from "#ui/coordinator/setup-context.ts";
import { Dialog } from "#ui/components/Dialog.tsx";
import { useLocalText } from "#ui/hooks/use-local-text.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import own from "./Setup.module.css";

/** A person as typed. */
interface PersonFields {
  readonly name: string;
  readonly site: string;
  readonly rankId: string;
  readonly specialty: string;
  readonly years: string;
  readonly degree: string;
  readonly extra: string;
}

interface PersonDialogProps {
  /** null for someone new. */
  readonly person: Person | null;
  readonly onKeep: (person: Person) => void;
  readonly onClose: () => void;
}

/** Asks for one person's facts. */
export function PersonDialog({ person, onKeep, onClose }: PersonDialogProps) {
  const { t } = useTranslation("setup");
  const { ranks, people } = useSetup().draft.setup;
  const formId = useId();
  const form = useForm<PersonFields>({
    defaultValues: fieldsOf(person, { site: people.at(-1)?.site ?? "", rankId: ranks[0]?.id ?? "" }),
  });
  return (
    <Dialog
      title={t(person === null ? "people.dialogAdd" : "people.dialogEdit")}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t("people.cancel")}
          </Button>
          <Button type="submit" form={formId} variant="filled">
            {t("people.keep")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={own.dialog}
        noValidate
        onSubmit={(event) => void form.handleSubmit((fields) => onKeep(personOf(fields, person?.code ?? null)))(event)}
      >
        <PersonFieldset form={form} />
      </form>
    </Dialog>
  );
}

/** The fields, those no person can be without first. */
function PersonFieldset({ form: { register, formState } }: { readonly form: UseFormReturn<PersonFields> }) {
  const { t } = useTranslation("setup");
  const local = useLocalText();
  const { ranks, people } = useSetup().draft.setup;
  const sitesId = useId();
  const { errors } = formState;
  const isFilled = (text: string): boolean => text.trim() !== "";
  return (
    <>
      <TextInput
        label={t("column.name")}
        autoComplete="off"
        maxLength={100}
        error={errors.name && t("people.needName")}
        {...register("name", { validate: isFilled })}
      />
      <TextInput
        label={t("column.site")}
        autoComplete="off"
        maxLength={100}
        list={sitesId}
        error={errors.site && t("people.needSite")}
        {...register("site", { validate: isFilled })}
      />
      <datalist id={sitesId}>
        {sitesOf(people).map((site) => (
          <option key={site} value={site} />
        ))}
      </datalist>
      <NativeSelect
        label={t("column.rank")}
        data={ranks.map(({ id, title }) => ({ value: id, label: local(title) || id }))}
        {...register("rankId")}
      />
      <TextInput label={t("column.specialty")} autoComplete="off" maxLength={100} {...register("specialty")} />
      <TextInput
        label={t("column.years")}
        inputMode="decimal"
        autoComplete="off"
        error={errors.years && t("people.badYears", { most: MAX_YEARS })}
        {...register("years", { validate: (text) => text.trim() === "" || isYears(text.trim()) })}
      />
      <TextInput label={t("column.degree")} autoComplete="off" maxLength={100} {...register("degree")} />
      <TextInput
        label={t("column.extra")}
        description={t("people.extraHint")}
        inputMode="decimal"
        autoComplete="off"
        error={errors.extra && t("people.badExtra")}
        {...register("extra", { validate: isPercent })}
      />
    </>
  );
}

function fieldsOf(person: Person | null, likely: Pick<Person, "site" | "rankId">): PersonFields {
  const { name = "", site, rankId, specialty, years, degree, extraShare } = { ...EMPTY, ...likely, ...person };
  return {
    name,
    site,
    rankId,
    specialty: specialty ?? "",
    years: years === null ? "" : String(years),
    degree: degree ?? "",
    extra: extraShare === 0 ? "" : String(percentOf(extraShare)),
  };
}

const EMPTY = { name: "", specialty: null, years: null, degree: null, extraShare: 0 };

function personOf(fields: PersonFields, code: string | null): Person {
  const years = fields.years.trim();
  return {
    code,
    name: fields.name.trim(),
    site: fields.site.trim(),
    rankId: fields.rankId,
    specialty: fields.specialty.trim() || null,
    years: years === "" ? null : Number(years),
    degree: fields.degree.trim() || null,
    extraShare: shareOf(Number(fields.extra.trim() || "0")),
  };
}

/** Empty, or a number from 0 to 100. */
function isPercent(text: string): boolean {
  const value = Number(text.trim() || "0");
  return value >= 0 && value <= 100;
}
