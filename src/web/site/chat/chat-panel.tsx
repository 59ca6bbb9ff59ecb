import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { showSlip, type Slip } from "../../ui/slip.ts";
import type { EndedChat } from "./chat-calls.ts";
import { ChatFoot } from "./chat-foot.tsx";
import { ChatHead } from "./chat-head.tsx";
import { ChatLog } from "./chat-log.tsx";
import { prepareAnswers } from "./chat-message.tsx";
import { isPending, mayBeSaved } from "./chat-state.ts";
import { ClosingQuestion } from "./closing-question.tsx";
import { keepDraft, readDraft } from "./keep-draft.ts";
import { MailForm } from "./mail-form.tsx";
import { chatId, type Opening } from "./opening.ts";
import { useChat } from "./use-chat.ts";
import { useLookedAt } from "./use-page.ts";
import { useSize } from "./use-size.ts";

/** What is said once it has ended and the panel is closed: only what was really saved. */
function slipFor({ saved, contact }: EndedChat): Pick<Slip, "title" | "text"> {
  if (!saved) return { title: "Conversation ended", text: "There was nothing to save." };
  if (!contact)
    return {
      title: "Conversation ended",
      text: "It is saved, but we have no way to reach you: you left no address.",
    };
  return {
    title: "Saved for follow-up",
    text: `This conversation has ended. A person will read it, and can reply ${contact.email ? `to ${contact.email}` : "by phone"}.`,
  };
}

/**
 * The chat (spec site.md §2, chat widget; §4, Chat), within the dialog that open-chat.ts makes. It stays
 * there while it is closed, and listens while it is open.
 */
export function ChatPanel({ opening, onClose }: { opening: Opening; onClose: () => void }) {
  const { isOpen, openedByHand, wish } = useSyncExternalStore(opening.subscribe, opening.read);
  const chat = useChat(isOpen);
  const looked = useLookedAt(isOpen);
  const size = useSize(chatId);
  const { state } = chat;
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(readDraft);
  const [isAsking, setAsking] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const [isMailing, setMailing] = useState(false);
  const saved = useRef<{ close: () => void }>(null);

  useEffect(prepareAnswers, []);
  useEffect(() => keepDraft(text), [text]);
  useEffect(() => {
    if (openedByHand > 0) field.current?.focus();
    saved.current?.close();
  }, [openedByHand]);

  async function send(words: string) {
    setText("");
    const { unsent } = await chat.send(words, looked.page?.path);
    if (unsent) setText((typed) => (typed ? `${unsent}\n${typed}` : unsent));
  }

  // Something was typed elsewhere on the page: it is sent once the panel is ready, or waits in the field.
  const askWish = useEffectEvent((words: string) => {
    opening.change({ wish: null });
    if (isPending(state) || state.isEnded) setText(words);
    else void send(words);
  });
  const { isLoaded } = state;
  useEffect(() => {
    const timer = wish && isLoaded ? setTimeout(() => askWish(wish.text)) : undefined;
    return () => clearTimeout(timer);
  }, [wish, isLoaded]);

  const leave = () => {
    setAsking(false);
    setMailing(false);
    onClose();
    // Opened again, it begins anew.
    if (state.isEnded) chat.startOver();
  };
  // What is known of an address may be from before: she may have noted one since.
  const ask = () => {
    void chat.refresh();
    setMailing(false);
    setAsking(true);
  };
  const mail = () => {
    // The address that is known may be from a moment ago.
    void chat.refresh().then(() => setMailing(true));
  };
  const close = () => {
    if (!isAsking && mayBeSaved(state)) ask();
    else if (!isEnding) leave();
  };
  const stay = () => {
    setAsking(false);
    setMailing(false);
    requestAnimationFrame(() => field.current?.focus());
  };
  // Its button goes with the answer: the focus goes on in the field.
  const stop = () => {
    chat.stop();
    field.current?.focus();
  };
  // Spec site.md §4, Chat: it is stored, marked as ended, and the widget closes.
  async function end() {
    setEnding(true);
    const ended = await chat.end();
    setEnding(false);
    if (!ended) return stay();
    leave();
    chat.startOver();
    saved.current = showSlip({
      ...slipFor(ended),
      actions: [],
      onDismiss: () => saved.current?.close(),
    });
  }

  return (
    // A dialog beside the page has no Escape of its own.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="chat__frame"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
        event.preventDefault();
        if ((isAsking && !isEnding) || isMailing) stay();
        else if (state.writing && !chat.isStopping) stop();
        else close();
      }}
    >
      <ChatHead
        isDemo={state.isDemo}
        size={size}
        onMail={mayBeSaved(state) && !isAsking && !isMailing ? mail : undefined}
        onHide={mayBeSaved(state) && !isAsking ? leave : undefined}
        onClose={close}
      />
      <ChatLog chat={chat} examples={looked.asks} onAsk={(question) => void send(question)} />
      {isAsking ? (
        <ClosingQuestion
          isEnding={isEnding}
          contact={state.contact}
          onLeft={chat.noteAddress}
          onEnd={() => void end()}
          onKeep={leave}
          onBack={stay}
        />
      ) : isMailing ? (
        <MailForm known={state.contact?.email ?? ""} onDone={stay} />
      ) : (
        <ChatFoot
          chat={chat}
          looked={looked}
          field={field}
          text={text}
          onText={setText}
          onSend={() => void send(text)}
          onEnd={ask}
          onStop={stop}
        />
      )}
    </div>
  );
}
