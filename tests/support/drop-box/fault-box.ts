import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** How a request is answered once its body has come; "drop": the connection is cut, "hang": never. */
export type FaultAnswer =
  "drop" | "hang" | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string };

/** A request as it came. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

/** A server on this machine that answers as it is told. */
export interface FaultBox {
  readonly url: string;
  readonly seen: SeenRequest[];
  /** What comes next; the last one is repeated. */
  readonly plan: (...answers: FaultAnswer[]) => void;
  readonly close: () => Promise<void>;
}

/** Opens one that creates whatever it is given. */
export async function faultBox(): Promise<FaultBox> {
  const seen: SeenRequest[] = [];
  let answers: FaultAnswer[] = [{ status: 201 }];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      seen.push({ method: request.method ?? "", path: request.url ?? "", headers: request.headers, body: Buffer.concat(parts) });
      const answer = answers[0] ?? "drop";
      if (answers.length > 1) answers = answers.slice(1);
      give(answer, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/drop/`,
    seen,
    plan: (...next) => {
      answers = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function give(answer: FaultAnswer, response: ServerResponse): void {
  if (answer === "hang") return;
  if (answer === "drop") {
    response.destroy();
    return;
  }
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
}
