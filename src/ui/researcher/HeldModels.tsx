import { Button } from "@mantine/core";
import { useMemo, useState } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { heldModels, type HeldModel } from "#ui/researcher/held-models.ts";
import { RemoveModelDialog } from "#ui/researcher/RemoveModelDialog.tsx";
import { useComparedStudy } from "#ui/researcher/use-compared-study.ts";
import { formatDateTime } from "#ui/hooks/format-time.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import type { DataColumn } from "#ui/staff/data-column.ts";
import { DataTable } from "#ui/staff/DataTable.tsx";
import { Notice } from "#ui/staff/Notice.tsx";
import styles from "#ui/staff/staff-page.module.css";

/** The models in the study, each with how it was read and the way to take it out. */
export function HeldModels() {
  const { t } = useTranslation("researcher");
  const { context } = useComparedStudy();
  const [doomed, setDoomed] = useState<HeldModel | null>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  const columns = useModelColumns(setDoomed);
  const models = useMemo(() => heldModels(context.workspace), [context]);
  return (
    <section className={styles.section} aria-labelledby="held-models">
      <h2 id="held-models">{t("models.heldTitle")}</h2>
      {removed !== null && <Notice tone="good" title={t("models.removed", { model: removed })} />}
      {models.length === 0 ? (
        <p>{t("models.heldNone")}</p>
      ) : (
        <DataTable name="models" caption={t("models.heldCaption")} columns={columns} rows={models} rowId={(held) => held.submissionId} />
      )}
      {doomed !== null && (
        <RemoveModelDialog
          held={doomed}
          onClose={() => setDoomed(null)}
          onRemoved={() => {
            setDoomed(null);
            setRemoved(doomed.model);
          }}
        />
      )}
    </section>
  );
}

function useModelColumns(onRemove: (held: HeldModel) => void): readonly DataColumn<HeldModel>[] {
  const { t } = useTranslation("researcher");
  const [language] = useLanguage();
  return useMemo(
    () => [
      { id: "model", header: t("models.column.model"), value: (held) => held.model },
      { id: "file", header: t("models.column.file"), value: (held) => held.fileName },
      {
        id: "added",
        header: t("models.column.added"),
        value: (held) => held.addedAtMs,
        cell: (held) => formatDateTime(held.addedAtMs, language),
      },
      {
        id: "read",
        header: t("models.column.read"),
        value: (held) => held.readCount,
        cell: (held) => t("models.ofItems", { count: held.readCount, total: held.itemCount }),
        align: "end",
      },
      { id: "look", header: t("models.column.look"), value: (held) => held.itemCount - held.readCount, align: "end" },
      {
        id: "actions",
        header: t("models.column.actions"),
        value: () => null,
        order: "fixed",
        cell: (held) => (
          <Button size="xs" aria-label={t("models.removeNamed", { model: held.model })} onClick={() => onRemove(held)}>
            {t("models.remove")}
          </Button>
        ),
      },
    ],
    [t, language, onRemove],
  );
}
