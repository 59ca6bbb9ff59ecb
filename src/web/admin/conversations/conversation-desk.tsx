import { useMemo } from "react";
import { useFetcher } from "react-router";
import { brand } from "#content/brand.ts";
import type { MessageView } from "#domain/conversations/contract.ts";
import type { Transcript as ReadTranscript } from "#domain/conversations/index.ts";
import { Button } from "../../ui/Button.tsx";
import { ConversationState } from "./conversation-marks.tsx";
import { ConversationSay } from "./conversation-say.tsx";
import type { DeskOutcome } from "../desk-outcome.ts";
import { asRead, type LiveConversation } from "./live-conversation.ts";
import { LiveTranscript } from "./live-transcript.tsx";
import { OutcomeBanner } from "../outcome-banner.tsx";
import { useLiveConversation } from "./use-live-conversation.ts";

export type DeskAnswer = DeskOutcome & { said?: MessageView | undefined };

/** A conversation at work: who answers, what is said, and what can be done about it. */
export function ConversationDesk({
  transcript,
  say,
  answered,
}: {
  transcript: ReadTranscript;
  say: { key: string; longest: number };
  answered: DeskAnswer | undefined;
}) {
  const read = useMemo(() => asRead(transcript), [transcript]);
  const { live, line, said } = useLiveConversation(transcript.id, read);
  const handling = useFetcher<DeskAnswer>();
  const answersHere = live.status === "open" && live.handledBy === "person" && live.isMine;
  return (
    <>
      <OutcomeBanner outcome={handling.data ?? (answered?.said ? undefined : answered)} />
      <div className="desk-state">
        <ConversationState conversation={live} />
        {live.status === "open" ? (
          <>
            <p className="text-ink-soft">{whoAnswers(live)}</p>
            <handling.Form method="post" className="deed">
              <input
                type="hidden"
                name="intent"
                value={live.handledBy === "person" ? "hand-back" : "take-over"}
              />
              <Button
                type="submit"
                variant={live.handledBy === "person" ? "quiet" : "solid"}
                size="small"
                busy={handling.state !== "idle"}
              >
                {live.handledBy === "person" ? "Hand back" : "Take over"}
              </Button>
            </handling.Form>
          </>
        ) : (
          <p className="text-ink-soft">This conversation is closed.</p>
        )}
      </div>
      <LiveTranscript live={live} line={line} />
      {answersHere ? <ConversationSay say={say} answered={answered} onSaid={said} /> : null}
    </>
  );
}

/** What the visitor sees of who answers. */
function whoAnswers({ handledBy, isMine }: LiveConversation): string {
  if (handledBy === "aria")
    return `${brand.consultant} is answering. Take over to answer instead; we tell the visitor that a person is answering.`;
  return isMine
    ? `You're answering. The visitor sees that a person from ${brand.name} is answering, but not your name. Hand back when you're done.`
    : `A colleague is answering. The visitor sees that a person from ${brand.name} is answering. Hand back to let ${brand.consultant} answer again.`;
}
