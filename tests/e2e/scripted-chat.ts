import type { Page } from "playwright-core";
import type {
  ChatEvent,
  ChatView,
  MailedTranscript,
  MessageView,
  PageAnswer,
} from "#domain/conversations/contract.ts";

/** What a page's chat is told in the server's place, word by word: for states that a server rarely gets into. */
type Script = {
  view: ChatView;
  older: { messages: MessageView[]; hasOlder: boolean };
  /** What there is to say of the page. */
  page: PageAnswer;
  /** What a No leads to. */
  rated: { asks: string[] };
  /** What became of mailing it. */
  mailed: MailedTranscript;
  /** Nobody answers. */
  isLost: boolean;
  /** What the next message meets. */
  refusal: { status: number; code: string; title: string } | null;
  /** How a person can reply, as the end tells. */
  contact: { email: string | null } | null;
  /** Bodies of what was sent, by the function's name. */
  sent: { to: string; body: unknown }[];
  /** Puts an event on the line of a function; null ends it. */
  put: (to: string, event: object | null) => void;
};

declare global {
  var scripted: Script;
}

export const noChat: ChatView = { conversation: null, isDemo: true };

/** What there is once somebody has said something. */
const begun = {
  id: "cnv_1",
  status: "open",
  handledBy: "aria",
  messages: [],
  hasOlder: false,
  isReplying: false,
  unanswered: null,
  contact: null,
} satisfies ChatView["conversation"];

/** Plays the functions behind the chat within the page, from its next address on. */
export const scriptChat = (page: Page, view: ChatView = noChat) =>
  page.addInitScript(
    ([given, empty]) => {
      const real = globalThis.fetch;
      const lines = new Map<string, ReadableStreamDefaultController<Uint8Array>>();
      const json = (body: object, status = 200) =>
        new Response(JSON.stringify(body), {
          status,
          headers: {
            "content-type": status < 400 ? "application/json" : "application/problem+json",
          },
        });
      globalThis.scripted = {
        view: given,
        older: { messages: [], hasOlder: false },
        page: { page: null, asks: [] },
        rated: { asks: [] },
        mailed: { to: "", isKept: true },
        isLost: false,
        refusal: null,
        contact: null,
        sent: [],
        put(to, event) {
          const line = lines.get(to);
          if (!event) return line?.close();
          remember(event as ChatEvent);
          const { type, ...rest } = event as ChatEvent;
          const text = `event: ${type}\ndata: ${JSON.stringify(rest)}\n\n`;
          line?.enqueue(new TextEncoder().encode(text));
        },
      };
      /** The view follows what was told, as the server's does. */
      const remember = (event: ChatEvent) => {
        const { view: now } = globalThis.scripted;
        if (event.type === "message")
          now.conversation = {
            ...(now.conversation ?? empty),
            messages: [...(now.conversation?.messages ?? []), event.message].filter(
              ({ position }, at, all) => all.findIndex((one) => one.position === position) === at,
            ),
            isReplying: false,
          };
        if (event.type === "replying" && now.conversation) now.conversation.isReplying = true;
        if (event.type === "failed" && now.conversation)
          Object.assign(now.conversation, { isReplying: false, unanswered: event.replyTo });
        if (event.type === "handled" && now.conversation) now.conversation.handledBy = event.by;
        if (event.type === "ended") now.conversation = null;
      };
      globalThis.fetch = async (input, init) => {
        const address = typeof input === "string" ? input : "";
        const [, to] = /^\/functions\/chat(?:\/([a-z-]+))?/.exec(address) ?? [];
        if (!address.startsWith("/functions/chat")) return real(input, init);
        const { isLost, refusal, sent, older } = globalThis.scripted;
        if (isLost) throw new TypeError("Failed to fetch");
        if (!to) return json(globalThis.scripted.view);
        if (to === "older") return json(older);
        if (to === "page") return json(globalThis.scripted.page);
        if (typeof init?.body === "string") sent.push({ to, body: JSON.parse(init.body) });
        if (refusal && to !== "events") {
          const { status, ...problem } = refusal;
          return json({ ...problem, status }, status);
        }
        if (to === "end") {
          globalThis.scripted.view.conversation = null;
          return json({ saved: true, contact: globalThis.scripted.contact });
        }
        if (to === "mail") return json(globalThis.scripted.mailed);
        if (to === "helpful") return json(globalThis.scripted.rated);
        if (to === "stop") return json({ stopped: true });
        if (to === "leave-address") return json({ stored: true });
        const body = new ReadableStream<Uint8Array>({ start: (line) => void lines.set(to, line) });
        init?.signal?.addEventListener("abort", () => lines.delete(to));
        return new Response(body, { headers: { "content-type": "text/event-stream" } });
      };
    },
    [view, begun] as const,
  );

/** Tells the page's chat events, on the line of `send` unless told; null ends the line. */
export const tell = (page: Page, events: readonly (ChatEvent | null)[], to = "send") =>
  page.evaluate(
    ([line, all]) => {
      for (const event of all) globalThis.scripted.put(line, event);
    },
    [to, events] as const,
  );

/** Changes what the script does from now on. */
export const direct = (page: Page, part: Partial<Omit<Script, "put">>) =>
  page.evaluate((change) => void Object.assign(globalThis.scripted, change), part);

export const sentTo = (page: Page, to: string) =>
  page.evaluate(
    (name) => globalThis.scripted.sent.filter((one) => one.to === name).map(({ body }) => body),
    to,
  );

export const message = (position: number, more: Partial<MessageView> = {}): MessageView => ({
  id: `msg_${position}`,
  position,
  sender: position % 2 ? "user" : "ai",
  text: `Text ${position}`,
  state: "whole",
  at: "2026-11-22T10:00:00.000Z",
  replyTo: position % 2 ? null : `msg_${position - 1}`,
  sources: [],
  offers: [],
  page: null,
  isHelpful: null,
  ...more,
});

export const stands = (one: MessageView): ChatEvent => ({
  type: "message",
  conversationId: "cnv_1",
  message: one,
});

/** A conversation as the server gives it on opening. */
export const conversation = (
  messages: MessageView[],
  more: Partial<NonNullable<ChatView["conversation"]>> = {},
): ChatView => ({
  isDemo: true,
  conversation: { ...begun, messages, ...more },
});

export const chatOf = (page: Page) => page.getByRole("dialog", { name: "Aria" });
export const fieldOf = (page: Page) => chatOf(page).getByLabel("Your message to Aria");

/** Opens the chat by its button. */
export async function openChat(page: Page): Promise<void> {
  // What takes the link over is fetched after the page; who is quicker is led to the contact page.
  // As text, because the test runner rewrites imports.
  await page.evaluate(
    "import(document.querySelector('script[data-later]').dataset.later).then(() => null)",
  );
  await page.getByRole("link", { name: "Ask Aria, our AI" }).click();
  await fieldOf(page).waitFor();
}

/** What a conversation is played by, as `scriptChat` takes it. */
export type ChatScript = Parameters<typeof scriptChat> extends [Page, ...infer R] ? R : never;

/** Opens the chat on a page, with a played conversation. */
export async function beginChat(page: Page, address: string, ...script: ChatScript) {
  await scriptChat(page, ...script);
  await page.goto(address);
  await openChat(page);
}

export async function askInChat(page: Page, words: string): Promise<void> {
  await fieldOf(page).fill(words);
  await page.keyboard.press("Enter");
}
