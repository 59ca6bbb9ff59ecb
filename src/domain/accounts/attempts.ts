import { createHmac } from "node:crypto";
import { longestPauseMinutes } from "#content/promises.ts";
import type { DbOrTx } from "#db/open.ts";
import { AppError } from "#errors";
import { dayMs, hourMs, minuteMs, secondMs } from "#kit/time.ts";
import type { AccountDeps } from "./deps.ts";
import { countAttempt, deleteAttempts, forgiveAttempt } from "./queries-attempts.ts";

/**
 * After `free` tries without success each further one waits twice as long as the one before, beginning
 * with `firstMs`, up to `maxMs`. Nothing is counted any more after `forgetMs` of quiet.
 */
export type AttemptPolicy = { free: number; firstMs: number; maxMs: number; forgetMs: number };

/** Nothing that guards an account makes anyone wait for longer than this. */
const maxPauseMs = longestPauseMinutes * minuteMs;

/**
 * Decision 0029. A browser that signed in before has a count of its own. Any other browser shares a few tries with
 * its network, and only then those of the whole account, which a stranger can use up.
 */
export const attemptPolicies = {
  signInAccount: { free: 5, firstMs: 10 * secondMs, maxMs: maxPauseMs, forgetMs: dayMs },
  /** A network's few tries at one account come back a day after the last of them. */
  signInNetwork: { free: 3, firstMs: dayMs, maxMs: dayMs, forgetMs: dayMs },
  /** After so many of them on one day the account is under attack: from then on each network has one. */
  signInCalm: { free: 5, firstMs: dayMs, maxMs: dayMs, forgetMs: dayMs },
  signInNetworkOnce: { free: 1, firstMs: dayMs, maxMs: dayMs, forgetMs: dayMs },
  /** All networks' few tries at one account on one day: so many networks don't add up. */
  signInNetworks: { free: 500, firstMs: secondMs, maxMs: maxPauseMs, forgetMs: dayMs },
  signInDevice: { free: 10, firstMs: secondMs, maxMs: minuteMs, forgetMs: dayMs },
  /** All known browsers at one account on one day: marks gathered by someone who once had the password don't add up. */
  signInDevices: { free: 100, firstMs: secondMs, maxMs: maxPauseMs, forgetMs: dayMs },
  signInAddress: { free: 20, firstMs: secondMs, maxMs: maxPauseMs, forgetMs: dayMs },
  secondFactorAddress: { free: 20, firstMs: secondMs, maxMs: maxPauseMs, forgetMs: dayMs },
  ratingAddress: { free: 40, firstMs: secondMs, maxMs: maxPauseMs, forgetMs: dayMs },
  registerAddress: { free: 10, firstMs: minuteMs, maxMs: hourMs, forgetMs: dayMs },
  resetAddress: { free: 10, firstMs: minuteMs, maxMs: maxPauseMs, forgetMs: dayMs },
  /** A refused mail is never missed: one was sent within the pause, and its link works for an hour. */
  resetAccount: { free: 3, firstMs: 5 * minuteMs, maxMs: maxPauseMs, forgetMs: dayMs },
  resetDevice: { free: 3, firstMs: 5 * minuteMs, maxMs: maxPauseMs, forgetMs: dayMs },
  resetDevices: { free: 10, firstMs: 5 * minuteMs, maxMs: maxPauseMs, forgetMs: dayMs },
  confirmAccount: { free: 3, firstMs: minuteMs, maxMs: hourMs, forgetMs: dayMs },
  linkAddress: { free: 20, firstMs: secondMs, maxMs: maxPauseMs, forgetMs: dayMs },
  exportAccount: { free: 10, firstMs: minuteMs, maxMs: hourMs, forgetMs: dayMs },
  ownPassword: { free: 5, firstMs: secondMs, maxMs: 5 * minuteMs, forgetMs: dayMs },
} as const satisfies Record<string, AttemptPolicy>;

/** What is counted: a policy, and whom it is about (an address, an account, a device). */
export type AttemptSubject = { policy: keyof typeof attemptPolicies; about: string };
type Deps = Pick<AccountDeps, "clock" | "accounts"> & { db: DbOrTx };

const keyOf = ({ policy, about }: AttemptSubject, { accounts: { digestKey } }: Deps) =>
  `${policy}:${createHmac("sha256", digestKey).update(about).digest("base64url").slice(0, 32)}`;

/**
 * Counts a try before it is made, so that many at once don't slip through together.
 * @throws AppError rate_limited while one of the subjects has to wait; the answer is the same whether or
 *   not what is tried exists
 */
export async function beginAttempt(subjects: AttemptSubject[], deps: Deps): Promise<void> {
  for (const subject of subjects) {
    const isFree = await mayAttempt(subject, deps);
    if (!isFree) throw new AppError("rate_limited");
  }
}

/** The same for one subject, as an answer. */
export const mayAttempt = (subject: AttemptSubject, deps: Deps): Promise<boolean> =>
  countAttempt(deps.db, keyOf(subject, deps), attemptPolicies[subject.policy], deps.clock());

/** After a success: takes its own try back where one was counted, and nobody else's. */
export async function takeBackAttempts(subjects: AttemptSubject[], deps: Deps): Promise<void> {
  for (const one of subjects) await forgiveAttempt(deps.db, keyOf(one, deps), deps.clock());
}

/** After a success: what guards an account begins anew; what many people share gets back this one try only. */
export async function endAttempt(subjects: AttemptSubject[], deps: Deps): Promise<void> {
  const isShared = ({ policy }: AttemptSubject) => /(Address|Networks|Devices)$/.test(policy);
  const [shared, others] = [subjects.filter(isShared), subjects.filter((one) => !isShared(one))];
  await deleteAttempts(
    deps.db,
    others.map((one) => keyOf(one, deps)),
  );
  for (const one of shared) await forgiveAttempt(deps.db, keyOf(one, deps));
}
