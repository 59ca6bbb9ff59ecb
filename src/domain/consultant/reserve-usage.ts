import { chatLimits } from "#content/consultant.ts";
import { AppError } from "#errors";
import { countersOn } from "./counters.ts";
import type { ConsultantDeps } from "./deps.ts";
import type { Usage } from "./ports.ts";
import type { UsageLimit } from "./rules.ts";
import { visitorTokenIn } from "./visitor-token.ts";

/** Who asks: keyed digests, never a person. Null is what isn't known, as an address in background work. */
export type Spender = {
  visitor: string | null;
  address: string | null;
  /** The project of a customer's bot: one bot can't use up what all may cost. */
  desk?: string;
};

/** Who a request's usage counts for: digests of the visitor's token, where there is one, and of the address. */
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

/**
 * Usage reserved for one call. `settle` corrects it to what was really used, once. A reservation that is never settled
 * counts in full: after a crash the counts are too high rather than too low.
 */
export type UsageReservation = { settle(used: Usage): Promise<void> };

/**
 * Reserves tokens and money before a call, so that many calls at once can't exceed a limit together
 * (security.md, row 18). It caps what visitors may cost the provider in a day; what a customer's plan includes in a
 * month is counted by src/domain/usage.
 * @param estimate what the call uses at most
 * @throws AppError ai_limit_reached, with a message that says which limit
 */
export async function reserveUsage(
  spender: Spender,
  estimate: Usage,
  deps: ConsultantDeps,
): Promise<UsageReservation> {
  const day = deps.clock().toISOString().slice(0, 10);
  const limits = limitsFor(spender, deps);
  const reserved = countsOf(estimate, deps);
  const counters = countersOn(deps.db);
  const refusedBy = await counters.usage({ day, limits, calls: 1, ...reserved });
  const exceeded = limits.find(({ counter }) => counter === refusedBy);
  if (exceeded) throw new AppError("ai_limit_reached", { message: exceeded.message });
  let isSettled = false;
  return {
    async settle(usage) {
      if (isSettled) return;
      isSettled = true;
      const used = countsOf(usage, deps);
      await counters.usage({
        day,
        calls: 0,
        tokens: used.tokens - reserved.tokens,
        microUsd: used.microUsd - reserved.microUsd,
        limits: limits.map(({ counter }) => ({ counter, maxTokens: null, maxMicroUsd: null })),
      });
    },
  };
}

const countsOf = (usage: Usage, { consultant }: ConsultantDeps) => ({
  tokens: usage.inputTokens + usage.outputTokens,
  microUsd: Math.ceil(consultant.ai.priceOf(usage)),
});

/** Of what all together may cost in a day, one customer's bot may use so much. */
const shareOfDesk = 0.25;

/** The counters that a call adds to, with what to say when one is full. */
function limitsFor(
  { visitor, address, desk }: Spender,
  { consultant }: ConsultantDeps,
): (UsageLimit & { message: string })[] {
  const all = {
    counter: "all",
    maxTokens: null,
    maxMicroUsd: Math.round(consultant.dailyLimitUsd * 1e6),
    message:
      "Aria has answered all that she may today. Leave your address and a person writes back.",
  };
  const ofAddress = {
    counter: `address/${address}`,
    maxTokens: chatLimits.tokensPerAddressPerDay,
    maxMicroUsd: null,
    message:
      "Too much was asked from your network today. Please try again tomorrow, or write to us.",
  };
  const ofVisitor = {
    counter: `visitor/${visitor}`,
    maxTokens: chatLimits.tokensPerVisitorPerDay,
    maxMicroUsd: null,
    message:
      "You have asked as much as Aria can answer in a day. Please try again tomorrow, or write to us.",
  };
  const ofDesk = {
    ...all,
    counter: `desk/${desk}`,
    maxMicroUsd: Math.round(consultant.dailyLimitUsd * shareOfDesk * 1e6),
  };
  return [
    all,
    ...(desk === undefined ? [] : [ofDesk]),
    ...(address === null ? [] : [ofAddress]),
    ...(visitor === null ? [] : [ofVisitor]),
  ];
}
