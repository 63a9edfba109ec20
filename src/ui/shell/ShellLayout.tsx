import type { ReactNode } from "react";
import { useAddress } from "#ui/hooks/address.ts";
import { useComposition } from "#ui/shell/composition.ts";
import { HeldUpNote } from "#ui/shell/HeldUpNote.tsx";
import { PageBoundary } from "#ui/shell/PageBoundary.tsx";
import { UpdatePrompt } from "#ui/shell/UpdatePrompt.tsx";

/** What surrounds every page: what holds it up, the page itself or its stand-in, and the offer of a new version. */
export function ShellLayout({ children }: { readonly children: ReactNode }) {
  const { heldUp } = useComposition();
  const pathname = useAddress();
  return (
    <>
      <HeldUpNote heldUp={heldUp} />
      <PageBoundary address={pathname}>{children}</PageBoundary>
      <UpdatePrompt />
    </>
  );
}
