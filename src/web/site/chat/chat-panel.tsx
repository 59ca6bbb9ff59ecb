import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { showSlip, type Slip } from "../../ui/slip.ts";
import { ChatFoot } from "./chat-foot.tsx";
import { ChatHead } from "./chat-head.tsx";
import { ChatLog } from "./chat-log.tsx";
import { prepareAnswers } from "./chat-message.tsx";
import { isPending, mayBeSaved } from "./chat-state.ts";
import { ClosingQuestion } from "./closing-question.tsx";
import { keepDraft, readDraft } from "./keep-draft.ts";
import type { Opening } from "./opening.ts";
import { useChat } from "./use-chat.ts";

/** What is said once it has ended and the panel is closed. */
const savedSlip = {
  title: "Saved for follow-up",
  text: "This conversation has ended. A person will read it, and can write to you if you left an address.",
  actions: [],
} satisfies Slip;

/**
 * The chat (spec site.md §2, chat widget; §4, Chat), within the dialog that open-chat.ts makes. It stays
 * there while it is closed, and listens while it is open.
 */
export function ChatPanel({ opening, onClose }: { opening: Opening; onClose: () => void }) {
  const { isOpen, openedByHand, wish } = useSyncExternalStore(opening.subscribe, opening.read);
  const chat = useChat(isOpen);
  const { state } = chat;
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(readDraft);
  const [isAsking, setAsking] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const saved = useRef<{ close: () => void }>(null);

  useEffect(prepareAnswers, []);
  useEffect(() => keepDraft(text), [text]);
  useEffect(() => {
    if (openedByHand > 0) field.current?.focus();
    saved.current?.close();
  }, [openedByHand]);

  async function send(words: string) {
    setText("");
    const { unsent } = await chat.send(words);
    if (unsent) setText((typed) => (typed ? `${unsent}\n${typed}` : unsent));
  }

  // Something was typed elsewhere on the page: it is sent once the panel is ready, or waits in the field.
  const ask = useEffectEvent((words: string) => {
    opening.change({ wish: null });
    if (isPending(state) || state.isEnded) setText(words);
    else void send(words);
  });
  const { isLoaded } = state;
  useEffect(() => {
    const timer = wish && isLoaded ? setTimeout(() => ask(wish.text)) : undefined;
    return () => clearTimeout(timer);
  }, [wish, isLoaded]);

  const leave = () => {
    setAsking(false);
    onClose();
    // Opened again, it begins anew.
    if (state.isEnded) chat.startOver();
  };
  const close = () => {
    if (!isAsking && mayBeSaved(state)) setAsking(true);
    else if (!isEnding) leave();
  };
  const stay = () => {
    setAsking(false);
    requestAnimationFrame(() => field.current?.focus());
  };
  // Spec site.md §4, Chat: it is stored, marked as ended, and the widget closes.
  async function end() {
    setEnding(true);
    const isEnded = await chat.end();
    setEnding(false);
    if (!isEnded) return stay();
    leave();
    chat.startOver();
    saved.current = showSlip({ ...savedSlip, onDismiss: () => saved.current?.close() });
  }

  return (
    // A dialog beside the page has no Escape of its own.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="chat__frame"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
        event.preventDefault();
        if (isAsking && !isEnding) stay();
        else close();
      }}
    >
      <ChatHead
        isDemo={state.isDemo}
        onHide={mayBeSaved(state) && !isAsking ? leave : undefined}
        onClose={close}
      />
      <ChatLog chat={chat} onAsk={(question) => void send(question)} />
      {isAsking ? (
        <ClosingQuestion
          isEnding={isEnding}
          onEnd={() => void end()}
          onKeep={leave}
          onBack={stay}
        />
      ) : (
        <ChatFoot
          chat={chat}
          field={field}
          text={text}
          onText={setText}
          onSend={() => void send(text)}
          onEnd={() => void end()}
          isEnding={isEnding}
        />
      )}
    </div>
  );
}
