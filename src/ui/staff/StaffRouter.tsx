import { useEffect, type ReactNode } from "react";
import { HashRouter, Route, Routes, useLocation } from "react-router";
import { announceAddress } from "#ui/hooks/address.ts";

interface StaffRouterProps {
  /** First part of the addresses of the pages within. */
  readonly folder: string;
  readonly children: ReactNode;
}

/** The router of the staff's pages. Only they load it: its filters in the address, nested pages and histories are theirs alone. */
export function StaffRouter({ folder, children }: StaffRouterProps) {
  return (
    <HashRouter>
      <AddressEcho />
      <Routes>
        <Route path={`${folder}/*`} element={children} />
      </Routes>
    </HashRouter>
  );
}

/** The router changes the address without the browser telling: the shell around hears of it here. */
function AddressEcho() {
  const { pathname } = useLocation();
  useEffect(announceAddress, [pathname]);
  return null;
}
