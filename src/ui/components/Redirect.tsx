import { useEffect } from "react";
import { goTo } from "#ui/hooks/address.ts";

/** Goes to another page in place of this one. */
export function Redirect({ to }: { readonly to: string }) {
  useEffect(() => goTo(to, { replace: true }), [to]);
  return null;
}
