import { expect } from "vitest";
import type { createApp } from "../../src/http/app.ts";
import { publicUrl } from "./shop.ts";

let addresses = 0;
/** A browser: it keeps its cookie and comes from an address of its own. */
export function chatBrowser(
  app: Pick<ReturnType<typeof createApp>, "fetch">,
  options: { cookie?: string } = {},
) {
  addresses += 1;
  const address = `192.0.${addresses >> 8}.${addresses & 255}`;
  const state = { cookie: options.cookie ?? "" };
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await app.fetch(
      new Request(`${publicUrl}/functions/${path}`, {
        ...init,
        headers: {
          "x-forwarded-for": address,
          ...(state.cookie && { cookie: state.cookie }),
          ...(init.headers as Record<string, string>),
        },
      }),
      { incoming: { socket: { remoteAddress: "10.0.0.1" } } },
    );
    const given = response.headers
      .getSetCookie()
      .find((one) => one.startsWith("__Host-aria.visitor="));
    if (given) state.cookie = given.split(";")[0] ?? "";
    return response;
  };
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  return { state, ask, post, say: (text: string) => post("chat/send", { text, key: nextKey() }) };
}
let keys = 0;
export const nextKey = () => `http-key-${++keys}`;

export type SentEvent = {
  type: string;
  replyTo?: string;
  text?: string;
  message?: Record<string, unknown>;
};
/** The events of a stream, until it ends or `enough` says so. */
export async function eventsOf(
  response: Response,
  enough: (events: SentEvent[]) => boolean = () => false,
) {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const events: SentEvent[] = [];
  let text = "";
  while (!enough(events)) {
    const { done, value } = await reader.read();
    if (done) break;
    text += value;
    const parts = text.split("\n\n");
    text = parts.pop() ?? "";
    for (const part of parts) {
      const [, type] = /^event: (.+)$/m.exec(part) ?? [];
      const [, data] = /^data: (.+)$/m.exec(part) ?? [];
      if (!type) continue;
      const event = JSON.parse(data ?? "") as SentEvent;
      expect(event.type).toBe(type);
      events.push(event);
    }
  }
  return { events, leave: () => reader.cancel() };
}
export const types = (events: SentEvent[]) => events.map(({ type }) => type);
export const code = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];
