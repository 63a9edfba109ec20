import type { NamedBytes } from "#lib/named-bytes.ts";
import type { ChildServer } from "./child-server.ts";

/** A drop box of an engine that others run. */
export interface RealBox extends ChildServer {
  /** What a study names. */
  readonly url: string;
  /** What lies in it, seen from behind: the server is not asked. */
  readonly files: () => readonly NamedBytes[];
  readonly remove: () => Promise<void>;
}
