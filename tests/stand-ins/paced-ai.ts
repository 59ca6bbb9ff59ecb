import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

export type PacedAi = {
  /** For AI_BASE_URL. */
  baseUrl: string;
  /** How many answers began, and how many of them nobody waits for any more. */
  begun: () => number;
  left: () => number;
  stop: () => Promise<void>;
};

type Pace = { words: number; everyMs: number };

/**
 * An OpenAI-compatible provider that streams `word0 word1 …` at a fixed pace, for measurements and for faults
 * in mid-stream: a message that says `pace 40 250` gets 40 words, one each 250 ms, the first after 250 ms.
 * The first word is how long it was held here, in milliseconds.
 */
export async function startPacedAi(
  usual: Pace = { words: 20, everyMs: 100 },
  port = 0,
): Promise<PacedAi> {
  const counts = { begun: 0, left: 0 };
  const server = createServer((request, response) => {
    const arrivedAt = performance.now();
    const path = (request.url ?? "").replace(/\?.*/, "");
    if (request.method === "POST" && path.endsWith("/chat/completions"))
      void answer(request, response, arrivedAt, usual, counts);
    else if (path.endsWith("/models")) send(response, 200, { object: "list", data: [] });
    else send(response, 404, { error: { message: "There is no such thing here." } });
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    begun: () => counts.begun,
    left: () => counts.left,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  arrivedAt: number,
  usual: Pace,
  counts: { begun: number; left: number },
): Promise<void> {
  const { text, isStream } = await read(request);
  const [, words, everyMs] = [...text.matchAll(/pace (\d+) (\d+)/g)].at(-1) ?? [];
  const pace = words ? { words: Number(words), everyMs: Number(everyMs) } : usual;
  counts.begun += 1;
  let isOver = false;
  response.on("close", () => {
    if (!isOver) counts.left += 1;
    isOver = true;
  });
  const base = { id: "paced", object: "chat.completion.chunk", created: 0, model: "paced-1" };
  const usage = {
    prompt_tokens: 100,
    completion_tokens: pace.words,
    total_tokens: 100 + pace.words,
  };
  if (!isStream) {
    isOver = true;
    return send(response, 200, {
      ...base,
      object: "chat.completion",
      choices: [
        { index: 0, message: { role: "assistant", content: "Yes." }, finish_reason: "stop" },
      ],
      usage,
    });
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.flushHeaders();
  const write = (choice: object | null, more: object = {}) => {
    const data = { ...base, choices: choice ? [{ index: 0, ...choice }] : [], ...more };
    response.write(`data: ${JSON.stringify(data)}\n\n`);
  };
  for (let at = 0; at < pace.words; at++) {
    await sleep(pace.everyMs);
    if (isOver) return;
    const word = at === 0 ? (performance.now() - arrivedAt).toFixed(2) : `word${at}`;
    write({ delta: { role: "assistant", content: `${word} ` }, finish_reason: null });
  }
  write({ delta: {}, finish_reason: "stop" });
  write(null, { usage });
  response.write("data: [DONE]\n\n");
  isOver = true;
  response.end();
}

async function read(request: IncomingMessage): Promise<{ text: string; isStream: boolean }> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = JSON.parse(Buffer.concat(parts).toString()) as {
    stream?: boolean;
    messages: unknown[];
  };
  // Wherever the question stands in the prompt: the last one that says it counts.
  return { text: JSON.stringify(body.messages), isStream: body.stream === true };
}
