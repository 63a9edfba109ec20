import { useState } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { ERROR_TYPES, type ErrorType } from "#domain/exam/error-type.ts";
import type { ShortAnswerResponse } from "#domain/exam/response.ts";
import { ErrorTypeBox } from "#ui/participant/ErrorTypeBox.tsx";
import { withErrorType, withNoProblem, withoutNoProblem } from "#ui/participant/response-edit.ts";
import { useOpenSitting } from "#ui/participant/sitting-context.ts";
import styles from "./ErrorTypeField.module.css";

interface ErrorTypeFieldProps {
  readonly itemId: string;
  readonly response: ShortAnswerResponse;
  readonly isLocked: boolean;
}

/** The 14 error types with their definitions at hand, and "no problem", which excludes them. */
export function ErrorTypeField({ itemId, response, isLocked }: ErrorTypeFieldProps) {
  const { t } = useTranslation(["participant", "error-types"]);
  const [described, setDescribed] = useState<ErrorType | null>(null);
  const { store } = useOpenSitting();
  return (
    <fieldset className={styles.field} disabled={isLocked}>
      <legend className={styles.legend}>{t("short.typesLegend")}</legend>
      <div className={styles.grid}>
        {ERROR_TYPES.map((code) => (
          <ErrorTypeBox
            key={code}
            name={t(`error-types:${code}.name`)}
            definition={t(`error-types:${code}.definition`)}
            chosen={response.errorTypes.includes(code)}
            onChoose={() => store.getState().respond(itemId, withErrorType(response, code))}
            onDescribe={() => setDescribed(code)}
          />
        ))}
      </div>
      <p className={styles.definition} aria-hidden="true">
        {described === null ? (
          t("short.definitionHint")
        ) : (
          <>
            <strong>{t(`error-types:${described}.name`)}</strong> {t(`error-types:${described}.definition`)}
          </>
        )}
      </p>
      <NoProblem itemId={itemId} response={response} />
    </fieldset>
  );
}

function NoProblem({ itemId, response }: Omit<ErrorTypeFieldProps, "isLocked">) {
  const { t } = useTranslation("participant");
  const { store, setAside } = useOpenSitting();
  const aside = response.noProblem ? (setAside.get(itemId) ?? []) : [];
  const toggle = () => {
    if (response.noProblem) store.getState().respond(itemId, withoutNoProblem(response, aside));
    else {
      setAside.set(itemId, response.errorTypes);
      store.getState().respond(itemId, withNoProblem(response));
    }
  };
  return (
    <div className={styles.noProblem}>
      <ErrorTypeBox name={t("short.noProblem")} definition={t("short.noProblemHint")} chosen={response.noProblem} onChoose={toggle} />
      <p className={styles.aside} role="status">
        {aside.length > 0 ? t("short.setAside", { count: aside.length }) : t("short.noProblemHint")}
      </p>
    </div>
  );
}
