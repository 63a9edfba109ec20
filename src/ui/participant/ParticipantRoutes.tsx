import type { ComponentType } from "react";
import { AddressParams, matchAddress, useAddress } from "#ui/hooks/address.ts";
import { addParticipantTexts } from "#ui/participant/participant-texts.ts";
import { InProgressRoute } from "#ui/participant/InProgressRoute.tsx";
import { ItemPage } from "#ui/participant/ItemPage.tsx";
import { OpenSittingRoute } from "#ui/participant/OpenSittingRoute.tsx";
import { PortsOfSitting } from "#ui/participant/PortsOfSitting.tsx";
import { ReceiptPage } from "#ui/participant/ReceiptPage.tsx";
import { ReviewPage } from "#ui/participant/ReviewPage.tsx";
import { StartPage } from "#ui/participant/StartPage.tsx";

// This module is fetched after the shell has set up the texts all roles share.
addParticipantTexts();

const SITTING_PAGES: readonly (readonly [pattern: string, page: ComponentType])[] = [
  ["/sit/:sittingId/item/:number", inProgress(ItemPage)],
  ["/sit/:sittingId/review", inProgress(ReviewPage)],
  ["/sit/:sittingId/receipt", ReceiptPage],
];

/** All pages under `/sit`. The sitting of the address stays open from one of its pages to the next. */
export function ParticipantRoutes() {
  const address = useAddress();
  for (const [pattern, Page] of SITTING_PAGES) {
    const params = matchAddress(pattern, address);
    if (params === null) continue;
    return (
      <AddressParams value={params}>
        <PortsOfSitting>
          <OpenSittingRoute>
            <Page />
          </OpenSittingRoute>
        </PortsOfSitting>
      </AddressParams>
    );
  }
  return <StartPage />;
}

/** A page that shows the exam. */
function inProgress(Page: ComponentType): ComponentType {
  return function InProgress() {
    return (
      <InProgressRoute>
        <Page />
      </InProgressRoute>
    );
  };
}
