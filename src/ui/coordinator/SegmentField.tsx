import type { UseFormRegisterReturn } from "react-hook-form";

interface SegmentFieldProps {
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** What react-hook-form's `register` gave for this field. */
  readonly field: UseFormRegisterReturn;
}

/** One choice out of a few words in a row, as a form's field. */
export function SegmentField({ legend, options, field }: SegmentFieldProps) {
  return (
    <fieldset className="segments">
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" value={value} {...field} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
