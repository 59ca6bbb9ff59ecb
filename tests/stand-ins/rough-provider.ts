import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type RoughRequest = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
  /** Settles once the caller has closed the connection. */
  closed: Promise<void>;
};
export type Answer = (response: ServerResponse, request: RoughRequest) => void | Promise<void>;

/**
 * A provider that does what other stand-ins can't: answers byte by byte as a test says, one answer after the other,
 * the last one again and again.
 */
export async function startRoughProvider(...answers: Answer[]): Promise<{
  url: string;
  requests: RoughRequest[];
  stop(): Promise<void>;
}> {
  const requests: RoughRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const closed = new Promise<void>((resolve) => response.once("close", () => resolve()));
    let text = "";
    for await (const part of incoming) text += String(part);
    const request = {
      method: incoming.method ?? "",
      path: incoming.url ?? "",
      headers: incoming.headers,
      body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
      closed,
    };
    requests.push(request);
    const answer = answers[requests.length - 1] ?? answers.at(-1);
    await answer?.(response, request);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Answers with a status and a body; objects go out as JSON. */
export const says =
  (status: number, body: unknown = "", headers: Record<string, string> = {}): Answer =>
  (response) => {
    const isText = typeof body === "string";
    response
      .writeHead(status, {
        "content-type": isText ? "text/plain" : "application/json",
        ...headers,
      })
      .end(isText ? body : JSON.stringify(body));
  };

/** One answer of a model, whole. */
export const completion = (content: unknown, usage?: object): Answer =>
  says(200, {
    id: "c1",
    model: "m",
    choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
    ...(usage ? { usage } : {}),
  });

/** One piece of a streamed answer. */
export const piece = (content: string) =>
  `data: ${JSON.stringify({ id: "c1", model: "m", choices: [{ index: 0, delta: { content } }] })}\n\n`;
export const lastPiece = (usage?: object) =>
  `data: ${JSON.stringify({ id: "c1", choices: [{ index: 0, delta: {}, finish_reason: "stop" }], ...(usage ? { usage } : {}) })}\n\ndata: [DONE]\n\n`;

/** Streams these pieces; afterwards the connection ends in order, is cut, or stays open in silence. */
export const streams =
  (pieces: readonly string[], then: "ends" | "is cut" | "falls silent" = "ends"): Answer =>
  (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const one of pieces) response.write(one);
    if (then === "ends") response.end();
    // Let what was written arrive first.
    if (then === "is cut") setTimeout(() => response.destroy(), 20);
  };

/** Takes the request and says nothing. */
export const silence: Answer = () => {};
