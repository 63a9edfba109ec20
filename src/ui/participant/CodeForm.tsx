import { useId, useState, type SubmitEvent } from "react";
import { GRANT_REASONS, type GrantReason } from "#domain/study/grant.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { useOpenSitting } from "#ui/participant/sitting-context.ts";
import { useDurationText } from "#ui/participant/use-duration-text.ts";
import type { CodeOutcome } from "#workflows/take-exam-state.ts";
import styles from "./CodeForm.module.css";

/** Takes a coordinator's code with its reason and says what became of it. `reason` is chosen beforehand. */
export function CodeForm({ reason: likely = null }: { readonly reason?: GrantReason | null }) {
  const { t } = useTranslation("exam-tools");
  const { store } = useOpenSitting();
  const [typed, setTyped] = useState("");
  const [reason, setReason] = useState(likely);
  const [outcome, setOutcome] = useState<CodeOutcome | "missing" | null>(null);
  const id = useId();
  const enter = (event: SubmitEvent) => {
    event.preventDefault();
    if (typed.trim() === "" || reason === null) return setOutcome("missing");
    const result = store.getState().useCode(typed, reason);
    setOutcome(result);
    if (result === "granted" || result === "unlocked") setTyped("");
  };
  return (
    <form className={styles.form} data-code-form onSubmit={enter}>
      <label htmlFor={id} className={styles.label}>
        {t("code.label")}
      </label>
      <input
        id={id}
        className={styles.code}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        translate="no"
        aria-describedby={`${id}-hint ${id}-outcome`}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {t("code.hint")}
      </p>
      <Reasons name={`${id}-reason`} chosen={reason} onChoose={setReason} />
      <div className={styles.end}>
        <button type="submit" className="action primary">
          {t("code.enter")}
        </button>
        <p id={`${id}-outcome`} role="alert" className={styles.outcome}>
          {outcome !== null && <Outcome outcome={outcome} />}
        </p>
      </div>
    </form>
  );
}

interface ReasonsProps {
  readonly name: string;
  readonly chosen: GrantReason | null;
  readonly onChoose: (reason: GrantReason) => void;
}

function Reasons({ name, chosen, onChoose }: ReasonsProps) {
  const { t } = useTranslation("exam-tools");
  return (
    <fieldset className={styles.reasons}>
      <legend className={styles.label}>{t("code.reason")}</legend>
      {GRANT_REASONS.map((reason) => (
        <label key={reason} className={styles.reason}>
          <input type="radio" name={name} checked={reason === chosen} onChange={() => onChoose(reason)} />
          {t(`code.reasons.${reason}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** The time is that of the newest grant, which is the one just entered. */
function Outcome({ outcome }: { readonly outcome: CodeOutcome | "missing" }) {
  const { t } = useTranslation("exam-tools");
  const { store } = useOpenSitting();
  const duration = useDurationText();
  const newest = store
    .getState()
    .notices.filter(({ kind }) => kind === "granted")
    .at(-1);
  const time = newest?.kind === "granted" ? duration(newest.extraMs) : "";
  return t(`code.outcome.${outcome}`, { time });
}
