/** The drop box of a study: where its submissions may be handed in over the network, beside the file that is handed over. */
export interface HandIn {
  /** Folder that each submission is put into: a path at the app's own address, or the whole address of another host. `handInUrlIssue` judges it. */
  readonly url: string;
}

/** What the name of a submission in a drop box is made of. */
export interface HandInFacts {
  readonly studyId: string;
  readonly participantCode: string;
  readonly receipt: string;
}

/**
 * Name of a submission in a drop box: `<studyId>_<participantCode>_<receipt>.rxsub`, in which every part is safe in an address. The receipt
 * stands for all that is in the file, so one submission has one name wherever and however often it is handed in, two different ones of a
 * code never have the same, and nobody can know the name before the submission is there: it has 60 bits of responses and record in it.
 */
export function handInFileName({ studyId, participantCode, receipt }: HandInFacts): string {
  return `${studyId}_${participantCode}_${receipt}.rxsub`;
}

/** Address of a file in a drop box. What the box's address carries behind a "?" stays behind the file's name. */
export function handInAddress({ url }: HandIn, fileName: string): string {
  const [path = "", ...query] = url.split("?");
  const folder = path.endsWith("/") || path === "" ? path : `${path}/`;
  return [folder + fileName, ...query].join("?");
}
