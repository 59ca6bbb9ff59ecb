import { useEffect, useEffectEvent, useMemo } from "react";
import { useRevalidator } from "react-router";
import { brand } from "#content/brand.ts";
import type { ConsultationListItem } from "#domain/consultations/contract.ts";
import type { Transcript } from "#domain/conversations/index.ts";
import { useActions } from "../../kit/forms/use-actions.ts";
import { asRead } from "../../kit/live-conversation.ts";
import { useLiveConversation } from "../../kit/use-live-conversation.ts";
import { paths } from "../../paths.ts";
import { ConfirmAction } from "../../ui/ConfirmAction.tsx";
import { OutcomeBanner } from "../../ui/OutcomeBanner.tsx";
import { ConversationState } from "../conversations/conversation-marks.tsx";
import { LiveTranscript } from "../conversations/live-transcript.tsx";
import { CallFacts } from "./call-facts.tsx";
import { transcriptWords } from "./call-words.ts";
import { EndCallButton, endCallFailed, endCallQuestion } from "./end-call.tsx";

/** A video call as admins see it: read along where it is written down, ended, never taken over. */
export function CallDesk({
  transcript,
  call,
}: {
  transcript: Transcript;
  /** Null: what is known of the call itself is gone. */
  call: ConsultationListItem | null;
}) {
  const read = useMemo(() => asRead(transcript), [transcript]);
  const { live, line } = useLiveConversation(paths.conversationEvents(transcript.id), read);
  const actions = useActions(paths.adminConsultations());
  useReadAtEnd(live.status === "ended" && transcript.status === "open");
  const isOpen = live.status === "open";
  const state = call?.transcript ?? "empty";
  return (
    <>
      <OutcomeBanner outcome={actions.outcome} failure={endCallFailed} />
      <ConfirmAction
        actions={actions}
        questionOf={endCallQuestion}
        back={paths.adminConsultations()}
      />
      <div className="desk-state">
        <ConversationState conversation={live} />
        <p className="text-ink-soft">
          {isOpen
            ? `${brand.consultant} is answering. No one can take over a video call.`
            : "The call is over."}
        </p>
        {call && isOpen ? <EndCallButton call={call} actions={actions} /> : null}
      </div>
      {call ? <CallFacts call={call} /> : null}
      <LiveTranscript
        live={live}
        line={line}
        none={transcriptWords[state]}
        {...(state === "after_end" && {
          opened: "Live: this page updates when the call ends.",
        })}
      />
    </>
  );
}

/** Reads the page anew when its call ends: length, cost and transcript are known then. */
function useReadAtEnd(hasEnded: boolean) {
  const { revalidate } = useRevalidator();
  const reload = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (hasEnded) reload();
  }, [hasEnded]);
}
