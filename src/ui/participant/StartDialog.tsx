import { useState } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { Study } from "#domain/study/study.ts";
import type { LocalText } from "#lib/language.ts";
import { Dialog } from "#ui/components/Dialog.tsx";
import { useLocalText } from "#ui/hooks/use-local-text.ts";
import { useDurationText } from "#ui/participant/use-duration-text.ts";
import styles from "./StartPage.module.css";

interface StartDialogProps {
  readonly code: string;
  readonly study: Study;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** The question before the clock starts, and what the study asks agreement to. */
export function StartDialog({ code, study: { durationMs, policy }, onCancel, onConfirm }: StartDialogProps) {
  const { t } = useTranslation("participant");
  const duration = useDurationText();
  const [hasAgreed, setHasAgreed] = useState(policy.consent === null);
  return (
    <Dialog
      title={t("start.confirmTitle")}
      onClose={onCancel}
      actions={
        <>
          <button type="button" className="action" onClick={onCancel}>
            {t("start.notYet")}
          </button>
          <button type="button" className="action primary" disabled={!hasAgreed} onClick={onConfirm}>
            {t("start.startNow")}
          </button>
        </>
      }
    >
      <p>{t("start.confirmCode", { code })}</p>
      <p>{t("start.confirm", { time: duration(durationMs) })}</p>
      {policy.consent !== null && <Consent text={policy.consent} hasAgreed={hasAgreed} onAgree={setHasAgreed} />}
    </Dialog>
  );
}

interface ConsentProps {
  readonly text: LocalText;
  readonly hasAgreed: boolean;
  readonly onAgree: (hasAgreed: boolean) => void;
}

function Consent({ text, hasAgreed, onAgree }: ConsentProps) {
  const { t } = useTranslation("participant");
  const local = useLocalText();
  return (
    <>
      <p role="region" tabIndex={0} aria-label={t("start.consent")} className={styles.consent}>
        {local(text)}
      </p>
      <label className={styles.agree}>
        <input type="checkbox" checked={hasAgreed} onChange={({ target }) => onAgree(target.checked)} /> {t("start.agree")}
      </label>
    </>
  );
}
