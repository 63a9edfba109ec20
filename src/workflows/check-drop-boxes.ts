import { handInAddress } from "#domain/study/hand-in.ts";
import { hostExamSource } from "#workflows/host-exam-source.ts";
import type { DropBoxProbe, ProbeOutcome } from "#workflows/ports/drop-box.ts";
import type { HostFiles } from "#workflows/ports/host-files.ts";

/** What was found of one drop box. "overwrites": it takes files, but a second one of the same name in place of the first. */
export interface DropBoxCheck {
  /** The address as the study names it. */
  readonly url: string;
  readonly outcome: ProbeOutcome | { readonly kind: "overwrites" };
}

/** The page says what it found within this time, ms. */
const LIMIT_MS = 10_000;
/** Name of the trial file: always the same, so that a box never holds more than one, which may be deleted. */
const PROBE_NAME = "rxbaseline-probe.txt";
const PROBE = "Put here by the check page of RxBaseline to see whether this drop box takes files. It may be deleted.\n";

/**
 * Tries every drop box that a study of this host names, each as a submission is handed in: the same request, with a file that says what
 * it is. Twice, where it was stored: a box that keeps the first of two files of one name refuses the second. Never rejects.
 */
export async function checkDropBoxes(files: HostFiles, probe: DropBoxProbe): Promise<readonly DropBoxCheck[]> {
  const { studies } = await hostExamSource(files)
    .list()
    .catch(() => ({ studies: [] })); // no host, no box to try: the row of the headers tells of it
  const urls = new Set(studies.flatMap(({ study }) => (study.handIn === null ? [] : [study.handIn.url])));
  return Promise.all([...urls].map(async (url) => ({ url, outcome: await tryBox(url, probe) })));
}

async function tryBox(url: string, probe: DropBoxProbe): Promise<DropBoxCheck["outcome"]> {
  const bytes = new TextEncoder().encode(PROBE);
  const put = () => probe.put(handInAddress({ url }, PROBE_NAME), bytes, LIMIT_MS);
  const first = await put();
  if (first.kind !== "stored") return first;
  const second = await put();
  return second.kind === "stored" ? { kind: "overwrites" } : second;
}
