/** Address of an item's page; `number` counts from 1. */
export function itemPath(sittingId: string, number: number): string {
  return `/sit/${sittingId}/item/${number}`;
}

/** Address of the review page. */
export function reviewPath(sittingId: string): string {
  return `/sit/${sittingId}/review`;
}

/** Address of the receipt. */
export function receiptPath(sittingId: string): string {
  return `/sit/${sittingId}/receipt`;
}
