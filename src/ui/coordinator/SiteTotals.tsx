import { useMemo } from "react";
import { ROSTER_FILTERS } from "#ui/coordinator/RosterCountsBar.tsx";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { DataColumn } from "#ui/staff/data-column.ts";
import { DataTable } from "#ui/staff/DataTable.tsx";
import { rosterBySite, type RosterRow } from "#workflows/roster-board.ts";

type SiteRow = ReturnType<typeof rosterBySite>[number];

/** The counts of every site, where there is more than one. */
export function SiteTotals({ board }: { readonly board: readonly RosterRow[] }) {
  const { t } = useTranslation("coordinator");
  const rows = useMemo(() => rosterBySite(board), [board]);
  const columns = useMemo<readonly DataColumn<SiteRow>[]>(
    () => [
      { id: "site", header: t("collect.rosterColumn.site"), value: (row) => row.site },
      ...ROSTER_FILTERS.filter((name) => name === "expected" || rows.some(({ counts }) => counts[name] > 0)).map(
        (name): DataColumn<SiteRow> => ({
          id: name.toLowerCase(),
          header: t(`collect.counts.${name}`),
          value: ({ counts }) => counts[name],
          align: "end",
        }),
      ),
    ],
    [t, rows],
  );
  if (rows.length < 2) return null;
  return (
    <>
      <h3>{t("collect.sites")}</h3>
      <DataTable name="sites" caption={t("collect.sitesCaption")} columns={columns} rows={rows} rowId={(row) => row.site} />
    </>
  );
}
