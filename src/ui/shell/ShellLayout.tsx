import { Outlet, useLocation } from "react-router";
import { PageBoundary } from "#ui/shell/PageBoundary.tsx";
import { UpdatePrompt } from "#ui/shell/UpdatePrompt.tsx";

/** What surrounds every page: the page itself or its stand-in, and the offer of a new version. */
export function ShellLayout() {
  const { pathname } = useLocation();
  return (
    <>
      <PageBoundary address={pathname}>
        <Outlet />
      </PageBoundary>
      <UpdatePrompt />
    </>
  );
}
