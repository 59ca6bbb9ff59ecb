import { retentionClasses, type RetentionClass } from "#db/columns.ts";
import { beginAttempt, readStoredAccount, type AccountDeps } from "#domain/accounts/index.ts";
import { recordAudit } from "#domain/audit/index.ts";
import type { BoundPersonalData, Person } from "#domain/identity/index.ts";

/**
 * Everything that is stored about the acting person and how long it is kept, as a JSON file's text. Passwords and codes
 * are left out.
 * @throws AppError not_found, rate_limited: gathering it is work, also for the database
 */
export async function exportPersonalData(
  actor: Person,
  deps: Pick<AccountDeps, "db" | "clock" | "accounts" | "brandName">,
): Promise<string> {
  const { db } = deps;
  await beginAttempt([{ policy: "exportAccount", about: actor.userId }], deps);
  const account = await readStoredAccount(db, actor.userId);
  const email = account.profile.emailVerified ? account.profile.email : null;
  const about = [actor.userId];
  const parts: Record<string, object[]> = {};
  for (const noun of deps.accounts.personalData) {
    // In the list's order: mails are about what came before.
    const rows = await noun.export(db, { userId: actor.userId, email, about });
    about.push(...rows.flatMap((row) => ("id" in row ? [String(row.id)] : [])));
    parts[noun.name] = rows;
  }
  const copy = {
    about: `Personal data stored by ${deps.brandName}`,
    madeAt: deps.clock().toISOString(),
    keptFor: Object.fromEntries(
      deps.accounts.personalData.map(({ name, retention }) => [name, inWords(retention)]),
    ),
    ...account,
    ...parts,
  };
  await recordAudit(db, {
    actor: actor.userId,
    action: "user.data_exported",
    subject: `user/${actor.userId}`,
  });
  return JSON.stringify(copy, null, 2);
}

/** How long each class is kept (GDPR Art. 15(1)(d)). */
const inWords = (retention: BoundPersonalData["retention"]): string[] =>
  (Object.keys(retention) as RetentionClass[]).map((name) => retentionClasses[name]);
