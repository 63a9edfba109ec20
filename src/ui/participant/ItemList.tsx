import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Link } from "#ui/components/Link.tsx";
import { ItemMark } from "#ui/participant/ItemMark.tsx";
import { itemProgress, type ItemProgress } from "#ui/participant/item-progress.ts";
import { itemPath } from "#ui/participant/paths.ts";
import { useExamAndSitting } from "#ui/participant/sitting-context.ts";
import styles from "./ItemList.module.css";

interface ItemListProps {
  /** Number of the item on screen; none on the review page. */
  readonly current: number | null;
  readonly onChoose?: () => void;
}

/** Links to all items, by section, each with its mark. */
export function ItemList({ current, onChoose }: ItemListProps) {
  const { t } = useTranslation("participant");
  const { exam, sitting } = useExamAndSitting();
  const progress = itemProgress(exam, sitting);
  const nameOf = ({ number, state, flagged }: ItemProgress) =>
    t(flagged ? "navigator.itemFlagged" : "navigator.item", { number, state: t(`navigator.state.${state}`) });
  return (
    <ul className={styles.list}>
      {exam.sections.map((section) => (
        <li key={section.id} className={styles.section}>
          <span className={styles.letter} aria-hidden="true">
            {section.id}
          </span>
          <ol className={styles.items} aria-label={t("navigator.section", { id: section.id })}>
            {progress
              .filter(({ item }) => item.sectionId === section.id)
              .map((entry) => (
                <li key={entry.item.id}>
                  <Link
                    className={styles.item}
                    to={itemPath(sitting.start.sittingId, entry.number)}
                    aria-label={nameOf(entry)}
                    title={nameOf(entry)}
                    aria-current={entry.number === current ? "page" : undefined}
                    onClick={onChoose}
                  >
                    <span className={styles.number}>{entry.number}</span>
                    <ItemMark state={entry.state} flagged={entry.flagged} />
                  </Link>
                </li>
              ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}
