import { createContext, useContext, useSyncExternalStore } from "react";

// The address lives behind the `#`, so that any static host serves every page. The staff's pages read it by their router; those of the
// shell and the exam by this, a tenth of the router's script.

const listeners = new Set<() => void>();

/** The address behind the `#`, without what comes after a `?`: `/` for none. */
export function currentAddress(): string {
  const path = location.hash.replace(/^#/, "").replace(/\?.*$/, "").replace(/\/+$/, "");
  return path.startsWith("/") ? path : `/${path}`;
}

/** The address, kept up to date. */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, currentAddress);
}

/** Goes to an address; the page before stays in the browser's history unless it is replaced. */
export function goTo(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", `#${address}`);
  else history.pushState(null, "", `#${address}`);
  announceAddress();
}

/** Tells the app of an address that was changed without the browser telling. */
export function announceAddress(): void {
  for (const listener of listeners) listener();
}

/** The parts of an address that a pattern such as `/sit/:sittingId/*` names; null where it does not fit. */
export function matchAddress(pattern: string, address: string): Readonly<Record<string, string>> | null {
  const [wanted, given] = [pattern.split("/"), address.split("/")];
  const isOpen = wanted[wanted.length - 1] === "*";
  const fixed = isOpen ? wanted.slice(0, -1) : wanted;
  if (isOpen ? given.length < fixed.length : given.length !== fixed.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of fixed.entries()) {
    const piece = given[index] ?? "";
    if (part.startsWith(":") && piece !== "") params[part.slice(1)] = decoded(piece);
    else if (part !== piece) return null;
  }
  return params;
}

/** Holds the parts of the address for the page it led to. */
export const AddressParams = createContext<Readonly<Record<string, string>>>({});

/** The parts of the address that led to the page around. */
export function useAddressParams(): Readonly<Record<string, string>> {
  return useContext(AddressParams);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("popstate", listener);
  addEventListener("hashchange", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("popstate", listener);
    removeEventListener("hashchange", listener);
  };
}

/** A broken escape stands for itself: the page it leads to says that there is no such thing. */
function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
}
