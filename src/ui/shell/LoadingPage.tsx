import { useTranslation } from "#ui/hooks/use-translation.ts";
import styles from "./StandIn.module.css";

/** Shown while a role's pages are fetched. Says nothing for the first moment, so that a fast load does not flicker. */
export function LoadingPage() {
  const { t } = useTranslation("shell");
  return (
    <main className={styles.page}>
      <p className={styles.waiting} role="status">
        {t("loading")}
      </p>
    </main>
  );
}
