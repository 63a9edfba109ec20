import { Route, Routes } from "react-router";
import { CompareLayout } from "#ui/researcher/CompareLayout.tsx";
import { CompareStudiesPage } from "#ui/researcher/CompareStudiesPage.tsx";
import { ModelsPage } from "#ui/researcher/ModelsPage.tsx";
import { addResearcherTexts } from "#ui/researcher/researcher-texts.ts";
import { SettingsPage } from "#ui/researcher/SettingsPage.tsx";
import { StandingsPage } from "#ui/researcher/StandingsPage.tsx";

// This module is fetched after the shell has set up the texts all roles share.
addResearcherTexts();

/** All pages under `/compare`. */
export function ResearcherRoutes() {
  return (
    <Routes>
      <Route index element={<CompareStudiesPage />} />
      <Route path=":studyId" element={<CompareLayout />}>
        <Route index element={<StandingsPage />} />
        <Route path="models" element={<ModelsPage />} />
        <Route path="settings" element={<SettingsPage />} />
      </Route>
    </Routes>
  );
}
