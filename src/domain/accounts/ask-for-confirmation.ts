import type { DbOrTx } from "#db/open.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { type Person, selectUser, selectUserByEmail } from "#domain/identity/index.ts";
import { queueMail } from "#domain/mail/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { changedMail, confirmMail } from "./account-mails.ts";
import { beginAttempt } from "./attempts.ts";
import { confirmLinkMs } from "./auth.ts";
import { ChangeEmailForm } from "./contract.ts";
import type { AccountDeps } from "./deps.ts";
import { sealOf, writeEmailLink } from "./email-link.ts";
import { checkOwnPassword } from "./own-password.ts";
import { selectPassword } from "./queries.ts";
import { invalidInput } from "./rules.ts";
import type { Visit } from "./visit.ts";

/** Sends a link with which the person shows that the address is theirs. */
export async function askForConfirmation(
  tx: DbOrTx,
  user: { id: string; email: string },
  deps: AccountDeps,
): Promise<void> {
  const token = writeEmailLink({ userId: user.id, email: user.email }, confirmLinkMs, deps);
  await queueMail(tx, confirmMail(user, token, deps));
}

/** Sends the link again. @throws AppError rate_limited, signed_out */
export async function askAgainForConfirmation(actor: Person, deps: AccountDeps): Promise<void> {
  const user = await selectUser(deps.db, actor.userId);
  if (!user) throw new AppError("signed_out");
  if (user.emailVerified) return;
  await beginAttempt([{ policy: "confirmAccount", about: user.id }], deps);
  await deps.db.transaction((tx) => askForConfirmation(tx, user, deps));
}

/**
 * Asks the new address whether it is the person's; the account keeps the former one until then. Whether
 * somebody else has the new one is not told. A new password voids the link.
 *
 * @throws AppError invalid_input (`email`, `password`), rate_limited, signed_out
 */
export async function changeEmail(
  visit: Visit,
  actor: Person,
  input: unknown,
  deps: AccountDeps,
): Promise<{ email: string }> {
  const parsed = ChangeEmailForm.safeParse(input);
  if (!parsed.success) throw invalidInput(parsed.error);
  const { email, password } = parsed.data;
  if (email === actor.email)
    throw new AppError("invalid_input", { fields: { email: "This is your address already." } });
  await checkOwnPassword(visit, actor, { password }, deps);
  await beginAttempt([{ policy: "confirmAccount", about: actor.userId }], deps);
  await deps.db.transaction(async (tx) => {
    const user = await selectUser(tx, actor.userId);
    if (!user) throw new AppError("signed_out");
    const seal = sealOf(await selectPassword(tx, user.id), deps);
    const link = { userId: user.id, email: user.email, updateTo: email, seal };
    const isTaken = (await selectUserByEmail(tx, email)) !== null;
    if (!isTaken) {
      const token = writeEmailLink(link, confirmLinkMs, deps);
      await queueMail(tx, confirmMail({ id: user.id, email }, token, deps));
    }
    await recordAudit(tx, {
      actor: actor.userId,
      action: "user.email_change_asked",
      subject: `user/${actor.userId}`,
    });
    if (user.emailVerified) await queueMail(tx, changedMail(user, "email", newId("chg"), deps));
  });
  return { email };
}
