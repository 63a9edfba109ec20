import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { Issue } from "#lib/issue.ts";
import { issueText, placeText } from "#texts/issue-text.ts";
import { Icon } from "#ui/components/Icon.tsx";
import { useLanguage } from "#ui/hooks/use-language.ts";
import styles from "./IssueList.module.css";

const SHOWN_AT_FIRST = 12;

/** Located problems of a file: each with its severity as a word, where it is, and what to do. Errors stand first. */
export function IssueList({ issues }: { readonly issues: readonly Issue[] }) {
  const { t } = useTranslation("staff");
  const [isWhole, setIsWhole] = useState(false);
  const sorted = [...issues].sort((a, b) => (a.severity === b.severity ? 0 : a.severity === "error" ? -1 : 1));
  const shown = isWhole ? sorted : sorted.slice(0, SHOWN_AT_FIRST);
  return (
    <div className={styles.issues}>
      <ol className={styles.list}>
        {shown.map((issue, index) => (
          <IssueRow key={index} issue={issue} />
        ))}
      </ol>
      {shown.length < sorted.length && (
        <Button size="sm" onClick={() => setIsWhole(true)}>
          {t("issues.more", { count: sorted.length })}
        </Button>
      )}
    </div>
  );
}

function IssueRow({ issue }: { readonly issue: Issue }) {
  const { t } = useTranslation("staff");
  const [language] = useLanguage();
  const place = placeText(issue.place, language);
  return (
    <li className={styles.issue} data-severity={issue.severity}>
      <span className={styles.severity}>
        <Icon name={issue.severity === "error" ? "close" : "warning"} />
        {t(`issues.${issue.severity}`)}
      </span>
      <span>
        {place !== "" && <span className={styles.place}>{place}</span>}
        {issueText(issue, language)}
      </span>
    </li>
  );
}
