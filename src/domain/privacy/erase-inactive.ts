import { keepYears } from "#db/columns.ts";
import type { DbOrTx } from "#db/open.ts";
import { isDormantClient, selectDormantClients } from "#domain/accounts/index.ts";
import { selectActorsSince } from "#domain/audit/index.ts";
import { selectBuyersSince } from "#domain/orders/index.ts";
import { yearsBefore } from "#kit/time.ts";
import { erase, type ErasureDeps } from "./erase-user.ts";

/** So many in a night at most: each asks the payment provider. */
const maxAtOnce = 200;
const pageSize = 500;

/** Came back since the list was made: stays. */
class StillActive extends Error {}

/**
 * Erases clients past their time (retention class `customer`): account opened, last order and last sign of
 * them longer ago than that. Whoever can't be erased now stands in `failed` and is tried the next night.
 */
export async function eraseInactive(
  deps: ErasureDeps,
): Promise<{ erased: number; failed: string[] }> {
  const since = yearsBefore(deps.clock(), keepYears.customer);
  const failed: string[] = [];
  let erased = 0;
  for (const userId of await listInactive(deps.db, since)) {
    const check = async (db: DbOrTx) => {
      const isStill = await isDormantClient(db, userId, since);
      if (!isStill || (await withoutActive(db, [userId], since)).length === 0)
        throw new StillActive();
    };
    try {
      await erase(userId, "system", check, deps);
      erased += 1;
    } catch (error) {
      if (!(error instanceof StillActive)) failed.push(userId);
    }
  }
  return { erased, failed };
}

async function listInactive(db: DbOrTx, since: Date): Promise<string[]> {
  const found: string[] = [];
  let after = "";
  while (found.length < maxAtOnce) {
    // Each page begins where the one before ended.
    const page = await selectDormantClients(db, { since, after, limit: pageSize });
    const last = page.at(-1);
    if (last === undefined) break;
    found.push(...(await withoutActive(db, page, since)));
    after = last;
  }
  return found.slice(0, maxAtOnce);
}

/** What people did is written down for longer than their sessions last, signing in included. */
async function withoutActive(db: DbOrTx, userIds: string[], since: Date): Promise<string[]> {
  const active = new Set([
    ...(await selectBuyersSince(db, userIds, since)),
    ...(await selectActorsSince(db, userIds, since)),
  ]);
  return userIds.filter((id) => !active.has(id));
}
