import { Link } from "#ui/components/Link.tsx";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { itemPath, receiptPath } from "#ui/participant/paths.ts";
import type { SittingSummary } from "#workflows/ports/sitting-store.ts";

/** Says that a code has a sitting on this machine already, with the way to it. */
export function EarlierSitting({ sitting }: { readonly sitting: SittingSummary }) {
  const { t } = useTranslation("participant");
  const isOpen = sitting.status === "in-progress";
  return (
    <>
      {isOpen ? t("start.codeOpen") : t("start.codeDone")}{" "}
      <Link to={isOpen ? itemPath(sitting.sittingId, 1) : receiptPath(sitting.sittingId)}>
        {isOpen ? t("sittings.resume") : t("sittings.receipt")}
      </Link>
    </>
  );
}
