import { matchAddress } from "#ui/hooks/address.ts";
import { ROUTES } from "#ui/shell/routes.ts";

/** The kinds of page that a stick file has. */
export type StickPage = "exam" | "check" | "practice" | "none";

/** Which page an address means in a stick file, which has the participant's pages of the app and no other. */
export function stickPage(address: string): StickPage {
  if (address === "/") return "exam";
  if (address === "/sit/check") return "check";
  if (address === "/sit/practice") return "practice";
  return ROUTES.find(({ pattern }) => matchAddress(pattern, address) !== null)?.role === "participant" ? "exam" : "none";
}
