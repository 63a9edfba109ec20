import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
const LIMIT_MS = 30_000;
const LOOK_EVERY_MS = 100;

/** WebKit's own browser, steered through its driver by the WebDriver protocol. Texts are found whole, spaces trimmed. */
export interface WebkitBrowser {
  readonly goTo: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Clicks what carries the text: a button, link or label; waits for it. */
  readonly click: (text: string) => Promise<void>;
  /** Clicks the first element that fits a selector. */
  readonly clickOn: (selector: string) => Promise<void>;
  readonly type: (selector: string, text: string) => Promise<void>;
  /** Resolves when the page shows the pattern. */
  readonly shows: (pattern: RegExp) => Promise<string>;
  /** What a script in the page returns. */
  readonly ask: (script: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** Starts the browser with a profile of its own on a display nobody sees. */
export async function openWebkit(binary: string): Promise<WebkitBrowser> {
  const home = mkdtempSync(join(tmpdir(), "rxbaseline-webkit-"));
  const port = await freePort();
  const environment = { ...process.env, HOME: home, XDG_DATA_HOME: join(home, "data"), XDG_CACHE_HOME: join(home, "cache") };
  const driver = spawn("xvfb-run", ["-a", "WebKitWebDriver", `--port=${port}`], { env: environment, stdio: "ignore", detached: true });
  const send = async (method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<unknown> => {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body), headers: { "content-type": "application/json" } };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const { value } = (await answer.json()) as { readonly value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const end = async (): Promise<void> => {
    const ended = new Promise((resolve) => driver.once("exit", resolve));
    if (driver.pid !== undefined && driver.exitCode === null) process.kill(-driver.pid, "SIGTERM");
    await ended;
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await patiently(() => send("GET", "/status"));
    const options = { binary, args: ["--automation"] };
    const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
    const { sessionId } = (await send("POST", "/session", { capabilities })) as { readonly sessionId: string };
    return steered((method, path, body) => send(method, `/session/${sessionId}${path}`, body), end);
  } catch (cause) {
    await end();
    throw cause;
  }
}

type Send = (method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<unknown>;

function steered(send: Send, end: () => Promise<void>): WebkitBrowser {
  const find = async (using: string, value: string): Promise<string> => {
    const found = (await patiently(() => send("POST", "/element", { using, value }))) as Readonly<Record<string, string>>;
    return found[ELEMENT] ?? "";
  };
  const click = async (using: string, value: string): Promise<void> => {
    await patiently(async () => send("POST", `/element/${await find(using, value)}/click`, {}));
  };
  const ask = (script: string): Promise<unknown> => send("POST", "/execute/sync", { script, args: [] });
  return {
    goTo: async (url) => void (await send("POST", "/url", { url })),
    reload: async () => void (await send("POST", "/refresh", {})),
    click: (text) => click("xpath", `(//button|//a|//label)[normalize-space()=${JSON.stringify(text)}]`),
    clickOn: (selector) => click("css selector", selector),
    type: async (selector, text) => void (await send("POST", `/element/${await find("css selector", selector)}/value`, { text })),
    shows: (pattern) =>
      patiently(async () => {
        const text = String(await ask("return document.body.innerText"));
        if (!pattern.test(text)) throw new Error(`the page does not show ${String(pattern)}: ${text.slice(0, 600)}`);
        return text;
      }),
    ask,
    close: async () => {
      await send("DELETE", "").catch(() => undefined); // a browser that is gone already is closed
      await end();
    },
  };
}

/** Tries until it works; the last failure is the one that is told. */
async function patiently<T>(act: () => Promise<T>): Promise<T> {
  const untilMs = performance.now() + LIMIT_MS;
  for (;;) {
    try {
      return await act();
    } catch (cause) {
      if (performance.now() > untilMs) throw cause;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => (typeof address === "object" && address !== null ? resolve(address.port) : reject(new Error("no free port"))));
    });
  });
}
