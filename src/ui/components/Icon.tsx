const PATHS = {
  previous: "M13 8H3M7 4 3 8l4 4",
  next: "M3 8h10M9 4l4 4-4 4",
  flag: "M4 14V2.5M4 3h8l-2 2.75L12 8.5H4",
  check: "m3 8.5 3.5 3.5L13 4.5",
  close: "m4 4 8 8M12 4l-8 8",
  expand: "M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10",
  shrink: "M6 2.5V6H2.5M13.5 6H10V2.5M10 13.5V10h3.5M2.5 10H6v3.5",
  down: "m4 6 4 4 4-4",
  up: "m4 10 4-4 4 4",
  save: "M8 2v8M4.5 7 8 10.5 11.5 7M2.5 13.5h11",
  print: "M4.5 5.5v-3h7v3M4.5 11.5h-2v-6h11v6h-2M4.5 9h7v4.5h-7z",
  help: "M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12M6.2 6.3a1.8 1.8 0 1 1 2.6 1.6c-.5.3-.8.6-.8 1.2M8 11.3v.1",
  grid: "M2.5 2.5h4v4h-4zM9.5 2.5h4v4h-4zM2.5 9.5h4v4h-4zM9.5 9.5h4v4h-4z",
  warning: "M8 2 1.5 13.5h13zM8 6.5v3.5M8 12v.1",
} as const;

/** Name of a drawing of the one icon set. */
export type IconName = keyof typeof PATHS;

/** A line drawing beside a word; never alone, so it is hidden from screen readers. `filled` turns an outline into a shape. */
export function Icon({ name, filled = false }: { readonly name: IconName; readonly filled?: boolean }) {
  return (
    <svg width="1em" height="1em" viewBox="0 0 16 16" aria-hidden="true" focusable="false" style={{ flex: "none" }}>
      <path
        d={PATHS[name]}
        fill={filled ? "currentColor" : "none"}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
