import type { BotChatView, BotLeadForm, BotView } from "../../src/domain/chatbots/contract.ts";
import type { ChatEvent, ChatView } from "../../src/domain/conversations/contract.ts";
import { ApiError } from "../../src/web/kit/api-call.ts";
import { randomKey } from "../../src/web/kit/attempt-key.ts";
import {
  type ChatAction,
  type ChatState,
  hasGap,
  isPending,
  noChat,
  reduceChat,
} from "../../src/web/site/chat/chat-state.ts";
import type { Words } from "../words.ts";
import type { Calls } from "./calls.ts";
import type { keepFor } from "./keep.ts";
import { listen } from "./line.ts";

/** What the window shows. */
export type Talk = ChatState & {
  isLost: boolean;
  /** What went wrong with something that was asked for here. */
  problem: string;
  /** Words that didn't reach the server: they go back into the field, or are sent again. */
  unsent: { key: string; text: string } | null;
  hasAskedPerson: boolean;
  hasLeftDetails: boolean;
};

/** The site's chat says the same of a conversation, in its own form. */
export function toChatView({ conversation }: BotChatView): ChatView {
  if (!conversation) return { conversation: null, isDemo: false };
  const { messages, isReplying, handledBy, status } = conversation;
  const last = messages.findLast(({ sender }) => sender !== "note");
  const isWaiting =
    last?.sender === "user" && !isReplying && handledBy === "bot" && status === "open";
  return {
    isDemo: false,
    conversation: {
      ...conversation,
      handledBy: handledBy === "person" ? "person" : "aria",
      hasOlder: false,
      unanswered: isWaiting ? last.id : null,
      contact: null,
    },
  };
}

/** What to say where the server says no; its own words are English. */
export function refusalWords(thrown: unknown, words: Words): string {
  if (!(thrown instanceof ApiError)) return words.lost;
  if (/limit_reached|at_limit|plan_limit|over_limit/.test(thrown.code)) return words.limit;
  if (thrown.code === "reply_pending") return words.busy;
  return thrown.status === 429 ? words.fast : words.problem;
}

export function startTalk(options: {
  bot: BotView;
  calls: Calls;
  keeper: ReturnType<typeof keepFor>;
  words: Words;
  page: () => Promise<string | undefined>;
  onChange: (talk: Talk) => void;
}) {
  const { calls, keeper, words, onChange } = options;
  let talk: Talk = {
    ...noChat,
    isLost: false,
    problem: "",
    unsent: null,
    hasAskedPerson: false,
    hasLeftDetails: keeper.read().hasLeftDetails,
  };
  let isStreaming = false;
  let isWanted = false;
  let stopListening: (() => void) | null = null;

  const set = (changes: Partial<Talk>) => {
    talk = { ...talk, ...changes };
    onChange(talk);
  };
  const dispatch = (action: ChatAction) => {
    set(reduceChat(talk, action));
    keepListening();
    if (hasGap(talk)) void read().catch(() => {});
  };
  async function read(): Promise<void> {
    const view = await calls.readChat();
    set({ isLost: false });
    dispatch({ type: "loaded", view: toChatView(view) });
  }

  /** One line while somebody may look, a conversation runs, and no reply streams by itself. */
  function keepListening(): void {
    const isNeeded =
      isWanted && !isStreaming && talk.conversationId !== null && !talk.isEnded && !document.hidden;
    if (!isNeeded) {
      stopListening?.();
      stopListening = null;
    } else
      stopListening ??= listen(calls, {
        last: () => talk.messages.at(-1)?.position ?? 0,
        onEvent: (event) => dispatch({ type: "event", event }),
        onLine: read,
        onLost: () => set({ isLost: true }),
      });
  }
  document.addEventListener("visibilitychange", keepListening);
  addEventListener("online", () => set({ isLost: false }));
  addEventListener("offline", () => set({ isLost: true }));

  const follow = async (
    events: AsyncGenerator<ChatEvent>,
    onEvent?: (event: ChatEvent) => void,
  ) => {
    try {
      for await (const event of events) {
        onEvent?.(event);
        dispatch({ type: "event", event });
      }
    } catch {
      // Listening begins again at once, and tells how it goes on.
    }
  };
  /** Streams one thing at a time. */
  async function whileStreaming(work: () => Promise<void>): Promise<void> {
    if (isStreaming) return;
    isStreaming = true;
    keepListening();
    set({ problem: "" });
    try {
      await work();
    } finally {
      isStreaming = false;
      keepListening();
    }
  }
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    set({ problem: "" });
    try {
      await work();
      return true;
    } catch (thrown) {
      set({ problem: refusalWords(thrown, words) });
      return false;
    }
  };

  async function deliver(key: string, text: string): Promise<void> {
    if (isPending(talk)) return;
    await whileStreaming(async () => {
      if (talk.isEnded) dispatch({ type: "started-over" });
      set({ unsent: null, hasAskedPerson: talk.hasAskedPerson && talk.handledBy === "person" });
      dispatch({ type: "sending", key, text });
      let stands = false;
      try {
        const page = await options.page();
        await follow(await calls.send({ text, key, ...(page && { page }) }), (event) => {
          if (event.type !== "message" || event.message.sender !== "user") return;
          stands = true;
          dispatch({ type: "settled", key });
        });
        if (!stands) set({ unsent: { key, text }, problem: words.unsent });
      } catch (thrown) {
        if (thrown instanceof ApiError && thrown.code === "conversation_ended")
          dispatch({ type: "ended" });
        set({ unsent: { key, text }, problem: `${words.unsent} ${refusalWords(thrown, words)}` });
      } finally {
        dispatch({ type: "settled", key });
      }
    });
  }

  return {
    /** The window is shown: what was said is read, if there is anything, and listened to. */
    async begin(): Promise<void> {
      if (isWanted) return;
      isWanted = true;
      // Without a token there is nothing to read.
      if (keeper.read().visitor) await read().catch(() => set({ isLost: true }));
      set({ isLoaded: true });
      keepListening();
    },
    send: (text: string) => deliver(randomKey(), text),
    /** The same words under the same name: stored once, however often they are sent. */
    sendAgain: () => (talk.unsent ? deliver(talk.unsent.key, talk.unsent.text) : undefined),
    retry: (messageId: string) =>
      whileStreaming(async () => {
        dispatch({ type: "asked-again", replyTo: messageId });
        try {
          await follow(await calls.retry(messageId));
        } catch (thrown) {
          const problem = refusalWords(thrown, words);
          dispatch({ type: "not-asked", replyTo: messageId, problem });
        }
      }),
    async stop(): Promise<void> {
      const replyTo = talk.writing?.replyTo;
      if (replyTo) await attempt(() => calls.stop(replyTo));
    },
    async rate(messageId: string, isHelpful: boolean): Promise<void> {
      const before = talk.rated[messageId] ?? null;
      dispatch({ type: "rated", messageId, isHelpful });
      if (!(await attempt(() => calls.rate(messageId, isHelpful))))
        dispatch({ type: "rated", messageId, isHelpful: before });
    },
    async askPerson(): Promise<void> {
      // A person joins a conversation: where there is none yet, the visitor's wish begins it.
      if (talk.conversationId === null) return deliver(randomKey(), words.askPerson);
      if (await attempt(calls.askPerson)) set({ hasAskedPerson: true });
    },
    async end(): Promise<void> {
      if (talk.conversationId === null) dispatch({ type: "ended" });
      else if (await attempt(calls.end)) dispatch({ type: "ended" });
    },
    startOver(): void {
      dispatch({ type: "started-over" });
      set({
        problem: "",
        unsent: null,
        hasAskedPerson: false,
        conversationId: null,
        isEnded: false,
      });
    },
    /** @throws ApiError with what is wrong at each field */
    async leaveDetails(form: BotLeadForm): Promise<void> {
      await calls.leaveDetails(form);
      keeper.write({ hasLeftDetails: true });
      set({ hasLeftDetails: true });
    },
  };
}
export type TalkActions = ReturnType<typeof startTalk>;
