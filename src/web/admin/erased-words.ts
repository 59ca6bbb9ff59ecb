import type { ErasureReceipt } from "#domain/privacy/contract.ts";

/** What a deletion did, as an admin reads it. */
export function erasedWords({ id, purged }: ErasureReceipt, name = "The account"): string {
  const orders =
    purged.orders === 0
      ? ""
      : ` ${purged.orders} ${purged.orders === 1 ? "order stays" : "orders stay"} without a name.`;
  return `${name} is deleted, along with all personal data.${orders} Receipt: ${id}.`;
}
