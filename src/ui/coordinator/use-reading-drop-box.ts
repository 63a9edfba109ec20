import { useRef, useState } from "react";
import type { Issue } from "#lib/issue.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import { heldReceipts, readDropBox, type DropBoxContents } from "#workflows/read-drop-box.ts";

/** Where the reading of a drop box stands. */
export type DropBoxReading =
  | { readonly kind: "idle" }
  | { readonly kind: "reading"; readonly done: number; readonly total: number | null; readonly isCancelling: boolean }
  | { readonly kind: "finished"; readonly contents: DropBoxContents }
  | { readonly kind: "failed"; readonly issues: readonly Issue[] };

/** Reads a drop box, one at a time, and hands on what it held. */
export function useReadingDropBox(onFiles: (files: readonly File[]) => void) {
  const { dropBox } = useStaffPorts();
  const { workspace } = useOpenedStudy().context;
  const [reading, setReading] = useState<DropBoxReading>({ kind: "idle" });
  const stop = useRef(new AbortController());
  const read = async (url: string): Promise<void> => {
    const { signal } = (stop.current = new AbortController());
    setReading({ kind: "reading", done: 0, total: null, isCancelling: false });
    const { studyId } = workspace.office.study;
    const onProgress = (done: number, total: number): void => setReading({ kind: "reading", done, total, isCancelling: signal.aborted });
    const contents = await readDropBox({ url, studyId, heldReceipts: heldReceipts(workspace), signal, onProgress }, dropBox);
    if (signal.aborted && !contents.ok) return setReading({ kind: "idle" });
    setReading(contents.ok ? { kind: "finished", contents: contents.value } : { kind: "failed", issues: contents.error });
    if (contents.ok && contents.value.files.length > 0) onFiles(contents.value.files.map(toFile));
  };
  const cancel = (): void => {
    stop.current.abort();
    setReading((current) => (current.kind === "reading" ? { ...current, isCancelling: true } : current));
  };
  return { reading, read, cancel };
}

function toFile({ name, bytes }: NamedBytes): File {
  return new File([new Uint8Array(bytes)], name);
}
