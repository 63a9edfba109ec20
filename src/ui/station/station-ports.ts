import { createContext, useContext } from "react";
import type { SaveFile } from "#workflows/ports/file-saver.ts";
import type { DropBoxProbe } from "#workflows/ports/drop-box.ts";
import type { HostClock } from "#workflows/ports/host-clock.ts";
import type { HostFiles } from "#workflows/ports/host-files.ts";
import type { MachineProbe } from "#workflows/ports/machine.ts";
import type { DrillPorts } from "#workflows/drill-support.ts";
import type { PracticePorts } from "#workflows/practice-ports.ts";

/** What the pages that prove a machine fit and that teach need from it; given by the composition root. */
export interface StationPorts {
  readonly probe: MachineProbe;
  readonly hostClock: HostClock;
  /** Null where the app is a file, whose page may ask nowhere. */
  readonly dropBoxProbe: DropBoxProbe | null;
  readonly hostFiles: HostFiles;
  readonly saveFile: SaveFile;
  readonly practice: PracticePorts;
  /** Null where the app is one file, which has no second script to start a thread from. */
  readonly drill: DrillPorts | null;
}

/** Holds the ports for these pages. */
export const StationPortsContext = createContext<StationPorts | null>(null);

/** The ports of the page around. @throws RangeError outside the context. */
export function useStationPorts(): StationPorts {
  const ports = useContext(StationPortsContext);
  if (ports === null) throw new RangeError("useStationPorts requires a StationPortsContext around it, got none");
  return ports;
}
