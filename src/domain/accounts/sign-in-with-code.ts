import { selectUser, type UserRow } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { beginAttempt, endAttempt } from "./attempts.ts";
import { askAuth, AuthRefused } from "./auth.ts";
import { SecondFactorForm } from "./contract.ts";
import type { AccountDeps } from "./deps.ts";
import { claimCode } from "./queries-attempts.ts";
import { endSession, openSession } from "./read-actor.ts";
import { digestOf, invalidInput } from "./rules.ts";
import { endSignInTries } from "./sign-in-tries.ts";
import { noteSignIn, recordFailure, type SignedIn } from "./sign-in.ts";
import { readSignedCookie } from "./signed-cookie.ts";
import { authHeaders, type Visit } from "./visit.ts";

/** Better Auth's refusals, as ours. */
const refusals: Record<string, "codes_locked" | "sign_in_expired" | "account_blocked"> = {
  ACCOUNT_TEMPORARILY_LOCKED: "codes_locked",
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: "codes_locked",
  INVALID_TWO_FACTOR_COOKIE: "sign_in_expired",
  BLOCKED: "account_blocked",
};
export const codeRefusal = (error: AuthRefused) =>
  new AppError(refusals[error.code] ?? "wrong_code", { cause: error });

/** This step belongs to the password that was just right, never to a session that is there already. */
const withoutSession = (visit: Visit): Visit => ({
  ...visit,
  cookie: visit.cookie
    .split(/;\s*/)
    .filter((part) => !/^(__Host-)?aria\.session_token=/.test(part))
    .join("; "),
});

/**
 * The second step of signing in: a code of the authenticator app, or a recovery code, which is used up by
 * it. A code of the app counts once, too (RFC 6238, 5.2). After five wrong codes the password is asked for
 * again, after ten in a row the account waits 15 minutes.
 *
 * @throws AppError invalid_input, wrong_code, codes_locked, sign_in_expired, account_blocked, rate_limited
 */
export async function signInWithCode(
  visit: Visit,
  input: unknown,
  deps: AccountDeps,
): Promise<SignedIn> {
  const parsed = SecondFactorForm.safeParse(input);
  if (!parsed.success) throw invalidInput(parsed.error);
  const { code, kind } = parsed.data;
  const subject = { policy: "secondFactorAddress", about: visit.clientAddress } as const;
  await beginAttempt([subject], deps);
  // Before the code is tried: the last wrong one ends the challenge, and with it the trace of whose it was.
  const asked = await askedOf(visit, deps);
  const options = {
    body: { code },
    headers: authHeaders(withoutSession(visit)),
    returnHeaders: true,
  } as const;
  const former = await openSession(visit, deps);
  try {
    const { headers, response } = await askAuth(async () => {
      if (kind === "recovery") return deps.accounts.auth.api.verifyBackupCode(options);
      if (asked) await refuseUsed(asked, code, deps);
      return deps.accounts.auth.api.verifyTOTP(options);
    });
    await endSession(former, deps);
    const user = await selectUser(deps.db, response.user.id);
    await endAttempt([subject], deps);
    if (user) await endSignInTries(visit, user.email, deps);
    const signedIn = await noteSignIn(visit, user, kind, deps);
    visit.setCookies(headers.getSetCookie());
    return signedIn;
  } catch (error) {
    if (!(error instanceof AuthRefused)) throw error;
    const refusal = codeRefusal(error);
    // Without a challenge nobody was tried: there is no whom.
    if (asked) await recordFailure(asked, asked.email, `code: ${refusal.code}`, deps);
    throw refusal;
  }
}

/** Whose second step the browser's cookie names; null for a missing, foreign or finished one. */
async function askedOf(visit: Visit, deps: AccountDeps): Promise<UserRow | null> {
  const { internalAdapter, createAuthCookie } = await deps.accounts.auth.$context;
  const challenge = await readSignedCookie(visit, createAuthCookie("two_factor").name, deps);
  const found = challenge ? await internalAdapter.findVerificationValue(challenge) : null;
  return found ? selectUser(deps.db, found.value) : null;
}

/** Refuses a code that was tried for this person a moment ago. */
async function refuseUsed(asked: UserRow, code: string, deps: AccountDeps): Promise<void> {
  const key = `usedCode:${digestOf(`${asked.id}:${code}`, deps)}`;
  if (!(await claimCode(deps.db, key, deps.clock()))) throw new AuthRefused("CODE_USED", null);
}
