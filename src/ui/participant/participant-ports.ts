import { createContext, useContext } from "react";
import type { HandIns } from "#workflows/hand-in.ts";
import type { ExamSource } from "#workflows/ports/exam-source.ts";
import type { PackCipher } from "#workflows/ports/pack-cipher.ts";
import type { SaveFile } from "#workflows/ports/file-saver.ts";
import type { AppHome, MachineProbe } from "#workflows/ports/machine.ts";
import type { PageSignals } from "#workflows/ports/page-signals.ts";
import type { SittingPorts } from "#workflows/sitting-ports.ts";

/** Everything the participant's pages need from the machine; given by the composition root. */
export interface ParticipantPorts extends SittingPorts {
  readonly appHome: AppHome;
  readonly examSource: ExamSource;
  readonly packCipher: PackCipher;
  readonly saveFile: SaveFile;
  /** The exams' submissions on their way to a drop box. Null where the app is a file, whose page may ask nowhere. */
  readonly handIns: HandIns | null;
  readonly probeStorage: MachineProbe["storage"];
  /** The same machine with the database that is set apart for practice. */
  readonly practice: SittingPorts;
  readonly pageSignals: PageSignals;
}

/** Holds the ports for the participant's pages. */
export const ParticipantPortsContext = createContext<ParticipantPorts | null>(null);

/** The ports of the page around. @throws RangeError outside the context. */
export function useParticipantPorts(): ParticipantPorts {
  const ports = useContext(ParticipantPortsContext);
  if (ports === null) throw new RangeError("useParticipantPorts requires a ParticipantPortsContext around it, got none");
  return ports;
}
