import { useTranslation } from "#ui/hooks/use-translation.ts";
import { ITEM_STATES } from "#ui/participant/item-progress.ts";
import { ItemMark } from "#ui/participant/ItemMark.tsx";
import styles from "./MarkLegend.module.css";

/** What the marks of the item list mean. */
export function MarkLegend() {
  const { t } = useTranslation("participant");
  return (
    <ul className={styles.legend} aria-label={t("help.marks")}>
      {ITEM_STATES.map((state) => (
        <li key={state}>
          <ItemMark state={state} flagged={false} /> {t(`navigator.state.${state}`)}
        </li>
      ))}
      <li>
        <ItemMark state="unanswered" flagged /> {t("navigator.flagged")}
      </li>
    </ul>
  );
}
