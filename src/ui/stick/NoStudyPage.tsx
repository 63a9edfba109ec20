import type { Issue } from "#lib/issue.ts";
import { LanguageSwitch } from "#ui/components/LanguageSwitch.tsx";
import { useDocumentTitle } from "#ui/hooks/use-document-title.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import styles from "#ui/shell/StandIn.module.css";

/** Stands in where the file holds no study, or none that can be read. The issues are for the coordinator: codes and places are enough. */
export function NoStudyPage({ issues }: { readonly issues: readonly Issue[] }) {
  const { t } = useTranslation("stick");
  const kind = issues.length === 0 ? "empty" : "damaged";
  useDocumentTitle(t(`noStudy.${kind}.title`));
  return (
    <main className={styles.page}>
      <LanguageSwitch />
      <h1 className={styles.title}>{t(`noStudy.${kind}.title`)}</h1>
      <p className={styles.detail}>{t(`noStudy.${kind}.detail`)}</p>
      <ul>
        {issues.map(({ code, place }, index) => (
          <li key={index}>{[code, place.path].filter((part) => part !== undefined).join(" · ")}</li>
        ))}
      </ul>
    </main>
  );
}
