import type { Db } from "#db/open.ts";
import { bookTogether, type Booking } from "./queries.ts";

type Waiting = {
  booking: Booking;
  resolve: (refusedBy: string | null) => void;
  reject: (cause: unknown) => void;
};

/** So many are written together at most. */
const mostAtOnce = 200;

/**
 * Writes bookings down. Everybody's count of a day is one row: if each call held it for a transaction of its
 * own, all calls would wait in a queue for each other's disk. So whatever arrives while one statement is
 * under way goes into the next one together; across nodes the rows' locks keep the limits.
 */
class Ledger {
  readonly #db: Db;
  readonly #waiting: Waiting[] = [];
  #isWriting = false;

  constructor(db: Db) {
    this.#db = db;
  }

  add(booking: Booking): Promise<string | null> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ booking, resolve, reject });
      if (!this.#isWriting) void this.#write();
    });
  }

  async #write(): Promise<void> {
    this.#isWriting = true;
    await Promise.resolve(); // what is asked for in the same breath goes along
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, mostAtOnce);
      try {
        const refusals = await bookTogether(
          this.#db,
          batch.map(({ booking }) => booking),
        );
        for (const [at, { resolve }] of batch.entries()) resolve(refusals[at] ?? null);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#isWriting = false;
  }
}

const ledgers = new WeakMap<Db, Ledger>();

/**
 * Adds a booking to all its accounts, or to none. @returns the first account whose limit it would pass; null
 * where it was added
 */
export function book(db: Db, booking: Booking): Promise<string | null> {
  const ledger = ledgers.get(db) ?? new Ledger(db);
  ledgers.set(db, ledger);
  return ledger.add(booking);
}
