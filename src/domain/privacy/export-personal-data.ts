import {
  beginAttempt,
  readStoredAccount,
  type AccountDeps,
  type Actor,
} from "#domain/accounts/index.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { exportEnquiries } from "#domain/enquiries/index.ts";
import { exportMails } from "#domain/mail/index.ts";
import { exportOrders } from "#domain/orders/index.ts";

/**
 * Everything that is stored about the acting person, as a JSON file's text. Passwords and codes are left out.
 * @throws AppError not_found, rate_limited: gathering it is work, also for the database
 */
export async function exportPersonalData(
  actor: Actor,
  deps: Pick<AccountDeps, "db" | "clock" | "digestKey" | "brandName">,
): Promise<string> {
  const { db } = deps;
  await beginAttempt([{ policy: "exportAccount", about: actor.userId }], deps);
  const account = await readStoredAccount(db, actor.userId);
  const email = account.profile.emailVerified ? account.profile.email : null;
  const orders = await exportOrders(db, actor.userId);
  const enquiries = await exportEnquiries(db, actor.userId);
  const about = [actor.userId, ...[...orders, ...enquiries].map(({ id }) => id)];
  const copy = {
    about: `Personal data stored by ${deps.brandName}`,
    madeAt: deps.clock().toISOString(),
    ...account,
    orders,
    enquiries,
    mails: await exportMails(db, { about, email }),
  };
  await recordAudit(db, {
    actor: actor.userId,
    action: "user.data_exported",
    subject: `user/${actor.userId}`,
  });
  return JSON.stringify(copy, null, 2);
}
