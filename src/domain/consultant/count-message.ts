import { chatLimits } from "#content/consultant.ts";
import { AppError } from "#errors";
import { hourMs, minuteMs } from "#kit/time.ts";
import { countersOn } from "./counters.ts";
import type { ConsultantDeps } from "./deps.ts";
import { selectMessageCounts } from "./queries.ts";
import type { Spender } from "./reserve-usage.ts";
import { waitForPlaceMs, weightOfHourBefore } from "./sliding-hour.ts";

/**
 * Counts a message to Aria before it is answered: so many within sixty minutes for a visitor and for an
 * address, on all nodes together. A refused message counts nothing.
 * @throws AppError ai_limit_reached, with a message that says which limit, and when Aria answers again
 */
export async function countMessage(
  { visitor, address }: Spender,
  deps: Pick<ConsultantDeps, "db" | "clock">,
): Promise<void> {
  const now = deps.clock().getTime();
  const hour = new Date(now - (now % hourMs));
  const limits = [
    {
      counter: `address/${address}`,
      maxMessages: chatLimits.messagesPerAddressPerHour,
      refusal: "Many messages came from your network",
    },
    ...(visitor === null
      ? []
      : [
          {
            counter: `visitor/${visitor}`,
            maxMessages: chatLimits.messagesPerVisitorPerHour,
            refusal: "You have sent many messages",
          },
        ]),
  ];
  const refusedBy = await countersOn(deps.db).messages({
    hour,
    weightBefore: weightOfHourBefore(now),
    limits,
  });
  const full = limits.find(({ counter }) => counter === refusedBy);
  if (!full) return;
  const counts = await selectMessageCounts(deps.db, full.counter, hour);
  const waitMs = waitForPlaceMs({ ...counts, max: full.maxMessages }, now);
  const minutes = Math.max(1, Math.ceil(waitMs / minuteMs));
  throw new AppError("ai_limit_reached", {
    message: `${full.refusal} in the last hour. Aria can answer again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
  });
}
