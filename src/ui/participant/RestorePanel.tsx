import { useRef, useState } from "react";
import { isParticipantCode, normaliseParticipantCode } from "#domain/study/participant-code.ts";
import { isStartCode, normaliseStartCode } from "#domain/study/start-code.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { CodeField, codeProblem } from "#ui/participant/CodeField.tsx";
import { RestoreResults } from "#ui/participant/RestoreResults.tsx";
import { useRestoring } from "#ui/participant/use-restoring.ts";
import styles from "./RestorePanel.module.css";

/** Brings a sitting here from its backup: files, the two codes, and what became of each file. */
export function RestorePanel({ onRestored }: { readonly onRestored: () => void }) {
  const { t } = useTranslation(["backup", "participant"]);
  const { isBusy, rows, restore } = useRestoring(onRestored);
  const form = useRestoreForm();
  const { files, startCode, participantCode } = form;
  return (
    <details className={styles.panel}>
      <summary>{t("backup:restore.title")}</summary>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy && form.isReady()) void restore({ files: files.chosen, ...form.codes });
        }}
      >
        <p>{t("backup:restore.intro")}</p>
        <div className={styles.files}>
          <label htmlFor="restore-files">{t("backup:restore.files")}</label>
          <input {...files.input} id="restore-files" type="file" multiple accept=".rxbak" aria-describedby="restore-files-problem" />
          <p id="restore-files-problem" role="alert" className={styles.problem}>
            {files.isMissing && t("backup:restore.filesMissing")}
          </p>
        </div>
        <CodeField {...startCode.input} id="restore-start-code" hint={t("backup:restore.startCodeHint")} isFixed={isBusy}>
          {startCode.problem !== null && t("participant:start.startCodeWrong")}
        </CodeField>
        <CodeField {...participantCode.input} id="restore-participant-code" hint={t("backup:restore.codeHint")} isFixed={isBusy}>
          {participantCode.problem !== null && t("participant:start.codeWrong")}
        </CodeField>
        <p>
          <button type="submit" className="action" aria-disabled={isBusy}>
            {isBusy ? t("backup:restore.acting") : t("backup:restore.act")}
          </button>
        </p>
      </form>
      <div role="status">{rows !== null && <RestoreResults rows={rows} />}</div>
    </details>
  );
}

/** Files and codes as entered, and what is wrong with them once they were sent off. */
function useRestoreForm() {
  const { t } = useTranslation("backup");
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [typedStartCode, setTypedStartCode] = useState("");
  const [typedCode, setTypedCode] = useState("");
  const [hasTried, setHasTried] = useState(false);
  const [filesField, startField, codeField] = [
    useRef<HTMLInputElement>(null),
    useRef<HTMLInputElement>(null),
    useRef<HTMLInputElement>(null),
  ];
  const codes = { startCode: normaliseStartCode(typedStartCode), participantCode: normaliseParticipantCode(typedCode) };
  const startProblem = codeProblem(codes.startCode, isStartCode);
  const problem = codeProblem(codes.participantCode, isParticipantCode);
  const isReady = (): boolean => {
    setHasTried(true);
    const wrong = chosen.length === 0 ? filesField : startProblem !== null ? startField : problem !== null ? codeField : null;
    wrong?.current?.focus();
    return wrong === null;
  };
  const isMissing = hasTried && chosen.length === 0;
  const [shownStart, shown] = hasTried ? [startProblem, problem] : [null, null];
  const startInput = { ref: startField, label: t("restore.startCode"), typed: typedStartCode, onType: setTypedStartCode };
  const codeInput = { ref: codeField, label: t("restore.code"), typed: typedCode, onType: setTypedCode };
  return {
    codes,
    isReady,
    files: {
      chosen,
      isMissing,
      input: {
        ref: filesField,
        "aria-invalid": isMissing,
        onChange: ({ target }: { readonly target: HTMLInputElement }) => setChosen([...(target.files ?? [])]),
      },
    },
    startCode: { problem: shownStart, input: { ...startInput, isInvalid: shownStart !== null } },
    participantCode: { problem: shown, input: { ...codeInput, isInvalid: shown !== null } },
  };
}
