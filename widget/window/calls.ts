import type { BotChatView, BotLeadForm, BotMessage } from "../../src/domain/chatbots/contract.ts";
import type { ChatEvent } from "../../src/domain/conversations/contract.ts";
import { refusalOf } from "../../src/web/kit/api-call.ts";
import { readEvents } from "../../src/web/site/chat/event-stream.ts";
import type { keepFor } from "./keep.ts";

/** What the server is asked for (src/domain/chatbots/contract.ts); all throw as kit/api-call.ts says. */
export type Calls = {
  readChat: (signal?: AbortSignal) => Promise<BotChatView>;
  send: (message: BotMessage) => Promise<AsyncGenerator<ChatEvent>>;
  retry: (messageId: string) => Promise<AsyncGenerator<ChatEvent>>;
  watch: (
    after: number,
    signal: AbortSignal,
    onSign: () => void,
  ) => Promise<AsyncGenerator<ChatEvent>>;
  stop: (messageId: string) => Promise<unknown>;
  rate: (messageId: string, isHelpful: boolean | null) => Promise<unknown>;
  askPerson: () => Promise<unknown>;
  end: () => Promise<unknown>;
  leaveDetails: (form: BotLeadForm) => Promise<unknown>;
};

export function callsOf(address: string, keeper: ReturnType<typeof keepFor>): Calls {
  const base = `/v1/chatbots/${encodeURIComponent(address)}`;

  async function ask(path: string, accept: string, options: RequestInit = {}): Promise<Response> {
    const { visitor } = keeper.read();
    const response = await fetch(base + path, {
      ...options,
      cache: "no-store",
      headers: {
        accept,
        ...(options.body && { "content-type": "application/json" }),
        ...(visitor && { "x-visitor": visitor }),
      },
    });
    if (!response.ok) throw await refusalOf(response);
    const named = response.headers.get("x-visitor");
    if (named && named !== visitor) keeper.write({ visitor: named });
    return response;
  }
  const post = async (path: string, body: object) =>
    (await ask(path, "application/json", { method: "POST", body: JSON.stringify(body) })).text();
  async function stream(path: string, options: RequestInit, onSign?: () => void) {
    const { body } = await ask(path, "text/event-stream", options);
    if (!body) throw new Error("An answer without a stream");
    return readEvents(body, onSign);
  }
  const asPost = (body: object) => ({ method: "POST", body: JSON.stringify(body) });

  return {
    async readChat(signal) {
      const response = await ask("/chat", "application/json", { signal: signal ?? null });
      const view = (await response.json()) as BotChatView;
      if (view.visitor) keeper.write({ visitor: view.visitor });
      return view;
    },
    send: (message) => stream("/messages", asPost(message)),
    retry: (messageId) => stream("/retry", asPost({ messageId })),
    watch: (after, signal, onSign) => stream(`/events?after=${after}`, { signal }, onSign),
    stop: (messageId) => post("/stop", { messageId }),
    rate: (messageId, isHelpful) => post("/helpful", { messageId, isHelpful }),
    askPerson: () => post("/person", {}),
    end: () => post("/end", {}),
    leaveDetails: (form) => post("/leads", form),
  };
}
