import type { LiveConversation } from "../../kit/live-conversation.ts";
import type { useLiveConversation } from "../../kit/use-live-conversation.ts";
import { AnswerText } from "../../ui/AnswerText.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Transcript } from "./transcript.tsx";

type LineState = ReturnType<typeof useLiveConversation>["line"];

/** What is said in a conversation, as it is said. `none` stands there as long as nothing was. */
export const LiveTranscript = ({
  live,
  line,
  none,
  opened = "Live: new messages appear here.",
}: {
  live: LiveConversation;
  line: LineState;
  none?: string;
  /** What an open line brings. */
  opened?: string;
}) => (
  <section className="person-part">
    <h2 className="person-part__title">
      {live.status === "open" ? "Live transcript" : "Transcript"}
    </h2>
    {live.lines.length > 0 || !none ? (
      <Transcript lines={live.lines} />
    ) : (
      <p className="text-ink-soft">{none}</p>
    )}
    <Writing text={live.writing} />
    {live.problem ? (
      <Notice tone="amber" live title="The visitor got no answer">
        <p>{live.problem}</p>
      </Notice>
    ) : null}
    {live.status === "open" ? (
      <p className="needs-js text-ink-soft" role="status">
        {line === "open" ? opened : lines[line]}
      </p>
    ) : null}
  </section>
);

function Writing({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <div className="transcript">
      <div className="transcript__line">
        <p className="transcript__who">AI Agent, writing</p>
        {text ? <AnswerText text={text} /> : <p>…</p>}
      </div>
    </div>
  );
}

const lines = {
  opening: "Connecting to this conversation…",
  lost: "Connection lost. Reconnecting…",
  refused: "Disconnected. Reload the page to see newer messages.",
};
