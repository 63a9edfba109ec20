import { Route, Routes } from "react-router";
import { CodesPage } from "#ui/coordinator/CodesPage.tsx";
import { CollectPage } from "#ui/coordinator/CollectPage.tsx";
import { addCoordinatorTexts } from "#ui/coordinator/coordinator-texts.ts";
import { ExamPaperPage } from "#ui/coordinator/ExamPaperPage.tsx";
import { ExportPage } from "#ui/coordinator/ExportPage.tsx";
import { GradePage } from "#ui/coordinator/GradePage.tsx";
import { SetupPage } from "#ui/coordinator/SetupPage.tsx";
import { SlipsPage } from "#ui/coordinator/SlipsPage.tsx";
import { PaperEntryPage } from "#ui/coordinator/PaperEntryPage.tsx";
import { ProctorPage } from "#ui/coordinator/ProctorPage.tsx";
import { SafetyPage } from "#ui/coordinator/SafetyPage.tsx";
import { SittingPage } from "#ui/coordinator/SittingPage.tsx";
import { StudiesPage } from "#ui/coordinator/StudiesPage.tsx";
import { StudyLayout } from "#ui/coordinator/StudyLayout.tsx";

// This module is fetched after the shell has set up the texts all roles share.
addCoordinatorTexts();

/** All pages under `/study`. */
export function CoordinatorRoutes() {
  return (
    <Routes>
      <Route index element={<StudiesPage />} />
      <Route path="setup/:draftId/:step" element={<SetupPage />} />
      <Route path=":studyId/slips" element={<SlipsPage />} />
      <Route path=":studyId/paper" element={<ExamPaperPage />} />
      <Route path=":studyId" element={<StudyLayout />}>
        <Route path="codes" element={<CodesPage />} />
        <Route path="safety" element={<SafetyPage />} />
        <Route path="collect" element={<CollectPage />} />
        <Route path="sitting/:code" element={<SittingPage />} />
        <Route path="paper-entry/:code" element={<PaperEntryPage />} />
        <Route path="log" element={<ProctorPage />} />
        <Route path="grade" element={<GradePage />} />
        <Route path="export" element={<ExportPage />} />
      </Route>
    </Routes>
  );
}
