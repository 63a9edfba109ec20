import { useMemo, type ReactNode } from "react";
import { useAddressParams } from "#ui/hooks/address.ts";
import { isPracticeId } from "#domain/sitting/practice-id.ts";
import { ParticipantPortsContext, useParticipantPorts } from "#ui/participant/participant-ports.ts";

/** Gives the pages of a practice the database that is set apart for it; those of an exam never see that one, nor a practice the exam's. */
export function PortsOfSitting({ children }: { readonly children: ReactNode }) {
  const { sittingId = "" } = useAddressParams();
  const ports = useParticipantPorts();
  const own = useMemo(() => (isPracticeId(sittingId) ? { ...ports, ...ports.practice } : ports), [ports, sittingId]);
  return <ParticipantPortsContext value={own}>{children}</ParticipantPortsContext>;
}
