import { sitesOf, type Person } from "#domain/study/person.ts";
import type { Rank } from "#domain/study/study.ts";
import { useLocalText } from "#ui/hooks/use-local-text.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import own from "./Setup.module.css";

interface SiteRankTableProps {
  readonly people: readonly Pick<Person, "site" | "rankId">[];
  readonly ranks: readonly Rank[];
  /** Id of the heading that names the table. */
  readonly labelledBy: string;
}

/** How many people of each rank are expected at each site: where a slip in a name shows at once. */
export function SiteRankTable({ people, ranks, labelledBy }: SiteRankTableProps) {
  const { t } = useTranslation("setup");
  const local = useLocalText();
  const rows = sitesOf(people).map((site) => ({ site, present: people.filter((person) => person.site === site) }));
  const all = { site: t("people.total"), present: people };
  return (
    <div className={own.scroll} tabIndex={0} role="region" aria-labelledby={labelledBy}>
      <table className={own.matrix} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{t("column.site")}</th>
            {ranks.map((rank) => (
              <th key={rank.id} scope="col" className={own.number}>
                {local(rank.title)}
              </th>
            ))}
            <th scope="col" className={own.number}>
              {t("people.total")}
            </th>
          </tr>
        </thead>
        <tbody>
          {[...rows, all].map(({ site, present }, index) => (
            <tr key={index}>
              <th scope="row">{site}</th>
              {ranks.map((rank) => (
                <td key={rank.id} className={own.number}>
                  {present.filter(({ rankId }) => rankId === rank.id).length}
                </td>
              ))}
              <td className={own.number}>{present.length}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
