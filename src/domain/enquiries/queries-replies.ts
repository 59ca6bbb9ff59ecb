import { and, asc, desc, eq, inArray, isNull, lt, ne, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { isId } from "#kit/ids.ts";
import type { Place } from "#kit/keyset.ts";
import type { EnquiryListQuery } from "./contract.ts";
import type { EnquiryRow } from "./queries.ts";
import { enquiries, enquiryReplies, searchedEnquiries } from "./tables.ts";

export type ReplyRow = typeof enquiryReplies.$inferSelect;

/** Enquiries after a place in the list; one more than `limit` tells that there are more. */
export function selectEnquiries(
  db: DbOrTx,
  {
    state,
    search,
    after,
    now,
  }: Omit<EnquiryListQuery, "after"> & { after: Place | null; now: Date },
  limit: number,
): Promise<EnquiryRow[]> {
  const isOpen = eq(enquiries.status, "open");
  const states = {
    open: isOpen,
    late: and(isOpen, lt(enquiries.dueAt, now)),
    answered: eq(enquiries.status, "answered"),
    waiting: undefined,
    "": undefined,
  };
  const isWaiting = state === "waiting" ? eq : ne;
  return db
    .select()
    .from(enquiries)
    .where(
      and(
        isWaiting(enquiries.kind, "waiting-list"),
        states[state],
        search ? sql`${searchedEnquiries} like ${`%${escaped(search)}%`}` : undefined,
        after
          ? sql`(${enquiries.createdAt}, ${enquiries.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`
          : undefined,
      ),
    )
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(limit + 1);
}

/** `like` takes these as signs. */
const escaped = (text: string) => text.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`);

/** The enquiry, locked until the transaction ends. */
export async function lockEnquiry(tx: DbOrTx, id: string): Promise<EnquiryRow | null> {
  if (!isId(id)) return null;
  const [row] = await tx.select().from(enquiries).where(eq(enquiries.id, id)).for("update");
  return row ?? null;
}

/** What Aria answered, unless an answer stands there already. */
export async function setAiAnswer(
  db: DbOrTx,
  id: string,
  answer: Pick<EnquiryRow, "aiAnswer" | "aiModel" | "aiSources">,
): Promise<void> {
  await db
    .update(enquiries)
    .set(answer)
    .where(and(eq(enquiries.id, id), isNull(enquiries.aiAnswer)));
}

/** Stores a reply unless it stands there; answers whether it did. */
export async function insertReply(
  tx: DbOrTx,
  reply: typeof enquiryReplies.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(enquiryReplies)
    .values(reply)
    .onConflictDoNothing({ target: enquiryReplies.id })
    .returning({ id: enquiryReplies.id });
  return rows.length > 0;
}

/** Nobody waits for a reply to this enquiry any more. */
export async function setAnswered(tx: DbOrTx, id: string, at: Date): Promise<void> {
  await tx
    .update(enquiries)
    .set({ status: "answered", answeredAt: at })
    .where(eq(enquiries.id, id));
}

/** What was written back to these enquiries, oldest first. */
export async function selectReplies(db: DbOrTx, enquiryIds: string[]): Promise<ReplyRow[]> {
  if (enquiryIds.length === 0) return [];
  return db
    .select()
    .from(enquiryReplies)
    .where(inArray(enquiryReplies.enquiryId, enquiryIds))
    .orderBy(asc(enquiryReplies.createdAt), asc(enquiryReplies.id));
}
