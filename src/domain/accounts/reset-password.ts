import { z } from "zod";
import { defineJob, enqueueJob } from "#db/jobs.ts";
import type { Tx } from "#db/open.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { selectUser, selectUserByEmail, type UserRow } from "#domain/identity/index.ts";
import { queueMail } from "#domain/mail/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { changedMail } from "./account-mails.ts";
import { beginAttempt, endAttempt, mayAttempt } from "./attempts.ts";
import { askAuth, AuthRefused, inTransaction } from "./auth.ts";
import { ForgotPasswordForm, ResetPasswordForm } from "./contract.ts";
import type { AccountDeps } from "./deps.ts";
import { deviceCookie, knownDevice } from "./device.ts";
import { deleteSessions, deleteTwoFactor, deleteVerifications, updateUser } from "./queries.ts";
import { refuseWeakPassword } from "./rate-password.ts";
import { invalidInput, mayHaveSecondFactor } from "./rules.ts";
import { forgetTries } from "./sign-in-tries.ts";
import type { Visit } from "./visit.ts";

/** Writes the mail with the link, if there is such a person. Its input says nothing about anyone. */
export const sendResetJob = defineJob({
  name: "accounts.send-reset",
  queue: "mail",
  input: z.object({ userId: z.string() }),
  async run({ userId }, deps: AccountDeps, context) {
    await context.step("write", async () => {
      await inTransaction(deps.db, async (tx) => {
        const user = await selectUser(tx, userId);
        if (!user || user.bannedAt) return;
        await deps.accounts.auth.api.requestPasswordReset({ body: { email: user.email } });
        await recordAudit(tx, {
          actor: "visitor",
          action: "user.reset_requested",
          subject: `user/${userId}`,
        });
      });
    });
  },
});

/**
 * Asks for a link to set a new password. The same is done, and answered, for an address that nobody has:
 * whether somebody has it is only found out in the background (security.md, row 20).
 *
 * @throws AppError invalid_input, rate_limited (per address of the network)
 */
export async function requestPasswordReset(
  visit: Visit,
  input: unknown,
  deps: AccountDeps,
): Promise<void> {
  const parsed = ForgotPasswordForm.safeParse(input);
  if (!parsed.success) throw invalidInput(parsed.error);
  const { email } = parsed.data;
  // Nobody's mailbox is filled through us: after some mails the answer stays, and no mail is sent. A browser that
  // signed in before has some of its own, whoever else asks.
  const mark = knownDevice(visit.cookie, email, deps);
  const isKnown =
    mark !== null && (await mayAttempt({ policy: "resetDevices", about: email }, deps));
  const device = isKnown ? mark : null;
  if (!device) await beginAttempt([{ policy: "resetAddress", about: visit.clientAddress }], deps);
  const maySend = await mayAttempt(
    device
      ? { policy: "resetDevice", about: `${device}:${email}` }
      : { policy: "resetAccount", about: email },
    deps,
  );
  const user = await selectUserByEmail(deps.db, email);
  const userId = (maySend && user?.id) || newId("usr");
  await deps.db.transaction((tx) =>
    enqueueJob(tx, sendResetJob, { userId }, { id: newId("reset") }),
  );
}

/**
 * Sets a new password by the link's token, once. Every session of the person ends, and so do all other
 * links that are under way, and a second factor on an address that nobody had confirmed. Tries of the past are forgotten, and this browser counts as known.
 *
 * @throws AppError invalid_input, link_invalid, rate_limited
 */
export async function resetPassword(
  visit: Visit,
  input: unknown,
  deps: AccountDeps,
): Promise<void> {
  const parsed = ResetPasswordForm.safeParse(input);
  if (!parsed.success) throw invalidInput(parsed.error);
  const { token, password } = parsed.data;
  if (!token) throw new AppError("link_invalid");
  const subject = { policy: "linkAddress", about: visit.clientAddress } as const;
  await beginAttempt([subject], deps);
  await refuseWeakPassword(password, []);
  try {
    const owner = await inTransaction(deps.db, async (tx) => {
      const userId = await userOfToken(token, deps);
      await askAuth(() =>
        deps.accounts.auth.api.resetPassword({ body: { token, newPassword: password } }),
      );
      const user = await selectUser(tx, userId);
      if (!user || user.bannedAt) throw new AppError("link_invalid");
      await deleteSessions(tx, user.id);
      await deleteVerifications(tx, user.id);
      // Whoever set it up never showed that the address is theirs; who holds this link did.
      if (!mayHaveSecondFactor(user)) await dropSecondFactor(tx, user, deps);
      await recordAudit(tx, {
        actor: user.id,
        action: "user.password_reset",
        subject: `user/${user.id}`,
      });
      await queueMail(tx, changedMail(user, "password", newId("chg"), deps));
      return user;
    });
    await endAttempt([subject], deps);
    await forgetTries(visit, owner.email, deps);
    // The owner can sign in from here now, whatever strangers are trying meanwhile.
    visit.setCookies([deviceCookie(visit.cookie, owner.email, deps)]);
  } catch (error) {
    if (error instanceof AuthRefused) throw new AppError("link_invalid", { cause: error });
    throw error;
  }
}

async function dropSecondFactor(tx: Tx, user: UserRow, deps: AccountDeps): Promise<void> {
  await deleteTwoFactor(tx, user.id); // also one that was only begun
  if (!user.twoFactorEnabled) return;
  await updateUser(tx, user.id, { twoFactorEnabled: false }, deps.clock());
  await recordAudit(tx, {
    actor: user.id,
    action: "user.two_factor_removed",
    subject: `user/${user.id}`,
    detail: { by: "reset of an unconfirmed account" },
  });
}

async function userOfToken(token: string, deps: AccountDeps): Promise<string> {
  const { internalAdapter } = await deps.accounts.auth.$context;
  const found = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  if (!found || found.expiresAt <= deps.clock()) throw new AppError("link_invalid");
  return found.value;
}
