import { useCallback, useEffect, useRef, useState } from "react";
import { brand } from "#content/brand.ts";
import type { MessageView } from "#domain/conversations/contract.ts";
import { Button } from "../../ui/Button.tsx";
import { ThreadLoading } from "../../ui/Thread.tsx";
import { ChatEnd } from "./chat-end.tsx";
import { AnswerWords, ChatMessage, Said } from "./chat-message.tsx";
import { isPending } from "./chat-state.ts";
import { ExampleQuestions } from "./example-questions.tsx";
import { Greeting } from "./greeting.tsx";
import type { Chat } from "./use-chat.ts";
import { useReadingPlace } from "./use-reading-place.ts";

/** Half an answer, or a prepared reply, makes room for the one that came when it was asked again. */
const withoutReplaced = (messages: readonly MessageView[]) =>
  messages.filter(
    ({ state, replyTo }, index) =>
      state === "whole" || !messages.some((one, at) => at > index && one.replyTo === replyTo),
  );

const plain = (text: string) => text.trim().toLowerCase();
const withoutAsked = (message: MessageView, asked: readonly string[]): MessageView => {
  const known = new Set(asked.map(plain));
  const isNew = (offer: MessageView["offers"][number]) =>
    offer.type !== "ask" || !known.has(plain(offer.question));
  return message.offers.every(isNew)
    ? message
    : { ...message, offers: message.offers.filter(isNew) };
};

/**
 * What was said. What stands there is a log that is read out as it grows; an answer that is being written
 * stands below it and joins it as a whole, so that nobody hears it word by word.
 */
export function ChatLog({
  chat,
  examples,
  onAsk,
}: {
  chat: Chat;
  /** Questions to begin with; null until they are known. */
  examples: readonly string[] | null;
  onAsk: (question: string) => void;
}) {
  const { state, isLost } = chat;
  const { messages, writing, outgoing } = state;
  const scroller = useRef<HTMLDivElement>(null);
  const [isFetching, setFetching] = useState(false);
  useReadingPlace(scroller, state);

  async function fetchOlder() {
    if (isFetching) return;
    setFetching(true);
    await chat.loadOlder();
    setFetching(false);
  }

  // What was clicked goes: who uses the keyboard goes on reading, and no phone opens its own.
  const readOn = () => scroller.current?.focus({ preventScroll: true });
  const latest = useRef(onAsk);
  useEffect(() => {
    latest.current = onAsk;
  });
  const askAndRead = useCallback((question: string) => {
    scroller.current?.focus({ preventScroll: true });
    latest.current(question);
  }, []);
  // What was asked in the meantime, in this tab or another, isn't offered again.
  const asked = messages.filter(({ sender }) => sender === "user").map(({ text }) => text);
  const lastAnswer = messages.findLast(({ sender }) => sender === "ai")?.id;
  const isEmpty = messages.length === 0 && !outgoing && !state.isEnded;
  return (
    // The keyboard scrolls it, also in browsers that don't let a scroller be focused by itself.
    <div
      ref={scroller}
      className="chat__body"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="group"
      aria-label="Messages"
      onScroll={({ currentTarget }) => {
        if (state.hasOlder && currentTarget.scrollTop < 40) void fetchOlder();
      }}
    >
      {state.isLoaded ? (
        <>
          {state.hasOlder ? (
            <div className="chat__older">
              <Button
                variant="plain"
                size="small"
                busy={isFetching}
                onClick={() => void fetchOlder()}
              >
                {isFetching ? "Loading older messages" : "Older messages"}
              </Button>
            </div>
          ) : null}
          <div className="chat__thread">
            {state.hasOlder ? null : <Greeting isDemo={state.isDemo} />}
            {/* What is put in above was read before: only what comes below is read out. */}
            <div
              role="log"
              aria-label={`Conversation with ${brand.consultant}`}
              aria-live={isFetching ? "off" : "polite"}
              className="chat__log"
            >
              {withoutReplaced(messages).map((message) => (
                <ChatMessage
                  key={message.position}
                  message={message.id === lastAnswer ? withoutAsked(message, asked) : message}
                  isLast={message.id === lastAnswer && !writing && !state.isEnded}
                  isHelpful={state.rated[message.id] ?? null}
                  onRate={state.isEnded ? undefined : chat.rate}
                  onAsk={askAndRead}
                />
              ))}
            </div>
            {outgoing ? (
              <Said by="user">
                <p className="speech__text speech__plain speech__text--outgoing" dir="auto">
                  {outgoing.text}
                </p>
              </Said>
            ) : null}
            {writing ? (
              <Said by="ai" isWriting>
                {writing.text ? <AnswerWords text={writing.text} /> : null}
                <svg className="thread speech__thinking" viewBox="0 0 64 14" aria-hidden="true">
                  <path d="M1 0v3q0 5 5 5h3" />
                  <path
                    className="thread-loading"
                    d="M9 8c6 0 6-6 12-6s6 10 12 10 6-8 12-8 6 4 12 4h6"
                    pathLength={1}
                  />
                </svg>
              </Said>
            ) : null}
          </div>
          {isEmpty && examples ? (
            <ExampleQuestions questions={examples} onAsk={askAndRead} />
          ) : null}
          <p className="sr-only" role="status">
            {isPending(state) ? `${brand.consultant} is answering` : ""}
          </p>
          <ChatEnd
            state={state}
            onRetry={(messageId) => {
              readOn();
              chat.retry(messageId);
            }}
          />
        </>
      ) : isLost ? (
        <div className="chat__thread">
          <Greeting isDemo={false} />
        </div>
      ) : (
        <ThreadLoading label={`Connecting to ${brand.consultant}`} />
      )}
    </div>
  );
}
