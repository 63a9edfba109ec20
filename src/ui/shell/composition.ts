import { createContext, useContext } from "react";
import type { ParticipantPorts } from "#ui/participant/participant-ports.ts";
import type { StaffPorts } from "#ui/staff/staff-ports.ts";
import type { StationPorts } from "#ui/station/station-ports.ts";
import type { AppDevice } from "#workflows/ports/app-device.ts";
import type { HeldUp } from "#workflows/ports/held-up.ts";
import type { HostFiles } from "#workflows/ports/host-files.ts";

/** What the composition root gives the shell. Ports of a role are opened when its first page is, and then kept. */
export interface Composition {
  readonly openParticipantPorts: () => Promise<ParticipantPorts>;
  readonly openStaffPorts: () => Promise<StaffPorts>;
  readonly openStationPorts: () => Promise<StationPorts>;
  readonly device: AppDevice;
  readonly hostFiles: HostFiles;
  readonly heldUp: HeldUp;
  /** True when this device holds a sitting that was not handed in. */
  readonly hasOpenSitting: () => Promise<boolean>;
}

/** Holds what the composition root gave. */
export const CompositionContext = createContext<Composition | null>(null);

/** What the composition root gave. @throws RangeError outside the context. */
export function useComposition(): Composition {
  const composition = useContext(CompositionContext);
  if (composition === null) throw new RangeError("useComposition requires a CompositionContext around it, got none");
  return composition;
}
