import { recordAudit } from "#domain/audit/index.ts";
import { findChatToKeep, forgetOthersChats, forgetVisitor } from "#domain/conversations/index.ts";
import { selectUserByEmail, type UserRow, rightsOf } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { askAuth, AuthRefused } from "./auth.ts";
import { SignInForm } from "./contract.ts";
import type { AccountDeps } from "./deps.ts";
import { deviceCookie } from "./device.ts";
import { endSession, openSession } from "./read-actor.ts";
import { digestOf, invalidInput } from "./rules.ts";
import { beginSignInTry, endSignInTries } from "./sign-in-tries.ts";
import { authHeaders, type Visit } from "./visit.ts";

export type SignedIn =
  /** The session has begun. */
  | { step: "done"; needsSecondFactor: boolean; asksAboutChat: boolean }
  /** The password was right; a code is asked for next. */
  | { step: "code" };

/**
 * Signs a person in by address and password (spec site.md §2 Login, §8). An unknown address gets the same
 * answer in the same time as a wrong password. Tries are limited (sign-in-tries.ts; security.md, rows 20 and 21).
 *
 * @throws AppError invalid_input, sign_in_failed, account_blocked, rate_limited
 */
export async function signIn(visit: Visit, input: unknown, deps: AccountDeps): Promise<SignedIn> {
  const parsed = SignInForm.safeParse(input);
  if (!parsed.success) throw invalidInput(parsed.error);
  const { email, password, rememberMe } = parsed.data;
  await beginSignInTry(visit, email, deps);
  const user = await selectUserByEmail(deps.db, email);
  const former = await openSession(visit, deps);
  try {
    const { headers, response } = await askAuth(() =>
      deps.accounts.auth.api.signInEmail({
        body: { email, password, rememberMe },
        headers: authHeaders(visit),
        returnHeaders: true,
      }),
    );
    await endSession(former, deps);
    const isDone = !("twoFactorRedirect" in response);
    // Only the second factor ends the counting where one is asked for.
    if (isDone) await endSignInTries(visit, email, deps);
    const signedIn: SignedIn = isDone
      ? await noteSignIn(visit, user, "password", deps)
      : { step: "code" };
    // Last: nobody gets a session that isn't written down.
    visit.setCookies(headers.getSetCookie());
    return signedIn;
  } catch (error) {
    if (!(error instanceof AuthRefused)) throw error;
    const isBlocked = error.code === "BLOCKED";
    await recordFailure(user, email, isBlocked ? "blocked" : "password", deps);
    throw new AppError(isBlocked ? "account_blocked" : "sign_in_failed", { cause: error });
  }
}

/** Whether a chat from before is open in this browser, and the person is to be asked if it is theirs. */
export const asksAboutChat = async (visit: Visit, userId: string, deps: AccountDeps) =>
  (await findChatToKeep({ userId }, { cookie: visit.cookie }, deps)) !== null;

/** The session has begun: audit entry, the header's hint, and the browser is known from now on. */
export async function noteSignIn(
  visit: Visit,
  user: UserRow | null,
  by: "password" | "app" | "recovery",
  deps: AccountDeps,
): Promise<SignedIn> {
  if (!user) throw new AppError("sign_in_failed"); // erased in this very moment
  await recordAudit(deps.db, {
    actor: user.id,
    action: "user.signed_in",
    subject: `user/${user.id}`,
    detail: { by },
  });
  visit.setCookies([
    deviceCookie(visit.cookie, user.email, deps),
    ...(await forgetOthersChats(deps.db, { userId: user.id, cookie: visit.cookie }, deps)),
  ]);
  visit.showAs(user.role);
  return {
    step: "done",
    needsSecondFactor: rightsOf(user, deps.adminSecondFactor).needsSecondFactor,
    asksAboutChat: await asksAboutChat(visit, user.id, deps),
  };
}

/** Who tried whom, when and why it failed; an address that nobody has is written as a digest. */
export async function recordFailure(
  user: Pick<UserRow, "id"> | null,
  email: string,
  reason: string,
  deps: AccountDeps,
): Promise<void> {
  await recordAudit(deps.db, {
    actor: "visitor",
    action: "user.sign_in_failed",
    subject: user ? `user/${user.id}` : `address/${digestOf(email, deps)}`,
    detail: { reason },
  });
}

/** Ends this session, if there is one, and clears what the browser knows of it. */
export async function signOut(visit: Visit, deps: AccountDeps): Promise<void> {
  const session = await openSession(visit, deps);
  const { headers } = await deps.accounts.auth.api.signOut({
    headers: authHeaders(visit),
    returnHeaders: true,
  });
  if (session)
    await recordAudit(deps.db, {
      actor: session.userId,
      action: "user.signed_out",
      subject: `user/${session.userId}`,
    });
  // What was said here belongs to whoever goes: the next one at this browser begins anew.
  const isTheirs = session !== null && visit.cookie.includes("aria.visitor=");
  visit.setCookies([...headers.getSetCookie(), ...(isTheirs ? [forgetVisitor(deps)] : [])]);
  visit.showAs(null);
}
