import { Button } from "@mantine/core";
import { useMemo } from "react";
import type { ProctorEntry } from "#domain/study/proctor-entry.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { DataColumn } from "#ui/staff/data-column.ts";
import { DataTable } from "#ui/staff/DataTable.tsx";
import { formatShortTime } from "#ui/staff/format-short-time.ts";

interface ProctorTableProps {
  readonly entries: readonly ProctorEntry[];
  readonly onRemove: (entry: ProctorEntry) => void;
}

/** The entries of all sites; filtering by a site or a code leaves its own. */
export function ProctorTable({ entries, onRemove }: ProctorTableProps) {
  const { t } = useTranslation("proctor");
  const [language] = useLanguage();
  const columns = useMemo<readonly DataColumn<ProctorEntry>[]>(
    () => [
      { id: "at", header: t("at"), value: (row) => row.atMs, cell: (row) => formatShortTime(row.atMs, language), wrap: "never" },
      { id: "site", header: t("site"), value: (row) => row.site, wrap: "never" },
      { id: "kind", header: t("kind"), value: (row) => t(`kinds.${row.kind}`) },
      { id: "code", header: t("participant"), value: (row) => row.participantCode ?? t("room"), wrap: "never" },
      { id: "note", header: t("note"), value: (row) => (row.note === "" ? null : row.note) },
      {
        id: "written",
        header: t("written"),
        value: (row) => row.writtenAtMs,
        cell: (row) => formatShortTime(row.writtenAtMs, language),
        wrap: "never",
      },
      {
        id: "act",
        header: t("act"),
        value: () => null,
        order: "fixed",
        cell: (row) => (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t("removeNamed", { time: formatShortTime(row.atMs, language), site: row.site })}
            onClick={() => onRemove(row)}
          >
            {t("remove")}
          </Button>
        ),
      },
    ],
    [t, language, onRemove],
  );
  return <DataTable name="log" caption={t("caption")} columns={columns} rows={entries} rowId={(row) => row.entryId} />;
}
