import { newAccountDays, readUserFigures, type AccountDeps } from "#domain/accounts/index.ts";
import type { Person } from "#domain/identity/contract.ts";
import { readRevenue } from "#domain/orders/index.ts";

/** Null stands for a figure that couldn't be read. */
export type KeyFigures = {
  users: { active: number; fresh: number } | null;
  newAccountDays: number;
  revenueCents: number | null;
  /** ISO time from which the revenue counts. */
  revenueSince: string;
};

/**
 * The header cards of the dashboard (spec site.md §2), computed from what is there. A figure that can't be
 * read doesn't take the page away.
 * @param report writes down why one couldn't be read
 */
export async function readKeyFigures(
  actor: Person,
  deps: AccountDeps,
  report: (error: unknown) => void,
): Promise<KeyFigures> {
  const now = deps.clock();
  const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
  const orNull = (error: unknown) => {
    report(error);
    return null;
  };
  const [users, revenueCents] = await Promise.all([
    readUserFigures(actor, deps).catch(orNull),
    readRevenue(actor, since, deps).catch(orNull),
  ]);
  return { users, newAccountDays, revenueCents, revenueSince: since.toISOString() };
}
