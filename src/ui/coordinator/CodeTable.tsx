import { Button } from "@mantine/core";
import { useMemo } from "react";
import { useGrantText } from "#ui/coordinator/use-grant-text.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { DataColumn } from "#ui/staff/data-column.ts";
import { DataTable } from "#ui/staff/DataTable.tsx";
import type { CodeRow } from "#workflows/code-board.ts";
import styles from "./CodesPage.module.css";

interface CodeTableProps {
  readonly rows: readonly CodeRow[];
  readonly onReadOut: (row: CodeRow) => void;
}

/** All single-use codes; filtering by a participant's code leaves that person's. */
export function CodeTable({ rows, onReadOut }: CodeTableProps) {
  const { t } = useTranslation("codes");
  const columns = useCodeColumns(onReadOut);
  return <DataTable name="codes" caption={t("single.caption")} columns={columns} rows={rows} rowId={(row) => row.code} />;
}

function useCodeColumns(onReadOut: CodeTableProps["onReadOut"]): readonly DataColumn<CodeRow>[] {
  const { t } = useTranslation("codes");
  const { gives, when, givenBy } = useGrantText();
  return useMemo(() => {
    const usedText = (row: CodeRow): string | null => {
      const isGiven = givenBy(row) !== null;
      if (row.used === null) return isGiven ? t("single.unused") : null;
      return isGiven ? when(row.used) : `${when(row.used)} · ${t("single.notOnRecord")}`;
    };
    return [
      { id: "participant", header: t("single.participant"), value: (row) => row.participantCode, wrap: "never" },
      { id: "site", header: t("single.site"), value: (row) => row.site, wrap: "never" },
      { id: "gives", header: t("single.gives"), value: (row) => gives(row.grant) },
      {
        id: "code",
        header: t("single.code"),
        value: (row) => row.code,
        cell: (row) => <span className={styles.code}>{row.code}</span>,
        wrap: "never",
      },
      { id: "handedout", header: t("single.handedOut"), value: givenBy },
      { id: "used", header: t("single.used"), value: usedText },
      {
        id: "act",
        header: t("single.act"),
        value: () => null,
        order: "fixed",
        cell: (row) =>
          row.handedOut === null && row.used === null ? (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t("readOutNamed", { code: row.code, participant: row.participantCode })}
              onClick={() => onReadOut(row)}
            >
              {t("readOut")}
            </Button>
          ) : null,
      },
    ];
  }, [t, gives, when, givenBy, onReadOut]);
}
