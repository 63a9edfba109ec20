import { useTranslation } from "#ui/hooks/use-translation.ts";
import { countProgress, type ItemProgress } from "#ui/participant/item-progress.ts";

/** Which items the review lists. */
export type ReviewShow = "all" | "open" | "flagged";

interface ReviewFilterProps {
  readonly show: ReviewShow;
  readonly onShow: (show: ReviewShow) => void;
  readonly progress: readonly ItemProgress[];
}

/** Chooses between all items, those still open, and those flagged; each with its count. */
export function ReviewFilter({ show, onShow, progress }: ReviewFilterProps) {
  const { t } = useTranslation("participant");
  const counts = countProgress(progress);
  const choices = [
    ["all", t("review.all"), progress.length],
    ["open", t("review.onlyOpen"), progress.length - counts.answered],
    ["flagged", t("review.onlyFlagged"), counts.flagged],
  ] as const;
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{t("review.filter")}</legend>
      {choices.map(([value, label, count]) => (
        <label key={value}>
          <input type="radio" name="review-show" checked={show === value} onChange={() => onShow(value)} />
          <span className="numeric">
            {label} {count}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Whether the review lists an item. */
export function isShown({ state, flagged }: ItemProgress, show: ReviewShow): boolean {
  if (show === "open") return state !== "answered";
  return show === "all" || flagged;
}
