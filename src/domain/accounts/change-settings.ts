import { recordAudit } from "#domain/audit/index.ts";
import type { Person } from "#domain/identity/index.ts";
import { queueMail } from "#domain/mail/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { changedMail } from "./account-mails.ts";
import { askAuth, inTransaction } from "./auth.ts";
import { ChangePasswordForm, ProfileForm } from "./contract.ts";
import type { AccountDeps } from "./deps.ts";
import { checkOwnPassword } from "./own-password.ts";
import { deleteSessions, deleteVerifications, updateUser } from "./queries.ts";
import { refuseWeakPassword } from "./rate-password.ts";
import { invalidInput } from "./rules.ts";
import { authHeaders, type Visit } from "./visit.ts";

/** Name and company, and nothing else whatever is sent. @throws AppError invalid_input */
export async function changeProfile(
  actor: Person,
  input: unknown,
  deps: AccountDeps,
): Promise<void> {
  const parsed = ProfileForm.safeParse(input);
  if (!parsed.success) throw invalidInput(parsed.error);
  const { name, company } = parsed.data;
  await deps.db.transaction(async (tx) => {
    await updateUser(tx, actor.userId, { name, company: company || null }, deps.clock());
    await recordAudit(tx, {
      actor: actor.userId,
      action: "user.profile_changed",
      subject: `user/${actor.userId}`,
    });
  });
}

/**
 * Sets a new password; this session is renewed, all others and all links under way end.
 * @throws AppError invalid_input (`currentPassword`, `password`, `confirmPassword`), rate_limited
 */
export async function changePassword(
  visit: Visit,
  actor: Person,
  input: unknown,
  deps: AccountDeps,
): Promise<void> {
  const parsed = ChangePasswordForm.safeParse(input);
  if (!parsed.success) throw invalidInput(parsed.error);
  const { currentPassword, password } = parsed.data;
  await checkOwnPassword(visit, actor, { password: currentPassword }, deps).catch(
    (error: unknown) => {
      const wrong = error instanceof AppError && error.fields?.["password"];
      throw wrong ? new AppError("invalid_input", { fields: { currentPassword: wrong } }) : error;
    },
  );
  await refuseWeakPassword(password, [actor.name, actor.email]);
  const cookies = await inTransaction(deps.db, async (tx) => {
    const { headers } = await askAuth(() =>
      deps.accounts.auth.api.changePassword({
        body: { currentPassword, newPassword: password, revokeOtherSessions: true },
        headers: authHeaders(visit),
        returnHeaders: true,
      }),
    );
    await deleteVerifications(tx, actor.userId);
    await recordAudit(tx, {
      actor: actor.userId,
      action: "user.password_changed",
      subject: `user/${actor.userId}`,
    });
    const person = { id: actor.userId, email: actor.email };
    await queueMail(tx, changedMail(person, "password", newId("chg"), deps));
    return headers.getSetCookie();
  });
  visit.setCookies(cookies);
}

/** Ends every session of the person but this one; answers how many. */
export function endOtherSessions(actor: Person, deps: AccountDeps): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const many = await deleteSessions(tx, actor.userId, actor.sessionId);
    await recordAudit(tx, {
      actor: actor.userId,
      action: "user.sessions_ended",
      subject: `user/${actor.userId}`,
      detail: { many },
    });
    return many;
  });
}
