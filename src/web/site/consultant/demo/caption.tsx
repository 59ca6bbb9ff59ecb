import { brand } from "#content/brand.ts";
import { plainWords } from "#kit/plain-words.ts";
import { classNames } from "../../../kit/class-names.ts";
import type { ChatState } from "../../chat/chat-state.ts";

/**
 * What is being said, below the picture: the visitor's words as they are understood, Aria's sentence by sentence.
 * Screen readers find it in what was said.
 */
export function Caption({
  greeting,
  state: { messages, outgoing, writing },
  current,
  heard,
}: {
  greeting: string;
  state: ChatState;
  /** The sentence that Aria says. */
  current: string | null;
  /** While the visitor speaks: what is understood so far. */
  heard: string | null;
}) {
  const last = messages.at(-1);
  const [who, words] =
    heard !== null
      ? ["You", heard]
      : current !== null
        ? [brand.consultant, current]
        : outgoing
          ? ["You", outgoing.text]
          : last === undefined
            ? [brand.consultant, greeting]
            : last.sender === "user"
              ? ["You", last.text]
              : last.sender === "ai" && !writing
                ? [brand.consultant, plainWords(last.text)]
                : ["", last.text];
  // What is over may be longer than what is said at once; all of it stands below.
  const isOver = heard === null && current === null;
  return (
    <p className="talk__caption" aria-hidden="true">
      <span className={classNames("talk__words", isOver && "talk__words--over")} dir="auto">
        {who && words ? <span className="talk__who">{who}: </span> : null}
        {words}
      </span>
    </p>
  );
}
