import { useAddress } from "#ui/hooks/address.ts";
import { CheckPage } from "#ui/station/CheckPage.tsx";
import { DrillPage } from "#ui/station/DrillPage.tsx";
import { PracticePage } from "#ui/station/PracticePage.tsx";
import { SettingsFile } from "#ui/station/SettingsFile.tsx";
import { addStationTexts } from "#ui/station/station-texts.ts";

// This module is fetched after the shell has set up the texts all roles share.
addStationTexts();

/** The pages that prove a machine fit and that teach; the app's list of routes has let no other address through. */
export function StationPages() {
  const address = useAddress();
  if (address === "/run/drill") return <DrillPage />;
  return address === "/sit/practice" ? <PracticePage /> : <CheckPage Last={SettingsFile} />;
}
