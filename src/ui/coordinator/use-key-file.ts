import { useState } from "react";
import { errorAt, type Issue } from "#lib/issue.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { readFiles } from "#ui/staff/read-files.ts";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import { lockPrivateKey } from "#workflows/lock-private-key.ts";
import { openPrivateKey } from "#workflows/open-private-key.ts";

/** What became of the last wish about the key's file. */
export type KeyFileOutcome =
  /** "failed": no file of the key could be made. */
  | { readonly kind: "none" | "imported" | "failed" }
  /** "unrecorded": it was handed over, and the database could not note it. */
  | { readonly kind: "saved" | "unrecorded"; readonly name: string }
  | { readonly kind: "refused"; readonly issues: readonly Issue[] };

/** Saves the study's private key as a file under a passphrase, or brings it in from one. */
export function useKeyFile() {
  const { store, saveFile, nowMs, passphraseCipher: cipher, sealer } = useStaffPorts();
  const { context, reload } = useOpenedStudy();
  const { office, paper, key } = context.workspace;
  const { studyId } = office.study;
  const [chosen, setChosen] = useState<NamedBytes | null>(null);
  const [outcome, setOutcome] = useState<KeyFileOutcome>({ kind: "none" });
  const refuse = (issues: readonly Issue[]): void => setOutcome({ kind: "refused", issues });
  const save = async (passphrase: string): Promise<void> => {
    let handedOver: string | null = null;
    try {
      const file = await lockPrivateKey({ office, passphrase, appVersion: __APP_VERSION__ }, cipher);
      saveFile(file);
      handedOver = file.name;
      await store.addSafeCopy(studyId, { kind: "key", atMs: nowMs() });
      setOutcome({ kind: "saved", name: file.name });
      await reload();
    } catch {
      setOutcome(handedOver === null ? { kind: "failed" } : { kind: "unrecorded", name: handedOver });
    }
  };
  const choose = async (files: readonly File[]): Promise<void> => {
    const read = await readFiles(files);
    setChosen(read.files[0] ?? null);
    setOutcome(read.issues.length > 0 ? { kind: "refused", issues: read.issues } : { kind: "none" });
  };
  const bringIn = async (passphrase: string): Promise<void> => {
    if (chosen === null) return;
    try {
      const opened = await openPrivateKey({ file: chosen, passphrase, study: office.study }, { cipher, sealer });
      if (!opened.ok) return refuse(opened.error);
      await store.saveStudy({ office: { ...office, privateKey: opened.value }, paper, key });
      setOutcome({ kind: "imported" });
      await reload();
    } catch {
      refuse([errorAt("storage-refused", {})]);
    }
  };
  return { chosen, outcome, save, choose, bringIn };
}
