import { lazy, Suspense, useState, type ComponentType } from "react";
import { matchAddress, useAddress } from "#ui/hooks/address.ts";
import type { Composition } from "#ui/shell/composition.ts";
import { HomePage } from "#ui/shell/HomePage.tsx";
import { LoadingPage } from "#ui/shell/LoadingPage.tsx";
import { NotFoundPage } from "#ui/shell/NotFoundPage.tsx";
import { loadCoordinator, loadParticipant, loadResearcher, loadStation } from "#ui/shell/load-role.tsx";
import { ROUTES, type Role } from "#ui/shell/routes.ts";
import { ShellLayout } from "#ui/shell/ShellLayout.tsx";

/** The app's pages, chosen by `ROUTES`. A role's pages are fetched when one of them is first shown. */
export function AppRoutes({ composition }: { readonly composition: Composition }) {
  const address = useAddress();
  const [pages] = useState(() => rolePages(composition));
  const role = ROUTES.find(({ pattern }) => matchAddress(pattern, address) !== null)?.role;
  return (
    <ShellLayout>
      {role === undefined ? (
        <NotFoundPage />
      ) : role === "shell" ? (
        <ShellPage address={address} />
      ) : (
        <RolePage key={role} page={pages[role]} />
      )}
    </ShellLayout>
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

function ShellPage({ address }: { readonly address: string }) {
  return address === "/" ? <HomePage /> : <NotFoundPage />;
}

function RolePage({ page: Page }: { readonly page: ComponentType }) {
  return (
    <Suspense fallback={<LoadingPage />}>
      <Page />
    </Suspense>
  );
}
