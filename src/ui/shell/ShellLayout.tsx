import { Outlet } from "react-router";
import { UpdatePrompt } from "#ui/shell/UpdatePrompt.tsx";

/** What surrounds every page: the page itself, and the offer of a new version. */
export function ShellLayout() {
  return (
    <>
      <Outlet />
      <UpdatePrompt />
    </>
  );
}
