import type { ErasureReceipt } from "#domain/privacy/contract.ts";

/** What a deletion did, as an admin reads it. */
export function erasedWords({ id, purged }: ErasureReceipt, name?: string): string {
  const orders =
    purged.orders === 0
      ? ""
      : ` ${purged.orders} ${purged.orders === 1 ? "order stays" : "orders stay"} without a name.`;
  const who = name ? `${name} and all their` : "The account and all its";
  return `${who} personal data are deleted.${orders} Receipt: ${id}.`;
}
