import { useId } from "react";
import styles from "./ErrorTypeBox.module.css";

interface ErrorTypeBoxProps {
  readonly name: string;
  readonly definition: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  /** The box was pointed at or got the focus: its definition is to be shown. */
  readonly onDescribe?: () => void;
}

/** One checkbox with its definition: shown by the field around it, read out by a screen reader. */
export function ErrorTypeBox({ name, definition, chosen, onChoose, onDescribe }: ErrorTypeBoxProps) {
  const definitionId = useId();
  return (
    <label className={styles.box} data-chosen={chosen} onPointerEnter={onDescribe}>
      <input
        type="checkbox"
        className={styles.input}
        checked={chosen}
        aria-describedby={definitionId}
        onChange={onChoose}
        onFocus={onDescribe}
      />
      <span className={styles.name} data-text={name}>
        <span>{name}</span>
      </span>
      <span id={definitionId} hidden>
        {definition}
      </span>
    </label>
  );
}
