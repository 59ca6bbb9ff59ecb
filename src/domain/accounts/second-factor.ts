import { recordAudit } from "#domain/audit/index.ts";
import { type Person, lockUser, type UserRow } from "#domain/identity/index.ts";
import { queueMail } from "#domain/mail/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { changedMail } from "./account-mails.ts";
import { beginAttempt, endAttempt } from "./attempts.ts";
import { askAuth, AuthRefused, inTransaction } from "./auth.ts";
import { SecondFactorForm } from "./contract.ts";
import type { AccountDeps } from "./deps.ts";
import { checkOwnPassword } from "./own-password.ts";
import { deleteSessionsBut, deleteVerifications } from "./queries.ts";
import { invalidInput, mayHaveSecondFactor } from "./rules.ts";
import { codeRefusal } from "./sign-in-with-code.ts";
import { tokenGiven } from "./signed-cookie.ts";
import { authHeaders, type Visit } from "./visit.ts";

export type TwoFactorSetup = {
  /** What the QR code says (otpauth://…). */
  uri: string;
  /** The same secret to type in. */
  secret: string;
  recoveryCodes: string[];
};

/**
 * Begins to set up an authenticator app; nothing changes until a code of it came back.
 * @throws AppError invalid_input (`password`), address_unconfirmed, two_factor_on_already, rate_limited
 */
export async function beginTwoFactor(
  visit: Visit,
  actor: Person,
  input: unknown,
  deps: AccountDeps,
): Promise<TwoFactorSetup> {
  const password = await checkOwnPassword(visit, actor, input, deps);
  try {
    const answer = await inTransaction(deps.db, async (tx) => {
      // Two at once would each store a secret, and the sign-in might later ask for the wrong one.
      const user = await lockUser(tx, actor.userId);
      refuseUnconfirmed(user);
      return askAuth(() =>
        deps.accounts.auth.api.enableTwoFactor({ body: { password }, headers: authHeaders(visit) }),
      );
    });
    if (answer.method !== "totp") throw new AppError("internal");
    const secret = new URL(answer.totpURI).searchParams.get("secret") ?? "";
    return { uri: answer.totpURI, secret, recoveryCodes: answer.backupCodes };
  } catch (error) {
    if (!(error instanceof AuthRefused)) throw error;
    throw new AppError("two_factor_on_already", { cause: error });
  }
}

function refuseUnconfirmed(user: UserRow | null): void {
  if (!user) throw new AppError("signed_out");
  if (!mayHaveSecondFactor(user)) throw new AppError("address_unconfirmed");
}

/**
 * Ends the set-up with a code of the app. This session is renewed, and the person's others end.
 * @throws AppError invalid_input, wrong_code, address_unconfirmed, two_factor_on_already, rate_limited
 */
export async function confirmTwoFactor(
  visit: Visit,
  actor: Person,
  input: unknown,
  deps: AccountDeps,
): Promise<void> {
  const parsed = SecondFactorForm.safeParse(input);
  if (!parsed.success) throw invalidInput(parsed.error);
  await beginAttempt([{ policy: "ownPassword", about: `code:${actor.userId}` }], deps);
  try {
    const cookies = await inTransaction(deps.db, async (tx) => {
      const user = await lockUser(tx, actor.userId);
      if (user?.twoFactorEnabled) throw new AppError("two_factor_on_already");
      refuseUnconfirmed(user);
      const { headers } = await askAuth(() =>
        deps.accounts.auth.api.verifyTOTP({
          body: { code: parsed.data.code },
          headers: authHeaders(visit),
          returnHeaders: true,
        }),
      );
      const given = headers.getSetCookie();
      await deleteSessionsBut(tx, actor.userId, tokenGiven(given) ?? "");
      await noteChange(tx, actor, "two-factor-on", deps);
      return given;
    });
    visit.setCookies(cookies);
    await endAttempt([{ policy: "ownPassword", about: `code:${actor.userId}` }], deps);
  } catch (error) {
    if (error instanceof AuthRefused) throw codeRefusal(error);
    throw error;
  }
}

/** Takes the second factor off the own account. @throws AppError invalid_input (`password`), rate_limited */
export async function endTwoFactor(
  visit: Visit,
  actor: Person,
  input: unknown,
  deps: AccountDeps,
): Promise<void> {
  const password = await checkOwnPassword(visit, actor, input, deps);
  const cookies = await inTransaction(deps.db, async (tx) => {
    const user = await lockUser(tx, actor.userId);
    if (!user?.twoFactorEnabled) return []; // another tab was faster
    const { headers } = await askAuth(() =>
      deps.accounts.auth.api.disableTwoFactor({
        body: { password },
        headers: authHeaders(visit),
        returnHeaders: true,
      }),
    );
    // Half finished sign-ins wait for a code that nobody can give any more.
    await deleteVerifications(tx, actor.userId);
    await noteChange(tx, actor, "two-factor-off", deps);
    return headers.getSetCookie();
  });
  visit.setCookies(cookies);
}

/**
 * New recovery codes; the former ones are void.
 * @throws AppError invalid_input (`password`; also where there is no second factor), rate_limited
 */
export async function renewRecoveryCodes(
  visit: Visit,
  actor: Person,
  input: unknown,
  deps: AccountDeps,
): Promise<string[]> {
  const password = await checkOwnPassword(visit, actor, input, deps);
  try {
    return await inTransaction(deps.db, async (tx) => {
      const { backupCodes } = await askAuth(() =>
        deps.accounts.auth.api.generateBackupCodes({
          body: { password },
          headers: authHeaders(visit),
        }),
      );
      await recordAudit(tx, {
        actor: actor.userId,
        action: "user.recovery_codes_renewed",
        subject: `user/${actor.userId}`,
      });
      return backupCodes;
    });
  } catch (error) {
    if (!(error instanceof AuthRefused)) throw error;
    const fields = { password: "Two-factor sign-in is off." };
    throw new AppError("invalid_input", { cause: error, fields });
  }
}

async function noteChange(
  tx: Parameters<typeof recordAudit>[0],
  actor: Person,
  change: "two-factor-on" | "two-factor-off",
  deps: AccountDeps,
) {
  await recordAudit(tx, {
    actor: actor.userId,
    action: change === "two-factor-on" ? "user.two_factor_on" : "user.two_factor_off",
    subject: `user/${actor.userId}`,
  });
  const person = { id: actor.userId, email: actor.email };
  await queueMail(tx, changedMail(person, change, newId("chg"), deps));
}
