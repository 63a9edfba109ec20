import { Route, Routes } from "react-router";
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

/** All pages under `/sit`. */
export function ParticipantRoutes() {
  return (
    <Routes>
      <Route index element={<StartPage />} />
      <Route
        path=":sittingId"
        element={
          <PortsOfSitting>
            <OpenSittingRoute />
          </PortsOfSitting>
        }
      >
        <Route element={<InProgressRoute />}>
          <Route path="item/:number" element={<ItemPage />} />
          <Route path="review" element={<ReviewPage />} />
        </Route>
        <Route path="receipt" element={<ReceiptPage />} />
      </Route>
    </Routes>
  );
}
