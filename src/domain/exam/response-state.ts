/** Every state a recorded response can be in. All but `not_administered` stay in the denominator. */
export const RESPONSE_STATES = [
  "ok",
  "ok_by_option_text",
  "no_problem",
  "no_answer",
  "refusal",
  "truncated",
  "ambiguous",
  "out_of_range",
  "multiple_for_single",
  "contradictory",
  "unknown_type",
  "unstructured",
  "not_reached",
  "not_administered",
] as const;

/** State of one response, for people and models alike. */
export type ResponseState = (typeof RESPONSE_STATES)[number];
