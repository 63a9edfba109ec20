import { useLoaded } from "#ui/hooks/use-loaded.ts";
import type { HostFiles } from "#workflows/ports/host-files.ts";

/** True once the host is known to have a demo study's files beside the app. An exam host has none. */
export function useHasDemo(hostFiles: HostFiles): boolean {
  const [manifest] = useLoaded("demo", () => hostFiles.read("demo/manifest.json"));
  // Some hosts answer every address with the app's own page; the file's format tells.
  return manifest.kind === "loaded" && manifest.value !== null && new TextDecoder().decode(manifest.value).includes('"rxbaseline-demo"');
}
