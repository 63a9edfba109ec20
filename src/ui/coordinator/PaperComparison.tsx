import { useState } from "react";
import type { ComparedItem, PaperProgress } from "#domain/paper/compare-entries.ts";
import { withItem, type SettledResponse } from "#domain/paper/paper-sheet.ts";
import { PaperDisagreement } from "#ui/coordinator/PaperDisagreement.tsx";
import { PaperInitials } from "#ui/coordinator/PaperInitials.tsx";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";

interface PaperComparisonProps {
  readonly progress: Extract<PaperProgress, { readonly phase: "compared" }>;
  /** Gives what is settled from what was; null once the sheet is submitted: then it is only read. */
  readonly onSettle: ((change: (held: readonly SettledResponse[]) => readonly SettledResponse[]) => void) | null;
}

/** How far two entries agree, and every item on which they do not. */
export function PaperComparison({ progress: { items, agreedCount, openCount }, onSettle }: PaperComparisonProps) {
  const { t } = useTranslation("paper-entry");
  const { exam } = useOpenedStudy().context;
  const { nowMs } = useStaffPorts();
  const [by, setBy] = useState<string | null>(null);
  const numberOf = ({ itemId }: ComparedItem): number => exam.items.findIndex(({ id }) => id === itemId) + 1;
  const differing = items.filter(({ agrees }) => !agrees);
  return (
    <>
      <p>{t("agreement", { agreed: agreedCount, items: items.length })}</p>
      <p role="status">{openCount === 0 ? t("allSettled") : t("open", { count: openCount })}</p>
      {onSettle !== null && by === null && differing.length > 0 && <PaperInitials other={null} onBegin={setBy} />}
      {differing.map((item) => (
        <PaperDisagreement
          key={item.itemId}
          compared={item}
          number={numberOf(item)}
          onSettle={
            onSettle === null || by === null
              ? null
              : (response) => onSettle((held) => withItem(held, { itemId: item.itemId, response, by, atMs: nowMs() }))
          }
        />
      ))}
    </>
  );
}
