import { lazy, memo, Suspense, type ReactNode } from "react";
import { brand } from "#content/brand.ts";
import type { MessageView } from "#domain/conversations/contract.ts";
import { classNames } from "../../kit/class-names.ts";
import { ChatOffers } from "./chat-offers.tsx";
import { ChatSources } from "./chat-sources.tsx";
import type { Rate } from "./use-chat.ts";
import { WasHelpful } from "./was-helpful.tsx";

const Answer = lazy(() =>
  import("../../ui/AnswerText.tsx").then((m) => ({ default: m.AnswerText })),
);

/** Begins to fetch what draws answers. */
export const prepareAnswers = () => void import("../../ui/AnswerText.tsx").catch(() => {});

const speakers = { user: "You", ai: brand.consultant, person: `${brand.name} team` };

/** Something said. Aria's words stand on the thread, the visitor's to the right. */
export function Said({
  by,
  isWriting,
  children,
}: {
  by: keyof typeof speakers;
  isWriting?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={classNames("speech", `speech--${by}`, isWriting && "speech--writing")}>
      <p className={by === "person" ? "speech__who" : "sr-only"}>{speakers[by]}:</p>
      {children}
    </div>
  );
}

/** An answer as far as it is there, as Markdown; plainly while what draws it isn't there yet. */
export function AnswerWords({ text }: { text: string }) {
  return (
    <div className="speech__text" dir="auto">
      <Suspense fallback={<p className="speech__plain">{text}</p>}>
        <Answer text={text} />
      </Suspense>
    </div>
  );
}

/** A message as it stands in the conversation. The offers of the last answer only are still good to follow. */
export const ChatMessage = memo(function ChatMessage({
  message,
  isLast = false,
  isHelpful,
  onRate,
  onAsk,
}: {
  message: MessageView;
  /** It is the last answer, and nothing is on its way. */
  isLast?: boolean;
  isHelpful: boolean | null;
  /** Nobody is asked whether it helped where this is left out. */
  onRate?: Rate | undefined;
  onAsk: (question: string) => void;
}) {
  const { sender, text, sources, offers } = message;
  if (sender === "note") return <p className="chat__note">{text}</p>;
  if (sender === "user")
    return (
      <Said by="user">
        <p className="speech__text speech__plain" dir="auto">
          {text}
        </p>
      </Said>
    );
  return (
    <Said by={sender}>
      {sender === "ai" ? (
        <AnswerWords text={text} />
      ) : (
        <p className="speech__text speech__plain" dir="auto">
          {text}
        </p>
      )}
      <ChatSources sources={sources} />
      {isLast ? <ChatOffers offers={offers} onAsk={onAsk} /> : null}
      {onRate && sender === "ai" && message.state === "whole" ? (
        <WasHelpful
          messageId={message.id}
          isHelpful={isHelpful}
          isLast={isLast}
          onRate={onRate}
          onAsk={onAsk}
        />
      ) : null}
    </Said>
  );
});
