import { useCallback, useReducer, useRef, useState } from "react";
import type { ChatEvent } from "#domain/conversations/contract.ts";
import { ApiError } from "../../kit/api-call.ts";
import { randomKey } from "../../kit/attempt-key.ts";
import {
  chatCalls,
  endChat,
  rateAnswer,
  stopAnswer,
  type EndedChat,
  type TalkCalls,
} from "./chat-calls.ts";
import { type ChatState, isPending, noAnswer, noChat, reduceChat } from "./chat-state.ts";
import { useLine } from "./use-line.ts";

/** What went wrong with something that was asked for here, in words, and which "no" it was. */
export type ChatProblem = { text: string; code: string };

export type Chat = {
  state: ChatState;
  /** The server can't be reached just now. */
  isLost: boolean;
  problem: ChatProblem | null;
  clearProblem: () => void;
  /** Sends; what could not be sent is the answer, to be put back into the field. */
  send: (text: string, page?: string) => Promise<{ unsent: string }>;
  retry: (messageId: string) => void;
  /** Stops the answer that is being written. */
  stop: () => void;
  /** That was asked, and the answer goes on until the server has heard it. */
  isStopping: boolean;
  loadOlder: () => Promise<void>;
  /** Says whether an answer helped, `before` what was said of it until now. @returns the nearest other questions */
  rate: Rate;
  /** Reads the conversation anew. */
  refresh: () => Promise<void>;
  /** Somebody left an address. */
  noteAddress: (email: string) => void;
  /** Ends and saves the conversation. @returns what was saved; null where it could not be ended */
  end: () => Promise<EndedChat | null>;
  startOver: () => void;
};

export type Rate = (
  messageId: string,
  isHelpful: boolean | null,
  before: boolean | null,
) => Promise<readonly string[]>;

const notReached = "Connection lost.";
const never = new AbortController().signal;

const wordsFor = (thrown: unknown, otherwise: string): ChatProblem =>
  thrown instanceof ApiError
    ? { text: thrown.fields["text"] ?? thrown.message, code: thrown.code }
    : { text: otherwise, code: "" };

/** Answers that say that the conversation is over. */
const overCodes = ["conversation_ended", "consultation_over"];

/**
 * The conversation as the panel uses it.
 * @param isOpen whether somebody looks at it
 * @param calls of the conversation, the chat's unless told; always the same
 */
export function useChat(isOpen: boolean, calls: TalkCalls = chatCalls): Chat {
  const [state, dispatch] = useReducer(reduceChat, noChat);
  const [isStreaming, setStreaming] = useState(false);
  const [problem, setProblem] = useState<ChatProblem | null>(null);
  /** The message whose answer is being stopped. */
  const [stopping, setStopping] = useState("");
  const isStopping = stopping !== "" && state.writing?.replyTo === stopping;
  const isLost = useLine(calls, state, dispatch, isOpen && !isStreaming);
  /** What may have been stored although nobody said so: sent again under its name, it counts once. */
  const unsure = useRef({ text: "", key: "" });
  const isBusy = useRef(false);

  /** Follows a reply; that it breaks off is no failure of ours: the line tells how it goes on. */
  const follow = async (
    events: AsyncGenerator<ChatEvent>,
    onEvent?: (event: ChatEvent) => void,
  ) => {
    try {
      for await (const event of events) {
        dispatch({ type: "event", event });
        onEvent?.(event);
      }
    } catch {
      // listening begins again at once
    }
  };

  async function send(text: string, page?: string): Promise<{ unsent: string }> {
    if (isBusy.current || isPending(state)) return { unsent: text };
    isBusy.current = true;
    const key = unsure.current.text === text ? unsure.current.key : randomKey();
    const last = state.messages.at(-1)?.position ?? 0;
    unsure.current = { text, key };
    setProblem(null);
    setStreaming(true);
    dispatch({ type: "sending", key, text });
    let stands = false;
    try {
      await follow(await calls.send({ text, key, ...(page && { page }) }, never), (event) => {
        if (event.type !== "message" || event.message.sender !== "user") return;
        stands = true;
        dispatch({ type: "settled", key });
      });
      stands ||= await isThere(text, last, calls);
      if (!stands) setProblem({ text: `${notReached} Your message was not sent.`, code: "" });
    } catch (thrown) {
      if (thrown instanceof ApiError && overCodes.includes(thrown.code))
        dispatch({ type: "ended" });
      setProblem(wordsFor(thrown, `${notReached} Your message was not sent.`));
    } finally {
      dispatch({ type: "settled", key });
      isBusy.current = false;
      setStreaming(false);
    }
    if (stands) unsure.current = { text: "", key: "" };
    return { unsent: stands ? "" : text };
  }

  async function retryAt(messageId: string): Promise<void> {
    if (isBusy.current || isPending(state)) return;
    isBusy.current = true;
    setProblem(null);
    setStopping("");
    setStreaming(true);
    dispatch({ type: "asked-again", replyTo: messageId });
    try {
      await follow(await calls.askAgain(messageId, never));
    } catch (thrown) {
      dispatch({ type: "not-asked", replyTo: messageId, problem: noAnswer });
      setProblem(wordsFor(thrown, `${notReached} Please try again.`));
    } finally {
      isBusy.current = false;
      setStreaming(false);
    }
  }

  async function stop(): Promise<void> {
    const replyTo = state.writing?.replyTo;
    if (!replyTo || isStopping) return;
    setStopping(replyTo);
    try {
      await stopAnswer(replyTo);
    } catch (thrown) {
      setStopping("");
      setProblem(wordsFor(thrown, `${notReached} The answer couldn’t be stopped.`));
    }
  }

  // Always the same: a long conversation isn't drawn anew with each word.
  const rate: Rate = useCallback(async (messageId, isHelpful, before) => {
    dispatch({ type: "rated", messageId, isHelpful });
    try {
      return (await rateAnswer({ messageId, isHelpful })).asks;
    } catch (thrown) {
      dispatch({ type: "rated", messageId, isHelpful: before });
      setProblem(wordsFor(thrown, `${notReached} Your answer wasn’t saved.`));
      return [];
    }
  }, []);

  return {
    state,
    isLost,
    problem,
    clearProblem: useCallback(() => setProblem(null), []),
    send,
    retry: (messageId) => void retryAt(messageId),
    stop: () => void stop(),
    isStopping,
    async loadOlder() {
      const first = state.messages[0];
      if (!first || !state.hasOlder) return;
      try {
        dispatch({ type: "older", ...(await calls.readOlder(first.position)) });
      } catch (thrown) {
        setProblem(wordsFor(thrown, `${notReached} Older messages couldn’t be loaded.`));
      }
    },
    rate,
    async refresh() {
      try {
        dispatch({ type: "loaded", view: await calls.read() });
      } catch {
        // what is known stays
      }
    },
    noteAddress: (email) => dispatch({ type: "left-address", email }),
    async end() {
      setProblem(null);
      try {
        const ended = await endChat();
        dispatch({ type: "ended" });
        return ended;
      } catch (thrown) {
        setProblem(wordsFor(thrown, `${notReached} The conversation hasn’t ended.`));
        return null;
      }
    },
    startOver() {
      setProblem(null);
      dispatch({ type: "started-over" });
    },
  };
}

/** Whether a message stands in the conversation although its sending broke off. */
async function isThere(text: string, after: number, calls: TalkCalls): Promise<boolean> {
  try {
    const { conversation } = await calls.read();
    return (
      conversation?.messages.some(
        (one) => one.sender === "user" && one.position > after && one.text === text.trim(),
      ) ?? false
    );
  } catch {
    return false;
  }
}
