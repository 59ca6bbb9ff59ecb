import type { Tx } from "#db/open.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { lockUser, selectUserByEmail, type UserRow } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { beginAttempt, endAttempt } from "./attempts.ts";
import type { AccountDeps } from "./deps.ts";
import { readEmailLink, sealOf, type EmailLink } from "./email-link.ts";
import { deleteVerifications, selectPassword, updateUser } from "./queries.ts";
import { openSession } from "./read-actor.ts";
import type { Visit } from "./visit.ts";

/**
 * Confirms an address by the link that was sent to it; a changed address takes effect with it. Orders that
 * were paid with this address before appear in the person's portal from now on, and nothing else that merely names it
 * (docs/decisions/0030). The same link again does no harm.
 *
 * Only whoever is signed in to the account may follow its link. Otherwise somebody could open an account
 * with a stranger's address, wait until the stranger kindly confirms it, and read what they bought.
 *
 * @throws AppError link_invalid, rate_limited, signed_out, other_account
 */
export async function confirmEmail(
  visit: Visit,
  token: string,
  deps: AccountDeps,
): Promise<{ email: string }> {
  const subject = { policy: "linkAddress", about: visit.clientAddress } as const;
  await beginAttempt([subject], deps);
  const link = readEmailLink(token, deps);
  if (!link) throw new AppError("link_invalid");
  const session = await openSession(visit, deps);
  if (session?.userId !== link.userId) throw new AppError(session ? "other_account" : "signed_out");
  try {
    const email = await deps.db.transaction((tx) => follow(tx, link, deps));
    await endAttempt([subject], deps);
    return { email };
  } catch (error) {
    // Somebody else took the new address in this very moment: it can't be both's.
    const isTaken = link.updateTo && (await selectUserByEmail(deps.db, link.updateTo)) !== null;
    throw isTaken ? new AppError("link_invalid", { cause: error }) : error;
  }
}

/** What the link asks for, once. @returns the account's address from now on */
async function follow(tx: Tx, link: EmailLink, deps: AccountDeps): Promise<string> {
  const user = await lockUser(tx, link.userId);
  if (!user || user.bannedAt) throw new AppError("link_invalid");
  const wanted = link.updateTo ?? link.email;
  if (user.email === wanted && user.emailVerified) return wanted; // followed before
  if (user.email !== link.email) throw new AppError("link_invalid");
  if (link.updateTo === undefined) {
    await owns(tx, user, { actor: user.id, isChange: false }, deps);
    return wanted;
  }
  if (link.seal !== sealOf(await selectPassword(tx, user.id), deps))
    throw new AppError("link_invalid");
  await updateUser(tx, user.id, { email: wanted }, deps.clock());
  await owns(tx, { ...user, email: wanted }, { actor: user.id, isChange: true }, deps);
  return wanted;
}

/** The address is the person's: what was paid with it is theirs. Part of the caller's transaction. */
export async function owns(
  tx: Tx,
  user: Pick<UserRow, "id" | "email">,
  { actor, isChange }: { actor: string; isChange: boolean },
  deps: Pick<AccountDeps, "clock" | "accounts">,
): Promise<void> {
  await updateUser(tx, user.id, { emailVerified: true }, deps.clock());
  // Links that were sent to a former address must not open this account any more.
  if (isChange) await deleteVerifications(tx, user.id);
  const linked: Record<string, number> = {};
  for (const { name, claim } of deps.accounts.personalData)
    if (claim) linked[name] = await claim(tx, { userId: user.id, email: user.email });
  await recordAudit(tx, {
    actor,
    action: isChange ? "user.email_changed" : "user.email_confirmed",
    subject: `user/${user.id}`,
    detail: linked,
  });
}
