import { useMemo } from "react";
import { brand } from "#content/brand.ts";
import type { MessageView, TranscriptLine } from "#domain/conversations/contract.ts";
import type { Transcript as ReadTranscript } from "#domain/conversations/index.ts";
import type { FormOutcome } from "../../kit/forms/outcome.ts";
import { useActions } from "../../kit/forms/use-actions.ts";
import { asRead, type LiveConversation } from "../../kit/live-conversation.ts";
import { useLiveConversation } from "../../kit/use-live-conversation.ts";
import { paths } from "../../paths.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { OutcomeBanner } from "../../ui/OutcomeBanner.tsx";
import { ConversationState, HelpfulCount } from "./conversation-marks.tsx";
import { conversationFailed, ConversationSay } from "./conversation-say.tsx";
import { LiveTranscript } from "./live-transcript.tsx";

/** What an admin said; null for what was done otherwise. */
export type Said = MessageView | null;

/** A conversation at work: who answers, what is said, and what can be done about it. */
export function ConversationDesk({
  transcript,
  say,
  answered,
}: {
  transcript: ReadTranscript;
  say: { key: string; longest: number };
  answered: FormOutcome<Said> | undefined;
}) {
  const read = useMemo(() => asRead(transcript), [transcript]);
  const { live, line, said } = useLiveConversation(paths.conversationEvents(transcript.id), read);
  const here = paths.adminConversation(transcript.id);
  const isSaying = answered?.intent === "say";
  const actions = useActions(here, isSaying ? undefined : answered);
  const rated = live.lines.filter(({ isHelpful }) => isHelpful != null);
  const answersHere = live.status === "open" && live.handledBy === "person" && live.isMine;
  return (
    <>
      <OutcomeBanner outcome={actions.outcome} failure={conversationFailed} />
      <div className="desk-state">
        <ConversationState conversation={live} />
        {rated.length > 0 ? (
          <p className="text-ink-soft">
            Was this helpful? <HelpfulCount helpful={countRated(rated)} />
          </p>
        ) : null}
        {live.status === "open" ? (
          <>
            <p className="text-ink-soft">{whoAnswers(live)}</p>
            {live.handledBy === "person" ? (
              <ActionButton
                actions={actions}
                fields={{ intent: "hand-back" }}
                busy="Handing back..."
              >
                Hand back
              </ActionButton>
            ) : (
              <ActionButton
                actions={actions}
                fields={{ intent: "take-over" }}
                variant="solid"
                busy="Taking over..."
              >
                Take over
              </ActionButton>
            )}
          </>
        ) : (
          <p className="text-ink-soft">This conversation is closed.</p>
        )}
      </div>
      <LiveTranscript live={live} line={line} />
      {answersHere ? (
        <ConversationSay
          say={say}
          here={here}
          answered={isSaying ? answered : undefined}
          onSaid={said}
        />
      ) : null}
    </>
  );
}

const countRated = (lines: readonly TranscriptLine[]) => {
  const yes = lines.filter(({ isHelpful }) => isHelpful === true).length;
  return { yes, no: lines.length - yes };
};

/** What the visitor sees of who answers. */
function whoAnswers({ handledBy, isMine }: LiveConversation): string {
  if (handledBy === "aria")
    return `${brand.consultant} is answering. Take over to answer instead; we tell the visitor that a person is answering.`;
  return isMine
    ? `You’re answering. The visitor sees that a person from ${brand.name} is answering, but not your name. Hand back when you’re done.`
    : `A colleague is answering. The visitor sees that a person from ${brand.name} is answering. Hand back to let ${brand.consultant} answer again.`;
}
