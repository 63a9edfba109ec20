import { Button } from "@mantine/core";
import { useState } from "react";
import { untypedItems } from "#domain/paper/compare-entries.ts";
import { withItem, type PaperEntry, type PaperResponse } from "#domain/paper/paper-sheet.ts";
import { PaperItemField, type PaperReading } from "#ui/coordinator/PaperItemField.tsx";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Notice } from "#ui/staff/Notice.tsx";
import page from "#ui/staff/staff-page.module.css";

interface PaperEntryFormProps {
  readonly entry: PaperEntry;
  readonly onChange: (responses: readonly PaperResponse[]) => void;
  readonly onFinish: () => void;
}

/** One person types every item of a sheet; finishing waits until each has a response or was said to be blank. */
export function PaperEntryForm({ entry, onChange, onFinish }: PaperEntryFormProps) {
  const { t } = useTranslation("paper-entry");
  const { exam } = useOpenedStudy().context;
  const [wantsToFinish, setWantsToFinish] = useState(false);
  const untyped = untypedItems(entry, exam);
  const readings = new Map(entry.responses.map(({ itemId, response }) => [itemId, response]));
  const numbers = exam.items.flatMap(({ id }, index) => (untyped.includes(id) ? [index + 1] : []));
  const change = (itemId: string, reading: PaperReading): void =>
    onChange(
      reading === undefined
        ? entry.responses.filter((each) => each.itemId !== itemId)
        : withItem(entry.responses, { itemId, response: reading }),
    );
  return (
    <>
      <p>{t("by", { by: entry.by })}</p>
      {exam.items.map((item, index) => (
        <PaperItemField
          key={item.id}
          item={item}
          number={index + 1}
          reading={readings.get(item.id)}
          onChange={(reading) => change(item.id, reading)}
        />
      ))}
      {wantsToFinish && numbers.length > 0 && (
        <Notice tone="bad" title={t("untyped", { count: numbers.length, items: numbers.join(", ") })} />
      )}
      <div className={page.actions}>
        <Button variant="filled" onClick={() => (untyped.length === 0 ? onFinish() : setWantsToFinish(true))}>
          {t("finish")}
        </Button>
        <span className={page.quiet}>{t("finishHint")}</span>
      </div>
    </>
  );
}
