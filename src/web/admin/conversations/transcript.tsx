import { memo, useDeferredValue, useSyncExternalStore } from "react";
import type { TranscriptLine } from "#domain/conversations/contract.ts";
import { classNames } from "../../kit/class-names.ts";
import { AnswerText } from "../../ui/AnswerText.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { CircleAlert, CircleCheck } from "../../ui/icons.tsx";
import { Stop } from "../icons.tsx";
import { When } from "../when.tsx";

/** A longer one comes as its words, and the browser draws it: the server has others to serve meanwhile. */
const linesDrawnByServer = 100;

const never = () => () => {};

/** What was said, oldest first (spec site.md §3): Customer and AI Agent; what a person of ours said is marked. */
export function Transcript({ lines }: { lines: readonly TranscriptLine[] }) {
  const mayDraw = useSyncExternalStore(
    never,
    () => true,
    () => lines.length <= linesDrawnByServer,
  );
  const isDrawn = useDeferredValue(mayDraw); // bit by bit: the page can be used while it is drawn
  return (
    <ol className="transcript">
      {lines.map((line, index) => (
        <Line key={index} line={line} isDrawn={isDrawn} />
      ))}
    </ol>
  );
}

/** Aria writes Markdown, people write words. What was said doesn't change: a long conversation isn't drawn anew with each word. */
const Line = memo(function Line({ line, isDrawn }: { line: TranscriptLine; isDrawn: boolean }) {
  const { speaker, text, at, page } = line;
  return (
    <li className={classNames("transcript__line", speaker === "Customer" && "is-customer")}>
      <p className="transcript__who">
        <span>{speaker}</span> <When iso={at} />
        {page ? (
          <>
            {" "}
            on <a href={page}>{page}</a>
          </>
        ) : null}
      </p>
      {speaker === "AI Agent" && isDrawn ? (
        <AnswerText text={text} />
      ) : (
        <p className="transcript__text">{text}</p>
      )}
      <LineMarks line={line} />
    </li>
  );
});

/** What the visitor made of an answer. */
function LineMarks({ line: { isHelpful, isStopped } }: { line: TranscriptLine }) {
  if (isHelpful == null && !isStopped) return null;
  return (
    <p className="transcript__marks">
      {isStopped ? <Badge icon={<Stop size={15} />}>Stopped by the visitor</Badge> : null}
      {isHelpful === true ? (
        <Badge tone="moss" icon={<CircleCheck size={15} />}>
          Helpful
        </Badge>
      ) : isHelpful === false ? (
        <Badge tone="amber" icon={<CircleAlert size={15} />}>
          Not helpful
        </Badge>
      ) : null}
    </p>
  );
}
