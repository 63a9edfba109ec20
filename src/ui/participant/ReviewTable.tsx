import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Link } from "#ui/components/Link.tsx";
import type { Section } from "#domain/exam/exam.ts";
import { useLocalText } from "#ui/hooks/use-local-text.ts";
import { ItemMark } from "#ui/participant/ItemMark.tsx";
import type { ItemProgress } from "#ui/participant/item-progress.ts";
import { itemPath } from "#ui/participant/paths.ts";
import { useExamAndSitting } from "#ui/participant/sitting-context.ts";
import styles from "./ReviewTable.module.css";

/** One section of the review: each item a link with its state and what it lacks. */
export function ReviewTable({ section, progress }: { readonly section: Section; readonly progress: readonly ItemProgress[] }) {
  const { t } = useTranslation("participant");
  const text = useLocalText();
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>
        {t("bar.section", { id: section.id })} · {text(section.title)}
      </h2>
      {progress.length === 0 ? (
        <p className={styles.none}>{t("review.noneLeft")}</p>
      ) : (
        <table className={styles.table}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t("review.item")}</th>
              <th scope="col">{t("review.state")}</th>
              <th scope="col">{t("review.what")}</th>
            </tr>
          </thead>
          <tbody>
            {progress.map((entry) => (
              <Row key={entry.item.id} entry={entry} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Row({ entry }: { readonly entry: ItemProgress }) {
  const { t } = useTranslation("participant");
  const { sitting } = useExamAndSitting();
  const { number, state, flagged, missing } = entry;
  const open = [
    missing === "error-types" ? t("review.missingTypes") : null,
    missing === "intervention" ? t("review.missingIntervention") : null,
    flagged ? t("navigator.flagged") : null,
  ].filter((part) => part !== null);
  return (
    <tr data-state={state}>
      <th scope="row">
        <Link to={itemPath(sitting.start.sittingId, number)}>{t("review.openItem", { number })}</Link>
      </th>
      <td className={styles.state}>
        <ItemMark state={state} flagged={flagged} /> {t(`navigator.state.${state}`)}
      </td>
      <td>{open.join(t("review.listJoin"))}</td>
    </tr>
  );
}
