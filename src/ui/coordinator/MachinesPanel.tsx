import { Link } from "#ui/components/Link.tsx";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import styles from "#ui/staff/staff-page.module.css";

/** The way to what a coordinator does with the exam machines before the day. */
export function MachinesPanel() {
  const { t } = useTranslation("coordinator");
  return (
    <section className={styles.section} aria-labelledby="machines">
      <h2 id="machines">{t("machines.title")}</h2>
      <p>{t("machines.detail")}</p>
      <p className={styles.actions}>
        <Link className="action" to="/sit/check">
          {t("machines.check")}
        </Link>
        <Link className="action" to="/run/drill">
          {t("machines.drill")}
        </Link>
      </p>
    </section>
  );
}
