import type { KeyboardEvent } from "react";
import type { ChoiceItem } from "#domain/exam/exam.ts";
import { nextRadioOf } from "#ui/participant/next-radio.ts";
import styles from "./OptionRow.module.css";

interface OptionRowProps {
  readonly kind: ChoiceItem["kind"];
  /** Joins the radio buttons of one item. */
  readonly name: string;
  readonly letter: string;
  readonly text: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** One option across the whole width. Chosen shows as filled marker, heavier text and a thick edge. */
export function OptionRow({ kind, name, letter, text, chosen, onChoose }: OptionRowProps) {
  return (
    <label className={styles.row} data-chosen={chosen}>
      <input
        type={kind === "single-choice" ? "radio" : "checkbox"}
        className={styles.input}
        name={name}
        checked={chosen}
        onChange={onChoose}
        onKeyDown={keepOffScreenOptions}
      />
      <span className={styles.letter}>{letter}</span>
      <span className={styles.text} data-text={text}>
        <span>{text}</span>
      </span>
    </label>
  );
}

/** An arrow key chooses the next radio button, seen or not. When it is out of sight, the first press only brings it into view. */
function keepOffScreenOptions(event: KeyboardEvent<HTMLInputElement>): void {
  const next = nextRadioOf(event.currentTarget, event.key);
  if (next === null || (isInView(next) && isInView(event.currentTarget))) return;
  event.preventDefault();
  next.closest("label")?.scrollIntoView({ block: "nearest" });
}

function isInView(element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  const top = document.elementFromPoint(x, y);
  return top !== null && element.closest("label")?.contains(top) === true;
}
