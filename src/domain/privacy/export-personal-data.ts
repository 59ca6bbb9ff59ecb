import type { Person } from "#domain/identity/index.ts";
import { beginAttempt, readStoredAccount, type AccountDeps } from "#domain/accounts/index.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { exportBookings } from "#domain/bookings/index.ts";
import { exportConsultations } from "#domain/consultations/index.ts";
import { exportConversations } from "#domain/conversations/index.ts";
import { exportEnquiries } from "#domain/enquiries/index.ts";
import { exportMails } from "#domain/mail/index.ts";
import { exportOrders } from "#domain/orders/index.ts";
import { exportQuotes } from "#domain/quotes/index.ts";
import { exportRequests } from "#domain/requests/index.ts";

/**
 * Everything that is stored about the acting person, as a JSON file's text. Passwords and codes are left out.
 * @throws AppError not_found, rate_limited: gathering it is work, also for the database
 */
export async function exportPersonalData(
  actor: Person,
  deps: Pick<AccountDeps, "db" | "clock" | "digestKey" | "brandName">,
): Promise<string> {
  const { db } = deps;
  await beginAttempt([{ policy: "exportAccount", about: actor.userId }], deps);
  const account = await readStoredAccount(db, actor.userId);
  const email = account.profile.emailVerified ? account.profile.email : null;
  const orders = await exportOrders(db, actor.userId);
  const enquiries = await exportEnquiries(db, actor.userId);
  const quotes = await exportQuotes(db, actor.userId);
  const requests = await exportRequests(db, actor.userId);
  const demos = await exportBookings(db, actor.userId);
  const stored = [...orders, ...enquiries, ...quotes, ...requests, ...demos];
  const about = [actor.userId, ...stored.map(({ id }) => id)];
  const copy = {
    about: `Personal data stored by ${deps.brandName}`,
    madeAt: deps.clock().toISOString(),
    ...account,
    orders,
    enquiries,
    requests,
    demos,
    conversations: await exportConversations(db, actor.userId),
    videoCalls: await exportConsultations(db, actor.userId),
    quotes,
    mails: await exportMails(db, { about, email }),
  };
  await recordAudit(db, {
    actor: actor.userId,
    action: "user.data_exported",
    subject: `user/${actor.userId}`,
  });
  return JSON.stringify(copy, null, 2);
}
