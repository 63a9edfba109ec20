import { useSyncExternalStore } from "react";
import { useComposition } from "#ui/shell/composition.ts";
import type { DeviceState } from "#workflows/ports/app-device.ts";

/** What this device knows of the app; the component renders again when it changes. */
export function useDevice(): DeviceState {
  const { device } = useComposition();
  return useSyncExternalStore(device.subscribe, device.state);
}
