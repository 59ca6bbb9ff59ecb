import { AppError } from "#errors";
import {
  beginAttempt,
  endAttempt,
  mayAttempt,
  takeBackAttempts,
  type AttemptSubject,
} from "./attempts.ts";
import type { AccountDeps } from "./deps.ts";
import { knownDevice } from "./device.ts";
import { networkOf } from "./rules.ts";
import type { Visit } from "./visit.ts";

/** Who tries: where from, and with which mark of earlier sign-ins. */
type Trier = Pick<Visit, "cookie" | "clientAddress">;
type Deps = Pick<AccountDeps, "clock" | "db" | "accounts" | "publicUrl">;

/**
 * Counts a try to sign in to an account, before it is made (decision 0029). A browser that signed in to it before has
 * a count of its own, which nobody else can use up. Any other one has the few tries of its network (one while others
 * attack), and then those of the whole account. `email` is counted as typed, whether or not somebody has it.
 *
 * @throws AppError rate_limited
 */
export async function beginSignInTry(trier: Trier, email: string, deps: Deps): Promise<void> {
  const device = deviceOf(trier, email, deps);
  if (device) {
    await beginAttempt([device], deps);
    if (await mayAttempt(devices(email, deps), deps)) return;
    // Too many known browsers try today: from here on this one counts like any other.
  }
  await beginAttempt([{ policy: "signInAddress", about: trier.clientAddress }], deps);
  const isCalm = await mayAttempt(calm(email, deps), deps);
  const hasOwnTry =
    (await mayAttempt(networkPair(trier, email, isCalm), deps)) &&
    (await mayAttempt(today(email, deps), deps));
  // Counted for the account, too: who guesses from many networks has used its tries up with theirs.
  const hasSharedTry = await mayAttempt(account(email), deps);
  if (!hasOwnTry && !hasSharedTry) throw new AppError("rate_limited");
}

/**
 * After a success: the browser's or network's count begins anew. The account's count gives back this try only, so
 * that its owner's signing in gives nothing to those who are guessing.
 */
export async function endSignInTries(trier: Trier, email: string, deps: Deps): Promise<void> {
  const device = deviceOf(trier, email, deps);
  const counted: AttemptSubject[] = device
    ? [device, devices(email, deps)]
    : [
        { policy: "signInAddress", about: trier.clientAddress },
        networkPair(trier, email, true),
        networkPair(trier, email, false),
        today(email, deps),
      ];
  await endAttempt(counted, deps);
  if (!device) await takeBackAttempts([account(email), calm(email, deps)], deps);
}

/** After a new password by a link: what strangers or the owner tried before counts no more. */
export async function forgetTries(trier: Trier, email: string, deps: Deps): Promise<void> {
  const device = knownDevice(trier.cookie, email, deps);
  await endAttempt(
    [
      account(email),
      calm(email, deps),
      networkPair(trier, email, true),
      networkPair(trier, email, false),
      { policy: "resetAccount", about: email },
      ...(device
        ? ([
            { policy: "signInDevice", about: `${device}:${email}` },
            { policy: "resetDevice", about: `${device}:${email}` },
          ] as const)
        : []),
    ],
    deps,
  );
}

function deviceOf({ cookie }: Trier, email: string, deps: Deps): AttemptSubject | null {
  const device = knownDevice(cookie, email, deps);
  return device ? { policy: "signInDevice", about: `${device}:${email}` } : null;
}

const account = (email: string): AttemptSubject => ({ policy: "signInAccount", about: email });

const networkPair = ({ clientAddress }: Trier, email: string, isCalm: boolean): AttemptSubject => ({
  policy: isCalm ? "signInNetwork" : "signInNetworkOnce",
  about: `${networkOf(clientAddress)}:${email}`,
});

// A count for each day: what was tried yesterday takes nothing away today.
const onDay = (email: string, { clock }: Deps) => `${clock().toISOString().slice(0, 10)}:${email}`;
const today = (email: string, deps: Deps): AttemptSubject => ({
  policy: "signInNetworks",
  about: onDay(email, deps),
});
const devices = (email: string, deps: Deps): AttemptSubject => ({
  policy: "signInDevices",
  about: onDay(email, deps),
});
const calm = (email: string, deps: Deps): AttemptSubject => ({
  policy: "signInCalm",
  about: onDay(email, deps),
});
