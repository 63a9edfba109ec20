import { useEffect, useId, useRef } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { HANDS_OFF } from "#ui/participant/hands-off.ts";
import { useExamAndSitting, useIsLocked, useOpenSitting } from "#ui/participant/sitting-context.ts";
import styles from "./ScratchPad.module.css";

/** Room for notes. Recorded as typed text is; the browser owns the text while it is edited, as in a response's field. */
export function ScratchPad() {
  const isLocked = useIsLocked();
  return <Pad key={String(isLocked)} isLocked={isLocked} />;
}

function Pad({ isLocked }: { readonly isLocked: boolean }) {
  const { t } = useTranslation("exam-tools");
  const { store } = useOpenSitting();
  const { sitting } = useExamAndSitting();
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const { observe, flush } = store.getState();
  const content = isLocked ? { value: sitting.scratch, readOnly: true } : { defaultValue: sitting.scratch };
  return (
    <>
      <textarea
        ref={field}
        className={styles.pad}
        aria-label={t("scratch.label")}
        aria-describedby={id}
        {...HANDS_OFF}
        {...content}
        onInput={({ currentTarget }) => observe({ type: "scratched", text: currentTarget.value })}
        onBlur={() => void flush()}
      />
      <p id={id} className={styles.hint}>
        {t("scratch.hint")}
      </p>
    </>
  );
}
