import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Link } from "#ui/components/Link.tsx";
import { useAddress } from "#ui/hooks/address.ts";
import { PageHeader } from "#ui/components/PageHeader.tsx";
import { useDocumentTitle } from "#ui/hooks/use-document-title.ts";
import styles from "./StandIn.module.css";

/** For an address that is none of the app's. */
export function NotFoundPage() {
  const { t } = useTranslation("shell");
  const pathname = useAddress();
  useDocumentTitle(t("notFound.title"));
  return (
    <>
      <PageHeader />
      <main className={styles.page}>
        <h1 className={styles.title}>{t("notFound.title")}</h1>
        <p className={styles.detail}>{t("notFound.detail", { path: pathname })}</p>
        <p>
          <Link className="action primary" to="/">
            {t("notFound.home")}
          </Link>
        </p>
      </main>
    </>
  );
}
