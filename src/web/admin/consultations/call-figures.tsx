import { assumedUsdCentsPerMinute } from "#content/consultations.ts";
import type { ConsultationFigures } from "#domain/consultations/contract.ts";
import { formatUsd } from "#kit/money.ts";
import { Notice } from "../../ui/Notice.tsx";
import { lengthWords } from "./call-words.ts";

/** What today's calls took and may still take. Null: it couldn't be read. */
export function CallFigures({ figures }: { figures: ConsultationFigures | null }) {
  if (!figures)
    return (
      <Notice tone="amber" title="Today’s figures are not available">
        <p>They couldn’t be loaded.</p>
      </Notice>
    );
  const { running, concurrent, demosRunning, isDemo, costUsdCents } = figures;
  return (
    <>
      {isDemo ? (
        <Notice title="Calls are demo consultations">
          <p>
            They cost nothing and don’t count towards the limits. Calls run on Tavus once{" "}
            <code>TAVUS_API_KEY</code> and <code>TAVUS_REPLICA_ID</code> are set.
          </p>
        </Notice>
      ) : null}
      <dl className="record">
        <dt>Today, UTC</dt>
        <dd>{minutesOf(figures)}</dd>
        <dt>Running now</dt>
        <dd>
          {running} of {concurrent} at once
          {demosRunning > 0
            ? `, plus ${demosRunning === 1 ? "1 demo call that doesn’t" : `${demosRunning} demo calls that don’t`} count`
            : null}
        </dd>
        <dt>Cost today</dt>
        <dd>
          {isDemo && costUsdCents === 0
            ? formatUsd(0)
            : `About ${formatUsd(costUsdCents)}. This is an estimate at ${formatUsd(assumedUsdCentsPerMinute)} a minute: the provider doesn’t report what a call costs.`}
        </dd>
      </dl>
    </>
  );
}

function minutesOf({ takenSeconds, heldSeconds, leftSeconds, limitMinutes }: ConsultationFigures) {
  const held = heldSeconds > 0 ? `, ${lengthWords(heldSeconds)} reserved for running calls` : "";
  return `${lengthWords(takenSeconds)} of ${limitMinutes} min used${held}, ${lengthWords(leftSeconds)} left`;
}
