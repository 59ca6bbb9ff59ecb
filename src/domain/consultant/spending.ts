import { chatLimits } from "#content/consultant.ts";
import { AppError } from "#errors";
import { book } from "./ledger.ts";
import type { ConsultantDeps } from "./deps.ts";
import type { Usage } from "./ports.ts";
import { visitorTokenIn } from "./visitor-token.ts";

/** Who asks: keyed digests, never a person. Null is what isn't known, as an address in background work. */
export type Spender = { visitor: string | null; address: string | null };

/** On whose account a request spends: keyed digests of the visitor's token, where there is one, and of the address. */
export function spenderOf(
  visit: { cookie: string; clientAddress: string },
  deps: Pick<ConsultantDeps, "digest"> & { publicUrl: string },
): Spender {
  const token = visitorTokenIn(visit.cookie, deps);
  return {
    visitor: token && deps.digest("visitor", token),
    address: deps.digest("address", visit.clientAddress),
  };
}

type Limit = { name: string; mostTokens: number | null; mostMicroUsd: number | null };

/**
 * Put aside for one call; `settle` corrects it to what was really used, once. Who never settles has used all of
 * it: after a crash the counts are too high rather than too low.
 */
export type Reservation = { settle(used: Usage): Promise<void> };

/**
 * Puts tokens and money aside before a call, so that many calls at once can't pass a limit together
 * (security.md, row 18).
 * @param estimate what the call uses at most
 * @throws AppError ai_limit_reached, with a message that says which limit
 */
export async function reserveSpending(
  spender: Spender,
  estimate: Usage,
  deps: ConsultantDeps,
): Promise<Reservation> {
  const day = deps.clock().toISOString().slice(0, 10);
  const tokens = estimate.inputTokens + estimate.outputTokens;
  const microUsd = Math.ceil(deps.consultant.priceOf(estimate));
  const accounts: (Limit & { who: keyof typeof limitMessages })[] = [
    {
      name: "all",
      mostTokens: null,
      mostMicroUsd: Math.round(deps.aiDailyLimitUsd * 1e6),
      who: "all",
    },
    ...(spender.address === null
      ? []
      : [
          {
            name: `address/${spender.address}`,
            mostTokens: chatLimits.tokensPerAddressPerDay,
            mostMicroUsd: null,
            who: "address" as const,
          },
        ]),
    ...(spender.visitor === null
      ? []
      : [
          {
            name: `visitor/${spender.visitor}`,
            mostTokens: chatLimits.tokensPerVisitorPerDay,
            mostMicroUsd: null,
            who: "visitor" as const,
          },
        ]),
  ];
  const refusedBy = await book(deps.db, { day, calls: 1, tokens, microUsd, accounts });
  const limit = accounts.find(({ name }) => name === refusedBy);
  if (limit) throw new AppError("ai_limit_reached", { message: limitMessages[limit.who] });
  let isSettled = false;
  return {
    async settle(used) {
      if (isSettled) return;
      isSettled = true;
      const difference = {
        calls: 0,
        tokens: used.inputTokens + used.outputTokens - tokens,
        microUsd: Math.ceil(deps.consultant.priceOf(used)) - microUsd,
      };
      const unlimited = accounts.map(({ name }) => ({
        name,
        mostTokens: null,
        mostMicroUsd: null,
      }));
      await book(deps.db, { day, ...difference, accounts: unlimited });
    },
  };
}

const limitMessages = {
  all: "Aria has answered all that she may today. Leave your address and a person writes back.",
  address: "Too much was asked from your network today. Please try again tomorrow, or write to us.",
  visitor:
    "You have asked as much as Aria can answer in a day. Please try again tomorrow, or write to us.",
} as const;
