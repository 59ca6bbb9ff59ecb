import type { RetentionClass } from "#db/columns.ts";
import type { Job } from "#db/jobs.ts";
import type { DbOrTx, Tx } from "#db/open.ts";

/** A person, as far as others keep data of them. */
export type DataSubject = {
  userId: string;
  /** An address that the person has confirmed; null where nobody knows that it is theirs. */
  email: string | null;
};

/**
 * What ends the storage of a class of data (src/db/columns.ts): a nightly job of the noun; the erasure of the person,
 * whether they ask for it or were inactive for as long as the class says; or the law, which no job comes before.
 */
export type EndOfRetention = Pick<Job, "name" | "cron"> | "erasure" | "law";

/**
 * What a noun does with the data of a person. Each noun that keeps any exports one of these; privacy and accounts run
 * the list (src/domain/nouns.ts) and know no noun. `D` is what it needs.
 */
export type PersonalData<D = object> = {
  /** Names the noun's part of the copy and of an erasure's receipt, e.g. `orders`. */
  name: string;
  /** Its tables in which a person stands, by their names in the database. */
  tables: readonly string[];
  /** How long it is kept: the classes of its columns, each with what ends them. */
  retention: Readonly<Partial<Record<RetentionClass, EndOfRetention>>>;
  /** Gives a person what is theirs by an address that they have just confirmed. @returns how many */
  claim?(tx: Tx, person: { userId: string; email: string }): Promise<number>;
  /**
   * All of it, for the person's own copy. `about` are the ids of what was exported before, the account's first.
   * Rows carry their `id` where others write about them.
   */
  export(db: DbOrTx, person: DataSubject & { about: readonly string[] }): Promise<object[]>;
  /** What others keep for us is deleted there, before the transaction that erases the person. Safe to repeat. */
  forgetOutside?(person: DataSubject, deps: D): Promise<void>;
  /**
   * Deletes it, or takes the person out of what has to stay. `about` are the ids of what was forgotten before.
   * @returns ids of what is gone or nameless, and how many
   */
  forget(tx: Tx, person: DataSubject & { about: readonly string[] }, deps: D): Promise<Forgotten>;
};

/** `count` is null where receipts don't name the noun. */
export type Forgotten = { ids: readonly string[]; count: number | null };

/** So many rows of these ids are gone. */
export const forgotten = (ids: readonly string[]): Forgotten => ({ ids, count: ids.length });

export type BoundPersonalData = Omit<PersonalData, "forget" | "forgetOutside"> & {
  forgetOutside(person: DataSubject): Promise<void>;
  forget(tx: Tx, person: DataSubject & { about: readonly string[] }): Promise<Forgotten>;
};

/** With what it needs. */
export const bindPersonalData = <D>(noun: PersonalData<D>, deps: D): BoundPersonalData => ({
  ...noun,
  forgetOutside: async (person) => noun.forgetOutside?.(person, deps),
  forget: (tx, person) => noun.forget(tx, person, deps),
});
