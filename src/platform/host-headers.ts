import { askHost } from "#platform/ask-host.ts";

/**
 * The headers, names in small letters, with which the app's host sends the start page. Null when the host cannot be reached or has no
 * such page. Never rejects.
 */
export async function readHostHeaders(baseUrl: string): Promise<Readonly<Record<string, string>> | null> {
  const answer = await askHost(baseUrl, "headers");
  return answer?.ok === true ? Object.fromEntries(answer.headers) : null;
}
