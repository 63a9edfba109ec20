import { Button, TextInput } from "@mantine/core";
import { useFieldArray } from "react-hook-form";
import type { StudySetup } from "#domain/study/study-setup.ts";
import { useSetup } from "#ui/coordinator/setup-context.ts";
import { useFieldError } from "#ui/coordinator/use-field-error.ts";
import { useSetupForm } from "#ui/coordinator/use-setup-form.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import own from "./Setup.module.css";
import styles from "#ui/staff/staff-page.module.css";

const MOST_RANKS = 20;

/** The ranks of the study, junior first, each with its title in both languages. */
export function SetupRanks() {
  const { t } = useTranslation("setup");
  const { draft, issues } = useSetup();
  const errorAt = useFieldError(issues.people);
  const { register, control } = useSetupForm({ ranks: [...draft.setup.ranks] });
  const { fields, append, remove } = useFieldArray({ control, name: "ranks", keyName: "key" });
  return (
    <section className={styles.section} aria-labelledby="setup-ranks">
      <h2 id="setup-ranks">{t("people.ranks")}</h2>
      <p>{t("people.ranksHint")}</p>
      <ol className={own.ranks}>
        {fields.map(({ key }, index) => (
          <li key={key} className={own.rank}>
            {(["zh", "en"] as const).map((language) => (
              <TextInput
                key={language}
                label={t(language === "en" ? "people.rankEn" : "people.rankZh", { number: index + 1 })}
                autoComplete="off"
                lang={language === "en" ? "en" : "zh-CN"}
                error={errorAt(`ranks[${index}].title.${language}`)}
                {...register(`ranks.${index}.title.${language}`)}
              />
            ))}
            <Button
              size="sm"
              variant="default"
              disabled={fields.length === 1}
              aria-label={t("people.removeRank", { number: index + 1 })}
              onClick={() => remove(index)}
            >
              {t("people.remove")}
            </Button>
          </li>
        ))}
      </ol>
      <p>
        <Button
          size="sm"
          variant="default"
          disabled={fields.length >= MOST_RANKS}
          onClick={() => append({ id: freshRankId(draft.setup), title: { en: "", zh: "" } })}
        >
          {t("people.addRank")}
        </Button>
      </p>
    </section>
  );
}

/** Ids are never shown where a title is; they only have to differ and to stay. People keep the rank that was removed until they are given another. */
function freshRankId({ ranks, people }: StudySetup): string {
  const taken = new Set([...ranks.map(({ id }) => id), ...people.map(({ rankId }) => rankId)]);
  let number = ranks.length + 1;
  while (taken.has(`rank-${number}`)) number += 1;
  return `rank-${number}`;
}
