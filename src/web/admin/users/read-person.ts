import {
  listUserAudit,
  listUserSessions,
  readUser,
  type AccountDeps,
} from "#domain/accounts/index.ts";
import type { Person } from "#domain/identity/contract.ts";
import { listOrdersOf } from "#domain/orders/index.ts";
import { AppError } from "#errors";
import { actorWords, personOf } from "./audit-words.ts";

/** Places in the two lists of a person's page. */
type Places = { orders: string; after: string };

/**
 * Everything that a person's page shows: facts, orders, sessions, history, and the names of other people in
 * it (null: deleted since). @throws AppError forbidden, not_found
 */
export async function readPerson(actor: Person, id: string, places: Places, deps: AccountDeps) {
  const user = await readUser(actor, id, deps); // refuses before anything else is read
  const [orders, sessions, history] = await Promise.all([
    listOrdersOf(actor, { userId: id, after: places.orders }, deps),
    listUserSessions(actor, id, deps),
    listUserAudit(actor, id, places.after, deps),
  ]);
  const mentioned = history.items
    .flatMap((entry) => [entry.actor, personOf(entry.subject)])
    .filter((one): one is string => one !== null && !actorWords(one) && one !== id);
  return { user, orders, sessions, history, names: await namesOf(actor, mentioned, deps) };
}
export type PersonPage = Awaited<ReturnType<typeof readPerson>>;

/** Names of people by their ids; null where they are gone. @throws AppError forbidden */
export async function namesOf(
  actor: Person,
  ids: readonly string[],
  deps: AccountDeps,
): Promise<Record<string, string | null>> {
  const names = await Promise.all(
    [...new Set(ids)].map(async (id) => [id, await nameOf(actor, id, deps)] as const),
  );
  return Object.fromEntries(names);
}

/** A person's name; null where they are gone. @throws AppError forbidden */
export async function nameOf(actor: Person, id: string, deps: AccountDeps): Promise<string | null> {
  try {
    return (await readUser(actor, id, deps)).name;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}
