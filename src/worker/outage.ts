import { looksLikeOutage } from "#db/lost-connections.ts";
import { ask, type Db } from "#db/open.ts";
import { secondMs } from "#kit/time.ts";

const maxWaitMs = 10 * secondMs;

/**
 * Does something in the database, again and again while the database is away.
 * @param mayGoOn asked before each new try
 * @throws what failed, where that is no outage, or where it may not go on
 */
export async function untilDatabaseIsBack<T>(
  work: () => Promise<T>,
  mayGoOn: () => boolean,
): Promise<T> {
  for (let waitMs = 250; ; waitMs = Math.min(2 * waitMs, maxWaitMs)) {
    try {
      return await work();
    } catch (error) {
      if (!looksLikeOutage(error) || !mayGoOn()) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}

/**
 * Does a piece of work that may fail for many reasons. Where it failed while the database is away, it is done again
 * once that is back; such a failure says nothing about the work. Other services' connections fail with the same codes:
 * that it is the database's, only the database can tell.
 */
export async function throughOutages<T>(
  work: () => Promise<T>,
  db: Db,
  mayGoOn: () => boolean,
): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!looksLikeOutage(error) || (await answers(db)) || !mayGoOn()) throw error;
      await untilDatabaseIsBack(() => ask(db), mayGoOn);
    }
  }
}

const answers = (db: Db) =>
  ask(db).then(
    () => true,
    () => false,
  );
