import styles from "./ChoiceRow.module.css";

interface ChoiceRowProps {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One choice out of a few words, small enough to stand beside a figure; the chosen word is underlined and heavier. */
export function ChoiceRow({ legend, name, options, value, onChange }: ChoiceRowProps) {
  return (
    <fieldset className={styles.row}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
