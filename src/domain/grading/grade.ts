/** Human marking of one answer point of one response, after unblinding. */
export interface Grade {
  readonly submissionId: string;
  readonly itemId: string;
  readonly pointId: string;
  readonly hit: boolean;
}
