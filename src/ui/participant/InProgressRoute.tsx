import type { ReactNode } from "react";
import { Redirect } from "#ui/components/Redirect.tsx";
import { receiptPath } from "#ui/participant/paths.ts";
import { useLoadedSitting } from "#ui/participant/sitting-context.ts";

/** The pages that show the exam: only until it is handed in, since then it is gone from this machine. */
export function InProgressRoute({ children }: { readonly children: ReactNode }) {
  const { status, start } = useLoadedSitting();
  return status === "submitted" ? <Redirect to={receiptPath(start.sittingId)} /> : children;
}
