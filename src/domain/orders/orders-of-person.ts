import type { DbOrTx } from "#db/open.ts";
import { forgotten, type PersonalData } from "#domain/identity/index.ts";
import type { OrderDeps } from "./deps.ts";
import { selectAllOrdersOf, setOwner, unsetEmail, unsetOwner } from "./queries.ts";

/**
 * Gives a person the orders that were made with their address and belong to nobody. Call it only for an
 * address that the person has confirmed. @returns how many
 */
export const linkOrders = (tx: DbOrTx, person: { userId: string; email: string }) =>
  setOwner(tx, person.userId, person.email);

/** All that is stored of a person's orders, for their own copy of their data. */
export async function exportOrders(db: DbOrTx, userId: string) {
  const rows = await selectAllOrdersOf(db, userId);
  return rows.map(({ attemptKey: _key, sessionUrl: _url, checkedAt: _checked, ...order }) => order);
}

/**
 * Takes the person out of their orders, which stay as business records. `email` is an address that the
 * person has confirmed, or null: nobody's orders with it are theirs, and in somebody else's it has no
 * place any more. @returns ids of the person's orders
 */
export async function forgetBuyer(
  tx: DbOrTx,
  { userId, email }: { userId: string; email: string | null },
): Promise<string[]> {
  if (email !== null) await setOwner(tx, userId, email);
  const orderIds = await unsetOwner(tx, userId);
  if (email !== null) await unsetEmail(tx, email);
  return orderIds;
}

type ForgetDeps = Pick<OrderDeps, "db"> & { orders: Pick<OrderDeps["orders"], "payments"> };

/** What the payment provider keeps of a person, as far as it is ours, is deleted. @returns nothing to undo */
export async function forgetCustomer(
  person: { userId: string; email: string | null },
  deps: ForgetDeps,
): Promise<void> {
  const rows = await selectAllOrdersOf(deps.db, person.userId);
  await deps.orders.payments.forgetCustomer({
    orderIds: rows.map(({ id }) => id),
    email: person.email,
  });
}

/** Orders stay as business records, without the person. */
export const ordersOfPerson: PersonalData<ForgetDeps> = {
  name: "orders",
  tables: ["orders"],
  retention: { order: "law", customer: "erasure" },
  claim: linkOrders,
  export: (db, { userId }) => exportOrders(db, userId),
  forgetOutside: forgetCustomer,
  forget: async (tx, person) => forgotten(await forgetBuyer(tx, person)),
};
