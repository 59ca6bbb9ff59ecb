import { and, eq, inArray, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { orders, type OrderRow } from "./tables.ts";

/** The order of a quote that is open or paid for, or on the way there; the one furthest on. */
export async function selectLivingOrderOfQuote(
  tx: DbOrTx,
  quoteId: string,
  { provider, mode }: Pick<OrderRow, "provider" | "mode">,
): Promise<OrderRow | null> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.quoteId, quoteId),
        inArray(orders.status, ["open", "processing", "paid"]),
        eq(orders.provider, provider),
        eq(orders.mode, mode),
      ),
    )
    .orderBy(sql`array_position(array['paid', 'processing', 'open'], ${orders.status})`)
    .limit(1);
  return row ?? null;
}
