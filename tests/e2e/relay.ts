import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { askRaw } from "./raw-request.ts";

type Change = (text: string) => string | Promise<string>;

export type Relay = {
  url: string;
  /** Answers this path with the application's text changed, or when that is done; null: as it is. `*` is every page. */
  change(path: string, change: Change | null): void;
  /** Answers this path itself; null: as the application does. */
  answer(path: string, answer: { status: number; type: string; body: string } | null): void;
  /** From now on nobody answers, as without a connection. */
  disconnect(): void;
  connect(): void;
  stop(): Promise<void>;
};

/**
 * A server between browser and application: it can be gone, answer something else, or be of another version,
 * also for a service worker, which a browser's own tricks don't reach.
 */
export async function startRelay(target: string): Promise<Relay> {
  const changes = new Map<string, Change>();
  const answers = new Map<string, { status: number; type: string; body: string }>();
  let isDown = false;

  const pass = async (path: string, cookie: string | undefined, response: ServerResponse) => {
    const own = answers.get(path);
    if (own) {
      response.writeHead(own.status, { "content-type": own.type }).end(own.body);
      return;
    }
    const { status, headers, body, text } = await askRaw(target, path, {
      headers: { ...(cookie ? { cookie } : {}), accept: "text/html" },
    });
    const isPage = headers["content-type"]?.startsWith("text/html") === true;
    const change = changes.get(path) ?? (isPage ? changes.get("*") : undefined);
    const { connection: _, "content-length": __, "keep-alive": ___, ...kept } = headers;
    const changed = change ? await change(text) : body;
    response.writeHead(status, kept as Record<string, string>).end(changed);
  };

  const server = createServer((request, response) => {
    if (isDown || request.method !== "GET") request.socket.destroy();
    else pass(request.url ?? "/", request.headers.cookie, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const put = <V>(map: Map<string, V>, key: string, value: V | null) =>
    void (value === null ? map.delete(key) : map.set(key, value));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    change: (path, change) => put(changes, path, change),
    answer: (path, answer) => put(answers, path, answer),
    disconnect: () => {
      isDown = true;
      server.closeAllConnections();
    },
    connect: () => {
      isDown = false;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
