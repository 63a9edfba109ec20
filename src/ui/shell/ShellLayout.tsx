import type { ReactNode } from "react";
import { useAddress } from "#ui/hooks/address.ts";
import { PageBoundary } from "#ui/shell/PageBoundary.tsx";
import { UpdatePrompt } from "#ui/shell/UpdatePrompt.tsx";

/** What surrounds every page: the page itself or its stand-in, and the offer of a new version. */
export function ShellLayout({ children }: { readonly children: ReactNode }) {
  const pathname = useAddress();
  return (
    <>
      <PageBoundary address={pathname}>{children}</PageBoundary>
      <UpdatePrompt />
    </>
  );
}
