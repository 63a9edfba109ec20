import { createContext, useContext } from "react";
import type { Comparison } from "#domain/comparison/comparison.ts";
import type { Rng } from "#lib/rng.ts";
import type { CompareProgress, CompareRequest } from "#workflows/compare-respondents.ts";
import type { StudyContext } from "#workflows/load-study.ts";
import type { DropBoxReader } from "#workflows/ports/drop-box-reader.ts";
import type { FileExaminer } from "#workflows/ports/file-examiner.ts";
import type { SaveFile } from "#workflows/ports/file-saver.ts";
import type { HostFiles } from "#workflows/ports/host-files.ts";
import type { PackCipher } from "#workflows/ports/pack-cipher.ts";
import type { PassphraseCipher } from "#workflows/ports/passphrase-cipher.ts";
import type { Sealer } from "#workflows/ports/sealer.ts";
import type { StudyMaker } from "#workflows/ports/study-maker.ts";
import type { WorkspaceArchive } from "#workflows/ports/workspace-archive.ts";
import type { WorkspaceStore } from "#workflows/ports/workspace-store.ts";

/** Runs the comparison away from the page, which stays usable meanwhile. */
export interface AnalysisClient {
  readonly compare: (
    context: StudyContext,
    request: CompareRequest,
    options?: { readonly onProgress?: CompareProgress; readonly signal?: AbortSignal },
  ) => Promise<Comparison>;
}

/** Everything the coordinator's and the researcher's pages need from the machine; given by the composition root. */
export interface StaffPorts {
  readonly store: WorkspaceStore;
  /** Opens and verifies submission files away from the page. */
  readonly examiner: FileExaminer;
  readonly dropBox: DropBoxReader;
  readonly studyMaker: StudyMaker;
  readonly packCipher: PackCipher;
  readonly sealer: Sealer;
  /** The whole database behind the store, for backups. */
  readonly archive: WorkspaceArchive;
  readonly passphraseCipher: PassphraseCipher;
  /** Real randomness, for passphrases. */
  readonly secretRandom: Pick<Rng, "below">;
  readonly analysis: AnalysisClient;
  readonly saveFile: SaveFile;
  /** The demo study's files and the stick app's page lie beside the app, where the host has them. */
  readonly hostFiles: HostFiles;
  readonly nowMs: () => number;
  /** Unique, for what is recorded here. */
  readonly randomId: () => string;
  /** A fresh seed for codes, orders and resampling: short enough to be read out. */
  readonly randomSeed: () => string;
}

/** Holds the ports for the staff's pages. */
export const StaffPortsContext = createContext<StaffPorts | null>(null);

/** The ports of the page around. @throws RangeError outside the context. */
export function useStaffPorts(): StaffPorts {
  const ports = useContext(StaffPortsContext);
  if (ports === null) throw new RangeError("useStaffPorts requires a StaffPortsContext around it, got none");
  return ports;
}
