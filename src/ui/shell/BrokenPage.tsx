import { useTranslation } from "#ui/hooks/use-translation.ts";
import { PageHeader } from "#ui/components/PageHeader.tsx";
import { useDocumentTitle } from "#ui/hooks/use-document-title.ts";
import styles from "./StandIn.module.css";

/** Stands in for a page that threw: says what is safe, and shows what to report. */
export function BrokenPage({ cause }: { readonly cause: unknown }) {
  const { t } = useTranslation("shell");
  useDocumentTitle(t("broken.title"));
  return (
    <>
      <PageHeader />
      <main className={styles.page}>
        <h1 className={styles.title}>{t("broken.title")}</h1>
        <p className={styles.detail} role="alert">
          {t("broken.detail")}
        </p>
        <pre className={styles.technical} tabIndex={0} aria-label={t("broken.technical")}>
          {cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)}
          {`\n${__APP_VERSION__} ${__BUILD_ID__}`}
        </pre>
        <p className={styles.actions}>
          <button type="button" className="action primary" onClick={() => location.reload()}>
            {t("broken.reload")}
          </button>
          <a className="action" href="#/">
            {t("broken.home")}
          </a>
        </p>
      </main>
    </>
  );
}
