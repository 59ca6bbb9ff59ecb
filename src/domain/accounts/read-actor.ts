import { type Person, selectUser, rightsOf } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { askAuth, AuthRefused } from "./auth.ts";
import type { AccountDeps } from "./deps.ts";
import { deleteSession } from "./queries.ts";
import { authHeaders, type Visit } from "./visit.ts";

/**
 * Who is asking, by the signed session cookie and the rows behind it, read anew each time (security.md,
 * rows 1 and 3). The only place where an actor is made: role and rights come from the stored person.
 * @returns null where nobody is signed in, or whoever it was is blocked or gone
 * @throws AppError storage_unavailable where that can't be told: the answer is then no, never a guess
 */
export async function readActor(visit: Visit, deps: AccountDeps): Promise<Person | null> {
  try {
    const session = await openSession(visit, deps);
    const user = session && (await selectUser(deps.db, session.userId));
    if (!user || user.bannedAt) return null;
    return {
      userId: user.id,
      sessionId: session.id,
      email: user.email,
      name: user.name,
      company: user.company,
      emailVerified: user.emailVerified,
      twoFactorEnabled: user.twoFactorEnabled,
      role: user.role,
      ...rightsOf(user, deps.adminSecondFactor),
    };
  } catch (cause) {
    throw new AppError("storage_unavailable", { cause });
  }
}

type OpenSession = { id: string; userId: string };

/**
 * The session that the browser's cookie stands for, renewed where it is time for that; null where there is
 * none (any more). @throws AppError storage_unavailable
 */
export async function openSession(visit: Visit, deps: AccountDeps): Promise<OpenSession | null> {
  if (!visit.cookie.includes("aria.session_token=")) return null;
  try {
    const { headers, response } = await askAuth(() =>
      deps.accounts.auth.api.getSession({ headers: authHeaders(visit), returnHeaders: true }),
    );
    visit.setCookies(headers.getSetCookie());
    return response && { id: response.session.id, userId: response.user.id };
  } catch (cause) {
    if (cause instanceof AuthRefused) return null; // it ended in this very moment
    throw new AppError("storage_unavailable", { cause });
  }
}

/** Ends the session that a browser had, once it has another one: nothing opens it any more. */
export async function endSession(session: OpenSession | null, deps: AccountDeps): Promise<void> {
  if (session) await deleteSession(deps.db, session.userId, session.id);
}
