import { lazy, Suspense, useState, type ComponentType } from "react";
import { matchPath, Route, Routes, useLocation } from "react-router";
import type { Composition } from "#ui/shell/composition.ts";
import { HomePage } from "#ui/shell/HomePage.tsx";
import { LoadingPage } from "#ui/shell/LoadingPage.tsx";
import { NotFoundPage } from "#ui/shell/NotFoundPage.tsx";
import { loadCoordinator, loadParticipant, loadResearcher, loadStation } from "#ui/shell/load-role.tsx";
import { ROUTES, type Role } from "#ui/shell/routes.ts";
import { ShellLayout } from "#ui/shell/ShellLayout.tsx";

/**
 * The app's pages, built from `ROUTES`. A role's pages are fetched when one of them is first shown. Routes as components, not the
 * data router: no page loads through the router, and the exam's script stays a sixth smaller.
 */
export function AppRoutes({ composition }: { readonly composition: Composition }) {
  const [pages] = useState(() => rolePages(composition));
  return (
    <Routes>
      <Route element={<ShellLayout />}>
        <Route path="/" element={<HomePage />} />
        {roleFolders().map(({ folder, role }) => (
          <Route key={folder} path={folder} element={<RolePage role={role} page={pages[role]} />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

function rolePages(composition: Composition): Readonly<Record<Exclude<Role, "shell">, ComponentType>> {
  return {
    participant: lazy(() => loadParticipant(composition)),
    station: lazy(() => loadStation(composition)),
    coordinator: lazy(() => loadCoordinator(composition)),
    researcher: lazy(() => loadResearcher(composition)),
  };
}

/** The first word of each role's addresses; below it the role's own component chooses the page. The station's pages lie in the others' folders, and each is named. */
function roleFolders(): readonly { readonly folder: string; readonly role: Exclude<Role, "shell"> }[] {
  const folders = new Map<string, Exclude<Role, "shell">>();
  for (const { pattern, role } of ROUTES) {
    if (role === "station") folders.set(pattern, role);
    else if (role !== "shell") folders.set(`/${pattern.split("/")[1] ?? ""}/*`, role);
  }
  return [...folders].map(([folder, role]) => ({ folder, role }));
}

function RolePage({ role, page: Page }: { readonly role: Role; readonly page: ComponentType }) {
  const { pathname } = useLocation();
  if (!ROUTES.some((route) => route.role === role && matchPath(route.pattern, pathname) !== null)) return <NotFoundPage />;
  return (
    <Suspense fallback={<LoadingPage />}>
      <Page />
    </Suspense>
  );
}
