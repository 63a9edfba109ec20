import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { SectionComparison } from "#domain/comparison/comparison.ts";

/** Below this many items an interval is so wide that the page says so. */
const FEW_ITEMS = 30;

const CAVEATS = {
  "single-choice": ["singleCaveat"],
  "multiple-choice": ["multipleCaveat"],
  "short-answer": ["recallCaveat", "zeroCaveat"],
} as const;

/** Where the numbers differ from the published study's, and what they cannot carry. */
export function MethodCaveats({ section }: { readonly section: SectionComparison }) {
  const { t } = useTranslation("researcher");
  return (
    <>
      {CAVEATS[section.kind].map((caveat) => (
        <p key={caveat}>{t(`method.${caveat}`)}</p>
      ))}
      {hasZeroWidth(section) && <p>{t("method.zeroWidthCaveat")}</p>}
      {section.itemCount < FEW_ITEMS && <p>{t("method.fewItemsCaveat", { items: section.itemCount })}</p>}
    </>
  );
}

function hasZeroWidth({ metrics }: SectionComparison): boolean {
  return metrics.some(({ rows }) => rows.some(({ interval }) => interval !== null && interval.lower === interval.upper));
}
