type Answer = Pick<Response, "ok" | "status" | "headers">;

/** A host says so of a file it does not have. Anything else that is no success (403, 5xx) may as well come from what stands in between. */
export function saysNone({ status }: Pick<Answer, "status">): boolean {
  return status === 404 || status === 410;
}

/**
 * What a machine does with an answer for a file of `studies/`: "keep" it as the newest; "forget" what was kept, since the host offers no
 * studies any more; "ignore" it, as if there were no network: an error, a page of text that a login or a single-page host puts in the
 * file's place, or a study that the list names and the host lacks.
 */
export function judgeStudyAnswer(path: string, answer: Answer): "keep" | "forget" | "ignore" {
  if (answer.ok && /\bjson\b/i.test(answer.headers.get("content-type") ?? "")) return "keep";
  return saysNone(answer) && path.endsWith("/index.json") ? "forget" : "ignore";
}
