import { lazy, Suspense, type ComponentType } from "react";
import { createHashRouter, matchPath, useLocation } from "react-router";
import type { Composition } from "#ui/shell/composition.ts";
import { BrokenPage } from "#ui/shell/BrokenPage.tsx";
import { HomePage } from "#ui/shell/HomePage.tsx";
import { LoadingPage } from "#ui/shell/LoadingPage.tsx";
import { NotFoundPage } from "#ui/shell/NotFoundPage.tsx";
import { loadCoordinator, loadParticipant, loadResearcher } from "#ui/shell/load-role.tsx";
import { ROUTES, type Role } from "#ui/shell/routes.ts";
import { ShellLayout } from "#ui/shell/ShellLayout.tsx";

/**
 * The app's router, built from `ROUTES`. The address lives behind the `#`, so that any static host serves every page.
 * A role's pages are fetched when one of them is first shown.
 */
export function createAppRouter(composition: Composition): ReturnType<typeof createHashRouter> {
  const pages: Readonly<Record<Exclude<Role, "shell">, ComponentType>> = {
    participant: lazy(() => loadParticipant(composition)),
    coordinator: lazy(() => loadCoordinator(composition)),
    researcher: lazy(() => loadResearcher(composition)),
  };
  return createHashRouter([
    {
      element: <ShellLayout />,
      errorElement: <BrokenPage />,
      children: [
        { path: "/", element: <HomePage /> },
        ...roleFolders().map(({ folder, role }) => ({
          path: `${folder}/*`,
          element: <RolePage role={role} page={pages[role]} />,
          errorElement: <BrokenPage />,
        })),
        { path: "*", element: <NotFoundPage /> },
      ],
    },
  ]);
}

/** The first word of each role's addresses; below it the role's own component chooses the page. */
function roleFolders(): readonly { readonly folder: string; readonly role: Exclude<Role, "shell"> }[] {
  const folders = new Map<string, Exclude<Role, "shell">>();
  for (const { pattern, role } of ROUTES) {
    const folder = pattern.split("/")[1];
    if (role !== "shell" && folder !== undefined) folders.set(`/${folder}`, role);
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
