import { Navigate, Outlet } from "react-router";
import { receiptPath } from "#ui/participant/paths.ts";
import { useLoadedSitting } from "#ui/participant/sitting-context.ts";

/** The pages that show the exam: only until it is handed in, since then it is gone from this machine. */
export function InProgressRoute() {
  const { status, start } = useLoadedSitting();
  return status === "submitted" ? <Navigate replace to={receiptPath(start.sittingId)} /> : <Outlet />;
}
