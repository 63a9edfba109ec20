import type { Issue } from "#lib/issue.ts";
import { PageHeader } from "#ui/components/PageHeader.tsx";
import { useDocumentTitle } from "#ui/hooks/use-document-title.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import styles from "#ui/shell/StandIn.module.css";

/** Stands in where the file holds no study, or none that can be read. The issues are for the coordinator: codes and places are enough. */
export function NoStudyPage({ issues }: { readonly issues: readonly Issue[] }) {
  const { t } = useTranslation("stick");
  const kind = issues.length === 0 ? "empty" : "damaged";
  useDocumentTitle(t(`noStudy.${kind}.title`));
  return (
    <>
      <PageHeader />
      <main className={styles.page}>
        <h1 className={styles.title}>{t(`noStudy.${kind}.title`)}</h1>
        <p className={styles.detail}>{t(`noStudy.${kind}.detail`)}</p>
        {issues.map(({ code, place }, index) => (
          <p key={index}>{[code, place.path].filter((part) => part !== undefined).join(" · ")}</p>
        ))}
      </main>
    </>
  );
}
