import type { ErasureReceipt } from "#domain/privacy/contract.ts";

/** What a deletion did, as an admin reads it. */
export function erasedWords({ id, purged }: ErasureReceipt, name?: string): string {
  const orders =
    purged.orders === 0
      ? ""
      : ` ${purged.orders} ${purged.orders === 1 ? "order is kept" : "orders are kept"} without a name.`;
  const who = name ? `${name} and all their` : "The account and all its";
  return `${who} personal data have been deleted.${orders} Receipt: ${id}.`;
}
