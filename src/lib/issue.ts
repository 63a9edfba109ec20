/** Where in what the user gave us a problem lies. Every part is optional; the more, the better. */
export interface Place {
  readonly file?: string;
  readonly sheet?: string;
  /** Spreadsheet address such as `C7`. */
  readonly cell?: string;
  /** JSON path such as `items[3].options[0].text.zh`. */
  readonly path?: string;
}

/**
 * One located problem in something imported. `code` selects the human text in `texts/{en,zh}/issues-*.ts`
 * (key = code), `params` fill its `{{placeholders}}`.
 */
export interface Issue {
  readonly code: string;
  readonly severity: "error" | "warning";
  readonly place: Place;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Makes an error-severity issue. */
export function errorAt(code: string, place: Place, params: Issue["params"] = {}): Issue {
  return { code, severity: "error", place, params };
}

/** Makes a warning-severity issue: worth saying, but nothing is refused because of it. */
export function warningAt(code: string, place: Place, params: Issue["params"] = {}): Issue {
  return { code, severity: "warning", place, params };
}

/** True when any issue is an error, i.e. nothing may be imported. */
export function hasErrors(issues: readonly Issue[]): boolean {
  return issues.some((issue) => issue.severity === "error");
}
