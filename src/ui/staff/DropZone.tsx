import { useEffect, useId, useState, type DragEvent } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import styles from "./DropZone.module.css";

interface DropZoneProps {
  /** What belongs here, e.g. "Submission files (.rxsub)". */
  readonly label: string;
  /** File name endings to offer first, e.g. ".xlsx"; any file can still be dropped. */
  readonly accept: string;
  readonly multiple: boolean;
  /** Files given before are still being read: what is given now waits its turn. */
  readonly isBusy: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes files by the file dialog or by dropping them. The dialog's own control is what a keyboard and a screen reader meet. */
export function DropZone({ label, accept, multiple, isBusy, onFiles }: DropZoneProps) {
  const { t } = useTranslation("staff");
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const { waitingCount, take } = useTurns({ multiple, isBusy, onFiles });
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div
      className={styles.zone}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <p id={`${id}-label`} className={styles.label}>
        {label}
      </p>
      <p className={styles.ways}>
        <label className="action" htmlFor={id} id={`${id}-choose`}>
          {t(multiple ? "files.choose" : "files.chooseOne")}
        </label>
        <input
          id={id}
          className="visually-hidden"
          type="file"
          accept={accept}
          multiple={multiple}
          aria-labelledby={`${id}-choose ${id}-label`}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = ""; // the same file chosen again is a new wish
          }}
        />
        <span aria-hidden="true">{t(isOver ? "files.dropNow" : multiple ? "files.orDrop" : "files.orDropOne")}</span>
      </p>
      {waitingCount > 0 && <p role="status">{t("files.waiting", { count: waitingCount })}</p>}
    </div>
  );
}

/** Files are handed on at once, or, while others are being read, as soon as that is done: none is dropped in silence. */
function useTurns({ multiple, isBusy, onFiles }: Pick<DropZoneProps, "multiple" | "isBusy" | "onFiles">) {
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  useEffect(() => {
    if (isBusy || waiting.length === 0) return;
    const turn = setTimeout(() => {
      setWaiting([]);
      onFiles(waiting);
    });
    return () => clearTimeout(turn);
  }, [isBusy, waiting, onFiles]);
  const take = (list: FileList | null): void => {
    const files = [...(list ?? [])];
    if (files.length > 0) setWaiting((before) => (multiple ? [...before, ...files] : files.slice(0, 1)));
  };
  return { waitingCount: isBusy ? waiting.length : 0, take };
}
