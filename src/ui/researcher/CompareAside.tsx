import { useMediaQuery } from "@mantine/hooks";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Link } from "react-router";
import type { RespondentCounts } from "#ui/researcher/respondent-counts.ts";
import { SettingsInForce } from "#ui/researcher/SettingsInForce.tsx";
import type { ComparedStudy } from "#ui/researcher/use-compared-study.ts";
import { useLocalText } from "#ui/hooks/use-local-text.ts";
import styles from "./CompareAside.module.css";

interface CompareAsideProps {
  readonly counts: RespondentCounts;
  readonly compared: ComparedStudy;
}

/** Who is compared and by which settings. On a narrow page it folds to one line, so that the figures come first. */
export function CompareAside({ counts, compared }: CompareAsideProps) {
  const { t } = useTranslation("researcher");
  const isNarrow = useMediaQuery("(max-width: 60rem)", false, { getInitialValueInEffect: false });
  const content = (
    <>
      <Respondents counts={counts} compared={compared} />
      <section className={styles.part} aria-labelledby="settings-in-force">
        <h2 id="settings-in-force">{t("inForce.title")}</h2>
        <SettingsInForce view={compared.view} />
        <p>
          <Link to={`/compare/${compared.context.workspace.office.study.studyId}/settings${compared.search}`}>{t("inForce.change")}</Link>
        </p>
      </section>
    </>
  );
  if (!isNarrow) return <div className={styles.aside}>{content}</div>;
  return (
    <details className={styles.folded}>
      <summary>
        {t("respondents.title")}: {t("standings.people", { count: counts.personCount })},{" "}
        {t("standings.models", { count: counts.models.length })}
      </summary>
      <div className={styles.aside}>{content}</div>
    </details>
  );
}

function Respondents({ counts, compared }: CompareAsideProps) {
  const { t } = useTranslation("researcher");
  const local = useLocalText();
  const { studyId } = compared.context.workspace.office.study;
  return (
    <section className={styles.part} aria-labelledby="respondents">
      <h2 id="respondents">{t("respondents.title")}</h2>
      <h3>{t("respondents.ranks")}</h3>
      <ul className={styles.list}>
        {counts.ranks.map(({ rank, count }) => (
          <li key={rank.id}>
            <span>{local(rank.title)}</span> <span className="numeric">{t("respondents.count", { count })}</span>
          </li>
        ))}
      </ul>
      <h3>{t("respondents.models")}</h3>
      {counts.models.length === 0 ? (
        <p>
          {t("respondents.noModels")} <Link to={`/compare/${studyId}/models${compared.search}`}>{t("respondents.addModels")}</Link>
        </p>
      ) : (
        <ul className={styles.list}>
          {counts.models.map((model) => (
            <li key={model}>{model}</li>
          ))}
        </ul>
      )}
      {counts.doubtfulCount > 0 && (
        <p>
          <Link to={`/study/${studyId}/collect`}>{t("respondents.doubtful", { count: counts.doubtfulCount })}</Link>
        </p>
      )}
    </section>
  );
}
