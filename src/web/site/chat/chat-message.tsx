import { lazy, memo, Suspense, type ReactNode } from "react";
import { brand } from "#content/brand.ts";
import type { MessageView } from "#domain/conversations/contract.ts";
import { classNames } from "../../kit/class-names.ts";
import { ChatOffers } from "./chat-offers.tsx";
import { ChatSources } from "./chat-sources.tsx";

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

/** A message as it stands in the conversation. `onAsk` is the last answer's only: its offers are still good to follow. */
export const ChatMessage = memo(function ChatMessage({
  message,
  onAsk,
}: {
  message: MessageView;
  onAsk?: ((question: string) => void) | undefined;
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
      {onAsk ? <ChatOffers offers={offers} onAsk={onAsk} /> : null}
    </Said>
  );
});
