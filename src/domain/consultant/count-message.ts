import { chatLimits } from "#content/consultant.ts";
import { AppError } from "#errors";
import { hourMs, minuteMs } from "#kit/time.ts";
import type { ConsultantDeps } from "./deps.ts";
import { book } from "./ledger.ts";
import { selectMessageCounts } from "./queries.ts";
import { shareBefore, waitForPlaceMs } from "./sliding-hour.ts";
import type { Spender } from "./spending.ts";

/**
 * Counts a message to Aria before it is answered: so many within sixty minutes for a visitor and for an
 * address, on all nodes together. A refused message counts nothing.
 * @throws AppError ai_limit_reached, with a message that says which limit, and when it goes on
 */
export async function countMessage(
  { visitor, address }: Spender,
  deps: Pick<ConsultantDeps, "db" | "clock">,
): Promise<void> {
  const now = deps.clock().getTime();
  const hour = new Date(now - (now % hourMs));
  const accounts = [
    {
      name: `address/${address}`,
      mostMessages: chatLimits.messagesPerAddressPerHour,
      refusal: "Many messages came from your network",
    },
    ...(visitor === null
      ? []
      : [
          {
            name: `visitor/${visitor}`,
            mostMessages: chatLimits.messagesPerVisitorPerHour,
            refusal: "You have sent many messages",
          },
        ]),
  ];
  const refusedBy = await book(deps.db, {
    hour: hour.toISOString(),
    shareBefore: shareBefore(now),
    accounts: accounts.map(({ name, mostMessages }) => ({ name, mostMessages })),
  });
  const full = accounts.find(({ name }) => name === refusedBy);
  if (!full) return;
  const counts = await selectMessageCounts(deps.db, full.name, hour);
  const waitMs = waitForPlaceMs({ ...counts, most: full.mostMessages }, now);
  const minutes = Math.max(1, Math.ceil(waitMs / minuteMs));
  throw new AppError("ai_limit_reached", {
    message: `${full.refusal} in the last hour. Aria goes on in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
  });
}
