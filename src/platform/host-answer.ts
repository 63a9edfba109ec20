/** A host says so of a file it does not have. Anything else that is no success (403, 5xx) may as well come from what stands in between. */
export function saysNone({ status }: Pick<Response, "status">): boolean {
  return status === 404 || status === 410;
}
