import { useAddress } from "#ui/hooks/address.ts";
import { ParticipantRoutes } from "#ui/participant/ParticipantRoutes.tsx";
import { ParticipantPortsContext, type ParticipantPorts } from "#ui/participant/participant-ports.ts";
import { HeldUpNote } from "#ui/shell/HeldUpNote.tsx";
import { NotFoundPage } from "#ui/shell/NotFoundPage.tsx";
import { PageBoundary } from "#ui/shell/PageBoundary.tsx";
import { CheckPage } from "#ui/station/CheckPage.tsx";
import { PracticePage } from "#ui/station/PracticePage.tsx";
import { addStationTexts } from "#ui/station/station-texts.ts";
import { StationPortsContext, type StationPorts } from "#ui/station/station-ports.ts";
import { FileLimits } from "#ui/stick/FileLimits.tsx";
import { stickPage } from "#ui/stick/stick-routes.ts";
import type { HeldUp } from "#workflows/ports/held-up.ts";

addStationTexts();

interface StickAppProps {
  readonly participant: ParticipantPorts;
  readonly station: StationPorts;
  readonly heldUp: HeldUp;
}

/** The app as one file: a study's exam, the check of the machine and the practice. Its home is the page where the exam is begun. */
export function StickApp({ participant, station, heldUp }: StickAppProps) {
  const address = useAddress();
  return (
    <PageBoundary address={address}>
      <ParticipantPortsContext value={participant}>
        <StationPortsContext value={station}>
          <HeldUpNote heldUp={heldUp} />
          <Page address={address} />
        </StationPortsContext>
      </ParticipantPortsContext>
    </PageBoundary>
  );
}

function Page({ address }: { readonly address: string }) {
  switch (stickPage(address)) {
    case "exam":
      return <ParticipantRoutes />;
    case "check":
      return <CheckPage Last={FileLimits} />;
    case "practice":
      return <PracticePage />;
    case "none":
      return <NotFoundPage />;
  }
}
