import { useEffect, useRef } from "react";
import { brand } from "#content/brand.ts";
import { callGreeting } from "#content/consultations.ts";
import type { MessageView } from "#domain/conversations/contract.ts";
import { plainWords } from "#kit/plain-words.ts";
import { safeLink } from "../../../kit/safe-link.ts";

const speakers = {
  user: "You",
  ai: brand.consultant,
  person: `${brand.name} team`,
} satisfies Partial<Record<MessageView["sender"], string>>;

/** What was said, to be read: one's own words, Aria's with the pages that they rest on, and a person's. */
export function SaidSoFar({
  messages,
  isReadOut,
}: {
  messages: readonly MessageView[];
  /** Screen readers read it as it grows; not while Aria says it herself. */
  isReadOut: boolean;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  const shown = useRef(0);
  // What is new comes into view.
  useEffect(() => {
    const element = scroller.current;
    if (!element || shown.current === messages.length) return;
    shown.current = messages.length;
    element.scrollTo({ top: element.scrollHeight });
  }, [messages]);
  return (
    <div
      ref={scroller}
      className="talk__said"
      // The keyboard scrolls it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="log"
      aria-label="Transcript"
      aria-live={isReadOut ? "polite" : "off"}
    >
      <Line who={speakers.ai} text={callGreeting} />
      {messages.map((message) =>
        message.sender === "note" ? (
          <p key={message.position} className="talk__note">
            {message.text}
          </p>
        ) : (
          <Line
            key={message.position}
            who={speakers[message.sender]}
            text={message.sender === "ai" ? plainWords(message.text) : message.text}
            isOwn={message.sender === "user"}
            sources={message.sources}
          />
        ),
      )}
    </div>
  );
}

function Line({
  who,
  text,
  isOwn,
  sources = [],
}: {
  who: string;
  text: string;
  isOwn?: boolean;
  sources?: MessageView["sources"];
}) {
  return (
    <div className={isOwn ? "talk__line talk__line--own" : "talk__line"}>
      <p>
        <span className="talk__who">{who}:</span> <span dir="auto">{text}</span>
      </p>
      <Sources sources={sources} />
    </div>
  );
}

/** The pages that an answer rests on, each once; beside the call, which goes on here. */
function Sources({ sources }: { sources: MessageView["sources"] }) {
  const links = new Map(
    sources.flatMap(({ path, title }) => {
      const link = safeLink(path, location.origin);
      return link?.isOurs ? [[link.href, title] as const] : [];
    }),
  );
  if (links.size === 0) return null;
  return (
    <ul className="talk__sources" aria-label="From these pages, in a new tab">
      {[...links].map(([href, title]) => (
        <li key={href}>
          <a href={href} target="_blank">
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
