import { Button } from "@mantine/core";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Icon } from "#ui/components/Icon.tsx";
import type { TableQuery } from "#ui/staff/use-table-query.ts";
import styles from "./DataTable.module.css";

interface DataTablePagerProps {
  readonly pageIndex: number;
  readonly pageCount: number;
  readonly onChange: (change: Partial<TableQuery>) => void;
}

/** Turns the pages of a long table. */
export function DataTablePager({ pageIndex, pageCount, onChange }: DataTablePagerProps) {
  const { t } = useTranslation("staff");
  return (
    <nav className={styles.pager} aria-label={t("table.pages")}>
      <Button
        size="sm"
        leftSection={<Icon name="previous" />}
        disabled={pageIndex === 0}
        onClick={() => onChange({ pageIndex: pageIndex - 1 })}
      >
        {t("table.previous")}
      </Button>
      <span className="numeric">{t("table.page", { page: pageIndex + 1, pages: pageCount })}</span>
      <Button
        size="sm"
        rightSection={<Icon name="next" />}
        disabled={pageIndex >= pageCount - 1}
        onClick={() => onChange({ pageIndex: pageIndex + 1 })}
      >
        {t("table.nextPage")}
      </Button>
    </nav>
  );
}
