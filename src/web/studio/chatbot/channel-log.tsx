import { channels as channelNames } from "#content/chatbot-options.ts";
import type { ChannelLogLine } from "#domain/channels/contract.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { Moment } from "../../ui/Moment.tsx";

const labelOf = (channel: string) =>
  channelNames.find(({ id }) => id === channel)?.label ?? channel;

type State = { word: string; tone: "moss" | "amber" | "brick" | "plain" };
const states: Record<ChannelLogLine["state"], State> = {
  waiting: { word: "Waiting", tone: "amber" },
  answered: { word: "Answered", tone: "moss" },
  ignored: { word: "Not answered", tone: "plain" },
  sending: { word: "Sending", tone: "amber" },
  sent: { word: "Sent", tone: "moss" },
  unknown: { word: "Unconfirmed", tone: "amber" },
  delivered: { word: "Delivered", tone: "moss" },
  failed: { word: "Failed", tone: "brick" },
};

/** What last came and went by mail and SMS, without what was said. */
export function ChannelLog({
  lines,
  resend,
}: {
  lines: readonly ChannelLogLine[] | null;
  /** Null for those who may not. */
  resend: ((id: string) => void) | null;
}) {
  return (
    <section className="designer__part">
      <h3 className="items__title">Latest messages</h3>
      {lines === null ? <p>Loading…</p> : null}
      {lines?.length === 0 ? <p>No messages yet.</p> : null}
      {lines && lines.length > 0 ? (
        <ul className="channel-log">
          {lines.map(({ id, channel, direction, state, note, at, canResend }) => (
            <li key={id} className="channel-log__line">
              <p>
                {labelOf(channel)} {direction === "in" ? "received" : "to visitor"}{" "}
                <Badge tone={states[state].tone}>{states[state].word}</Badge>
              </p>
              <p className="source__state">
                <Moment at={at} />
              </p>
              {note ? <p className="source__state channel-log__note">{note}</p> : null}
              {resend && canResend ? (
                <Button variant="quiet" size="small" onClick={() => resend(id)}>
                  Send again
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
