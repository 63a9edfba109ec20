import type { HostFiles } from "#workflows/ports/host-files.ts";

/** Reads the files of the host that the page came from; the service worker answers when there is no network. */
export function hostFiles(baseUrl: string): HostFiles {
  return {
    read: async (path) => {
      try {
        const answer = await fetch(new URL(path, baseUrl));
        return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
      } catch {
        return null; // fetch rejects only when the host cannot be reached, which is what null says
      }
    },
  };
}
