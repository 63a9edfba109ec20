import { Button } from "@mantine/core";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { EMPTY_SETUP } from "#domain/study/study-setup.ts";
import { DiscardDraftDialog } from "#ui/coordinator/DiscardDraftDialog.tsx";
import { useLanguage } from "#ui/hooks/use-language.ts";
import type { Loaded } from "#ui/hooks/use-loaded.ts";
import { useLocalText } from "#ui/hooks/use-local-text.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { formatShortTime } from "#ui/staff/format-short-time.ts";
import { Notice } from "#ui/staff/Notice.tsx";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import type { SetupDraft } from "#workflows/ports/workspace-store.ts";
import own from "./Setup.module.css";
import styles from "#ui/staff/staff-page.module.css";

interface SetupPanelProps {
  readonly drafts: Loaded<readonly SetupDraft[]>;
  readonly onDiscarded: () => void;
}

/** The way to a new study, and the set-ups that were left half-way. */
export function SetupPanel({ drafts, onDiscarded }: SetupPanelProps) {
  const { t } = useTranslation("setup");
  const { store, randomSeed, nowMs } = useStaffPorts();
  const navigate = useNavigate();
  const [isRefused, setIsRefused] = useState(false);
  const [doomed, setDoomed] = useState<SetupDraft | null>(null);
  const begin = async (): Promise<void> => {
    const draftId = randomSeed();
    await store.saveDraft({ draftId, changedAtMs: nowMs(), setup: EMPTY_SETUP, exam: null });
    await navigate(`/study/setup/${draftId}/exam`);
  };
  return (
    <section className={styles.section} aria-labelledby="set-up">
      <h2 id="set-up">{t("panel.title")}</h2>
      <p>{t("panel.detail")}</p>
      <p>
        <Button variant="filled" onClick={() => void begin().catch(() => setIsRefused(true))}>
          {t("panel.start")}
        </Button>
      </p>
      {isRefused && <Notice tone="bad" title={t("panel.startFailed")} />}
      {drafts.kind === "failed" && <Notice tone="bad" title={t("panel.failed")} />}
      {drafts.kind === "loaded" && drafts.value.length > 0 && <DraftList drafts={drafts.value} onDiscard={setDoomed} />}
      {doomed !== null && (
        <DiscardDraftDialog
          draft={doomed}
          onClose={() => setDoomed(null)}
          onDiscarded={() => {
            setDoomed(null);
            onDiscarded();
          }}
        />
      )}
    </section>
  );
}

interface DraftListProps {
  readonly drafts: readonly SetupDraft[];
  readonly onDiscard: (draft: SetupDraft) => void;
}

function DraftList({ drafts, onDiscard }: DraftListProps) {
  const { t } = useTranslation("setup");
  const [language] = useLanguage();
  const local = useLocalText();
  return (
    <>
      <h3 id="drafts">{t("panel.drafts")}</h3>
      <ul className={own.drafts} aria-labelledby="drafts">
        {drafts.map((draft) => {
          const { draftId, changedAtMs, setup } = draft;
          const title = local(setup.title) || t("panel.untitled");
          return (
            <li key={draftId}>
              <span>
                {title} <span className={styles.quiet}>{t("panel.changed", { time: formatShortTime(changedAtMs, language) })}</span>
              </span>
              <span className={styles.actions}>
                <Link className="action" aria-label={t("panel.resumeNamed", { title })} to={`/study/setup/${draftId}/exam`}>
                  {t("panel.resume")}
                </Link>
                <Button size="sm" variant="default" aria-label={t("panel.removeNamed", { title })} onClick={() => onDiscard(draft)}>
                  {t("panel.remove")}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
