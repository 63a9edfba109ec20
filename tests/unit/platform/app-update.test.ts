import { afterEach, describe, expect, it, vi } from "vitest";
import { startAppUpdate } from "#platform/app-update.ts";

afterEach(() => vi.unstubAllGlobals());

describe("startAppUpdate", () => {
  it("says why this device cannot store the app", () => {
    browser({ isSecure: false });
    expect(start().state().offline).toEqual({ kind: "insecure" });
    browser({ hasServiceWorkers: false });
    expect(start().state().offline).toEqual({ kind: "unsupported" });
  });

  it("goes from storing to ready on a first visit, and offers no update", async () => {
    const page = browser({});
    const worker = page.worker("installing");
    page.registration.installing = worker;
    const device = start();
    const seen: string[] = [];
    device.subscribe(() => seen.push(device.state().offline.kind));
    await settle();
    expect(device.state().offline.kind).toBe("storing");
    page.becomeActive(worker);
    await settle();
    expect(seen).toEqual(["storing", "ready"]);
    expect(device.state().update).toBe("none");
  });

  it("says why storing failed", async () => {
    const page = browser({});
    page.register = () => Promise.reject(new Error("no room"));
    const device = start();
    await settle();
    expect(device.state().offline).toEqual({ kind: "failed", reason: "no room" });
  });

  it("offers a newer version once it is stored, and switches only when told to", async () => {
    const page = browser({ isStored: true });
    const device = start();
    await settle();
    expect(device.state()).toEqual({ offline: { kind: "ready" }, update: "none" });
    const newer = page.worker("installing");
    page.registration.installing = newer;
    page.registration.dispatchEvent(new Event("updatefound"));
    expect(device.state().update).toBe("none");
    newer.state = "installed";
    newer.dispatchEvent(new Event("statechange"));
    expect(device.state().update).toBe("ready");
    expect(newer.messages).toEqual([]);
    device.applyUpdate();
    expect(newer.messages).toEqual([{ type: "SKIP_WAITING" }]);
    expect(page.reloads()).toBe(0);
    page.container.dispatchEvent(new Event("controllerchange"));
    expect(page.reloads()).toBe(1);
  });

  it("offers a version that was waiting already", async () => {
    const page = browser({ isStored: true });
    page.registration.waiting = page.worker("installed");
    const device = start();
    await settle();
    expect(device.state().update).toBe("ready");
  });

  it("looks for no newer version while a sitting is open, and does when it is left", async () => {
    const page = browser({ isStored: true });
    let isOpen = true;
    const device = startAppUpdate({ scriptUrl: "sw.js", isSittingOpen: () => isOpen });
    await settle();
    expect(device.state().offline.kind).toBe("ready");
    expect(page.registered()).toBe(0);
    isOpen = false;
    page.window.dispatchEvent(new Event("hashchange"));
    await settle();
    expect(page.registered()).toBe(1);
  });

  it("calls a page outdated when another one switched, and reloads it on wish", async () => {
    const page = browser({ isStored: true });
    const device = start();
    await settle();
    page.container.dispatchEvent(new Event("controllerchange"));
    expect(device.state().update).toBe("outdated");
    expect(page.reloads()).toBe(0);
    device.applyUpdate();
    expect(page.reloads()).toBe(1);
  });
});

function start() {
  return startAppUpdate({ scriptUrl: "sw.js", isSittingOpen: () => false });
}

function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

interface FakeWorker extends EventTarget {
  state: string;
  readonly messages: unknown[];
  readonly postMessage: (message: unknown) => void;
}

/** A browser's service worker container, as far as the registration uses it. */
function browser({ isSecure = true, hasServiceWorkers = true, isStored = false }) {
  const worker = (state: string): FakeWorker => {
    const messages: unknown[] = [];
    return Object.assign(new EventTarget(), { state, messages, postMessage: (message: unknown) => void messages.push(message) });
  };
  const registration = Object.assign(new EventTarget(), {
    installing: null as FakeWorker | null,
    waiting: null as FakeWorker | null,
    active: isStored ? worker("activated") : null,
  });
  let makeReady: (() => void) | undefined;
  const ready = isStored ? Promise.resolve() : new Promise<void>((resolve) => (makeReady = resolve));
  let registerCount = 0;
  let reloadCount = 0;
  const page = {
    worker,
    registration,
    window: new EventTarget(),
    register: (): Promise<typeof registration> => Promise.resolve(registration),
    registered: () => registerCount,
    reloads: () => reloadCount,
    becomeActive: (active: FakeWorker) => {
      registration.active = active;
      registration.installing = null;
      makeReady?.();
    },
    container: Object.assign(new EventTarget(), {
      controller: registration.active,
      ready,
      getRegistration: async () => (isStored ? registration : undefined),
      register: () => {
        registerCount += 1;
        return page.register();
      },
    }),
  };
  vi.stubGlobal("isSecureContext", isSecure);
  vi.stubGlobal("navigator", hasServiceWorkers ? { serviceWorker: page.container } : {});
  vi.stubGlobal("location", { reload: () => (reloadCount += 1) });
  vi.stubGlobal("addEventListener", page.window.addEventListener.bind(page.window));
  vi.stubGlobal("removeEventListener", page.window.removeEventListener.bind(page.window));
  return page;
}
