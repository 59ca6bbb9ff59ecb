import { assumedUsdCentsPerMinute } from "#content/consultations.ts";
import type { ConsultationListItem } from "#domain/consultations/contract.ts";
import { formatUsd } from "#kit/money.ts";
import { When } from "../when.tsx";
import { callCost, hasCost, Recording } from "./call-marks.tsx";
import { heldBy, lengthWords, whyItEnded } from "./call-words.ts";

/** The video call that a conversation was: who held it, how long, why it ended, and its recording. */
export function CallFacts({ call }: { call: ConsultationListItem }) {
  const why = whyItEnded(call);
  return (
    <dl className="record">
      <dt>Provider</dt>
      <dd>
        {heldBy(call)}
        {call.personaName ? `, ${call.personaName}` : null}
      </dd>
      <dt>Started</dt>
      <dd>
        <When iso={call.startedAt} />
      </dd>
      <dt>Length</dt>
      <dd>{lengthWords(call.seconds)}</dd>
      {why ? (
        <>
          <dt>Ended</dt>
          <dd>
            {why}
            {call.endedAt ? (
              <>
                , <When iso={call.endedAt} />
              </>
            ) : null}
          </dd>
        </>
      ) : null}
      <dt>Cost</dt>
      <dd>
        {callCost(call)}
        {hasCost(call) ? `, an estimate at ${formatUsd(assumedUsdCentsPerMinute)} a minute` : null}
      </dd>
      {call.recording ? (
        <>
          <dt>Recording</dt>
          <dd>
            <Recording recording={call.recording} />
          </dd>
        </>
      ) : null}
    </dl>
  );
}
