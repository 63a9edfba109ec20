import { PeopleList } from "#ui/coordinator/PeopleList.tsx";
import { RosterIntake } from "#ui/coordinator/RosterIntake.tsx";
import { useSetup } from "#ui/coordinator/setup-context.ts";
import { SetupRanks } from "#ui/coordinator/SetupRanks.tsx";
import { SiteRankTable } from "#ui/coordinator/SiteRankTable.tsx";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import styles from "#ui/staff/staff-page.module.css";

/** Who is expected: the ranks, the roster as a file or typed, and what it comes to by site. */
export function SetupPeopleStep() {
  const { t } = useTranslation("setup");
  const { people, ranks } = useSetup().draft.setup;
  return (
    <>
      <SetupRanks />
      <RosterIntake />
      <PeopleList />
      {people.length > 0 && (
        <section className={styles.section} aria-labelledby="by-site">
          <h2 id="by-site">{t("people.bySite")}</h2>
          <SiteRankTable people={people} ranks={ranks} labelledBy="by-site" />
        </section>
      )}
    </>
  );
}
