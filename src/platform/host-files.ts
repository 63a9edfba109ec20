import { saysNone } from "#platform/host-answer.ts";
import type { HostFiles } from "#workflows/ports/host-files.ts";

/** Reads the files of the host that the page came from; the service worker answers when there is no network. */
export function hostFiles(baseUrl: string): HostFiles {
  return {
    read: async (path) => {
      const answer = await fetch(new URL(path, baseUrl));
      if (saysNone(answer)) return null;
      if (!answer.ok) throw new Error(`${path}: HTTP ${answer.status}`);
      return new Uint8Array(await answer.arrayBuffer());
    },
  };
}
