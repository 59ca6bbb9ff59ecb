import { createHmac } from "node:crypto";
import { recordAudit } from "#domain/audit/index.ts";
import { selectUserByEmail } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { isSame } from "#kit/is-same.ts";
import { beginAttempt, endAttempt } from "./attempts.ts";
import { owns } from "./confirm-email.ts";
import type { AccountDeps } from "./deps.ts";
import {
  deleteSessions,
  deleteTwoFactor,
  deleteVerifications,
  hasAdmin,
  insertCredential,
  insertUser,
  lockFirstAdmin,
  updatePassword,
  updateUser,
} from "./queries.ts";
import { refuseWeakPassword } from "./rate-password.ts";
import { checkRegistration, openAccount } from "./register-user.ts";
import type { Visit } from "./visit.ts";

/** The same on every node and at each start, and of no use once there is an admin. */
const tokenOf = ({ accounts: { digestKey } }: AccountDeps) =>
  createHmac("sha256", digestKey).update("first admin").digest("base64url");

/** The address of the page that makes the first admin; null where there is one. */
export async function firstAdminLink(deps: AccountDeps): Promise<string | null> {
  if (await hasAdmin(deps.db)) return null;
  return `${deps.publicUrl}/first-admin?token=${tokenOf(deps)}`;
}

/** Whether this link may still make the first admin. */
export const isFirstAdminLink = async (token: string, deps: AccountDeps): Promise<boolean> =>
  isSame(token, tokenOf(deps)) && !(await hasAdmin(deps.db));

/**
 * Opens the first admin's account by the link that the start printed. Of several at once one wins.
 * @throws AppError link_invalid, invalid_input, email_taken, rate_limited
 */
export async function createFirstAdmin(
  visit: Visit,
  input: { token: string; form: unknown },
  deps: AccountDeps,
): Promise<{ userId: string }> {
  const subject = { policy: "linkAddress", about: visit.clientAddress } as const;
  await beginAttempt([subject], deps);
  if (!(await isFirstAdminLink(input.token, deps))) throw new AppError("link_invalid");
  // It is the right link: mistakes in the form are no tries at guessing it.
  await endAttempt([subject], deps);
  const form = await checkRegistration(input.form);
  return openAccount(visit, form, deps, async (tx, user) => {
    await lockFirstAdmin(tx);
    if (await hasAdmin(tx)) throw new AppError("link_invalid");
    await updateUser(tx, user.id, { role: "admin" }, deps.clock());
    await recordAudit(tx, {
      actor: user.id,
      action: "user.first_admin",
      subject: `user/${user.id}`,
      detail: { by: "link" },
    });
  });
}

/**
 * ADMIN_EMAIL and ADMIN_PASSWORD: makes this person the first admin, if there is none. Somebody who took
 * the address before loses the password, the second factor and every session and link with it: the operator
 * decides whose it is. Whose address it wasn't shown to be leaves no name behind either.
 * @throws AppError invalid_input where the password is too weak for an account; an unused one isn't looked at
 */
export async function ensureConfiguredAdmin(
  given: { email: string; password: string },
  deps: AccountDeps,
): Promise<"made" | "kept"> {
  const email = given.email.toLowerCase();
  if (await hasAdmin(deps.db)) return "kept";
  await refuseWeakPassword(given.password, [email]);
  return deps.db.transaction(async (tx) => {
    await lockFirstAdmin(tx);
    if (await hasAdmin(tx)) return "kept";
    const { password } = await deps.accounts.auth.$context;
    const hash = await password.hash(given.password);
    const now = deps.clock();
    let user = await selectUserByEmail(tx, email);
    if (user) {
      await updatePassword(tx, user.id, hash);
      await deleteSessions(tx, user.id);
      await deleteVerifications(tx, user.id);
      await deleteTwoFactor(tx, user.id);
      const nameless = user.emailVerified ? {} : { name: "Admin", company: null };
      const change = {
        role: "admin",
        bannedAt: null,
        twoFactorEnabled: false,
        ...nameless,
      } as const;
      await updateUser(tx, user.id, change, now);
    } else {
      user = await insertUser(tx, { id: newId("usr"), email, name: "Admin", role: "admin" }, now);
      await insertCredential(tx, { id: newId("acc"), userId: user.id, password: hash });
    }
    if (!user.emailVerified) await owns(tx, user, { actor: "system", isChange: false }, deps);
    await recordAudit(tx, {
      actor: "system",
      action: "user.first_admin",
      subject: `user/${user.id}`,
      detail: { by: "settings" },
    });
    return "made";
  });
}
