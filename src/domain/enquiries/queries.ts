import { and, count, eq, gte, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { enquiries } from "./tables.ts";

export type EnquiryRow = typeof enquiries.$inferSelect;

/** Inserts an enquiry unless the same request was stored before; answers the new row, or null. */
export async function insertEnquiry(
  tx: DbOrTx,
  enquiry: typeof enquiries.$inferInsert,
): Promise<EnquiryRow | null> {
  const [row] = await tx
    .insert(enquiries)
    .values(enquiry)
    .onConflictDoNothing({ target: enquiries.requestKey })
    .returning();
  return row ?? null;
}

export async function selectEnquiryByRequest(
  tx: DbOrTx,
  requestKey: string,
): Promise<EnquiryRow | null> {
  const [row] = await tx.select().from(enquiries).where(eq(enquiries.requestKey, requestKey));
  return row ?? null;
}

/** How many enquiries gave this address since `since`. */
export async function countFromAddress(db: DbOrTx, email: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ many: count() })
    .from(enquiries)
    .where(
      and(eq(sql`lower(${enquiries.email})`, email.toLowerCase()), gte(enquiries.createdAt, since)),
    );
  return row?.many ?? 0;
}
