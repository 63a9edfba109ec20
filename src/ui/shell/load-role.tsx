import type { ComponentType } from "react";
import { fetchOwnTexts } from "#ui/hooks/use-language.ts";
import type { Composition } from "#ui/shell/composition.ts";
import { fetchScripts } from "#ui/shell/fetch-scripts.ts";

/** What `lazy` wants. */
interface LoadedPage {
  readonly default: ComponentType;
}

/** Fetches the participant's pages and opens their ports. */
export async function loadParticipant(composition: Composition): Promise<LoadedPage> {
  const [[{ ParticipantRoutes }, { ParticipantPortsContext }], ports] = await Promise.all([
    fetchScripts(() => Promise.all([import("#ui/participant/ParticipantRoutes.tsx"), import("#ui/participant/participant-ports.ts")])),
    composition.openParticipantPorts(),
  ]);
  await fetchScripts(fetchOwnTexts);
  return {
    default: () => (
      <ParticipantPortsContext value={ports}>
        <ParticipantRoutes />
      </ParticipantPortsContext>
    ),
  };
}

/** Fetches the coordinator's pages and opens the staff's ports. */
export async function loadCoordinator(composition: Composition): Promise<LoadedPage> {
  const [[{ CoordinatorRoutes }, { StaffProvider }, { StaffRouter }], ports] = await Promise.all([
    fetchScripts(() =>
      Promise.all([
        import("#ui/coordinator/CoordinatorRoutes.tsx"),
        import("#ui/staff/StaffProvider.tsx"),
        import("#ui/staff/StaffRouter.tsx"),
      ]),
    ),
    composition.openStaffPorts(),
  ]);
  return {
    default: () => (
      <StaffProvider ports={ports}>
        <StaffRouter folder="/study">
          <CoordinatorRoutes />
        </StaffRouter>
      </StaffProvider>
    ),
  };
}

/** Fetches the researcher's pages and opens the staff's ports. */
export async function loadResearcher(composition: Composition): Promise<LoadedPage> {
  const [[{ ResearcherRoutes }, { StaffProvider }, { StaffRouter }], ports] = await Promise.all([
    fetchScripts(() =>
      Promise.all([
        import("#ui/researcher/ResearcherRoutes.tsx"),
        import("#ui/staff/StaffProvider.tsx"),
        import("#ui/staff/StaffRouter.tsx"),
      ]),
    ),
    composition.openStaffPorts(),
  ]);
  return {
    default: () => (
      <StaffProvider ports={ports}>
        <StaffRouter folder="/compare">
          <ResearcherRoutes />
        </StaffRouter>
      </StaffProvider>
    ),
  };
}

/** Fetches the pages that prove a machine fit and that teach, and opens their ports. */
export async function loadStation(composition: Composition): Promise<LoadedPage> {
  const [[{ StationPages }, { StationPortsContext }], ports] = await Promise.all([
    fetchScripts(() => Promise.all([import("#ui/station/StationPages.tsx"), import("#ui/station/station-ports.ts")])),
    composition.openStationPorts(),
  ]);
  return {
    default: () => (
      <StationPortsContext value={ports}>
        <StationPages />
      </StationPortsContext>
    ),
  };
}
