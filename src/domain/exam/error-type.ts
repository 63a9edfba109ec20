/** The 14 error types of prescription review, in their official order. Names and definitions are in `texts/`. */
export const ERROR_TYPES = ["T01", "T02", "T03", "T04", "T05", "T06", "T07", "T08", "T09", "T10", "T11", "T12", "T13", "T14"] as const;

/** Code of one error type. */
export type ErrorType = (typeof ERROR_TYPES)[number];

/** True for one of the 14 codes. */
export function isErrorType(value: unknown): value is ErrorType {
  return ERROR_TYPES.some((code) => code === value);
}
