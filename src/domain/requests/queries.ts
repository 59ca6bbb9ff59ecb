import { and, desc, eq, getTableColumns, inArray, isNull, lt, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { conversationExists } from "#domain/conversations/index.ts";
import { isId } from "#kit/ids.ts";
import type { Place } from "#kit/keyset.ts";
import type { RequestListQuery } from "./contract.ts";
import { searchedRequests, serviceRequests, statusOfRequest } from "./tables.ts";

export type RequestRow = typeof serviceRequests.$inferSelect;

/** Inserts a request unless its conversation or sending has one; answers the new row, or null. */
export async function insertRequest(
  tx: DbOrTx,
  request: typeof serviceRequests.$inferInsert,
): Promise<RequestRow | null> {
  const [row] = await tx.insert(serviceRequests).values(request).onConflictDoNothing().returning();
  return row ?? null;
}

/** The request that came out of a conversation, by its id; null where there is none. */
export async function selectRequestOf(db: DbOrTx, conversationId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: serviceRequests.id })
    .from(serviceRequests)
    .where(eq(serviceRequests.conversationId, conversationId));
  return row?.id ?? null;
}

/** The requests that came out of these conversations. */
export async function selectRequestsFrom(
  db: DbOrTx,
  conversationIds: readonly string[],
): Promise<RequestRow[]> {
  if (conversationIds.length === 0) return [];
  return db
    .select()
    .from(serviceRequests)
    .where(inArray(serviceRequests.conversationId, [...conversationIds]));
}

/** The request, locked until the transaction ends. */
export async function lockRequest(tx: DbOrTx, id: string): Promise<RequestRow | null> {
  if (!isId(id)) return null;
  const [row] = await tx
    .select()
    .from(serviceRequests)
    .where(eq(serviceRequests.id, id))
    .for("update");
  return row ?? null;
}

export async function updateDecision(
  tx: DbOrTx,
  id: string,
  change: Pick<RequestRow, "decision" | "decidedBy" | "decidedAt">,
): Promise<void> {
  await tx.update(serviceRequests).set(change).where(eq(serviceRequests.id, id));
}

const newestFirst = [desc(serviceRequests.createdAt), desc(serviceRequests.id)] as const;
const isAfter = (place: Place | null) =>
  place
    ? sql`(${serviceRequests.createdAt}, ${serviceRequests.id}) < (${place.createdAt.toISOString()}::timestamptz, ${place.id})`
    : undefined;

/** A request, and whether its conversation can still be read. */
export type ListedRow = RequestRow & { hasTranscript: boolean };
const hasTranscript = conversationExists(serviceRequests.conversationId);
const listed = {
  ...getTableColumns(serviceRequests),
  hasTranscript: hasTranscript.mapWith(Boolean),
};

export async function selectListedRequest(db: DbOrTx, id: string): Promise<ListedRow | null> {
  if (!isId(id)) return null;
  const [row] = await db.select(listed).from(serviceRequests).where(eq(serviceRequests.id, id));
  return row ?? null;
}

/** Requests after a place in the list; one more than `limit` tells that there are more. */
export function selectRequests(
  db: DbOrTx,
  { status, search, view, after }: Omit<RequestListQuery, "after"> & { after: Place | null },
  limit: number,
): Promise<ListedRow[]> {
  return db
    .select(listed)
    .from(serviceRequests)
    .where(
      and(
        status ? sql`${statusOfRequest} = ${status}` : undefined,
        search ? sql`${searchedRequests} like ${`%${escaped(search)}%`}` : undefined,
        view === "summaries" ? hasTranscript : undefined,
        isAfter(after),
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit + 1);
}

/** `like` takes these as signs. */
const escaped = (text: string) => text.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`);

export const selectRequestsOf = (
  db: DbOrTx,
  { userId, after, limit }: { userId: string; after: Place | null; limit: number },
): Promise<RequestRow[]> =>
  db
    .select()
    .from(serviceRequests)
    .where(and(eq(serviceRequests.userId, userId), isAfter(after)))
    .orderBy(...newestFirst)
    .limit(limit + 1);

export const selectAllRequestsOf = (db: DbOrTx, userId: string): Promise<RequestRow[]> =>
  db
    .select()
    .from(serviceRequests)
    .where(eq(serviceRequests.userId, userId))
    .orderBy(...newestFirst);

const hasAddress = (email: string) => eq(sql`lower(${serviceRequests.email})`, email.toLowerCase());

export async function setRequester(tx: DbOrTx, userId: string, email: string): Promise<number> {
  const rows = await tx
    .update(serviceRequests)
    .set({ userId })
    .where(and(isNull(serviceRequests.userId), hasAddress(email)))
    .returning({ id: serviceRequests.id });
  return rows.length;
}

/** Gives a person the requests of conversations that are theirs. */
export async function setRequesterOfConversations(tx: DbOrTx, userId: string): Promise<void> {
  await tx
    .update(serviceRequests)
    .set({ userId })
    .where(
      and(
        isNull(serviceRequests.userId),
        conversationExists(serviceRequests.conversationId, userId),
      ),
    );
}

/** @returns ids of those that are gone */
export async function deleteRequestsOf(tx: DbOrTx, userId: string): Promise<string[]> {
  const rows = await tx
    .delete(serviceRequests)
    .where(eq(serviceRequests.userId, userId))
    .returning({ id: serviceRequests.id });
  return rows.map(({ id }) => id);
}

/** Removes an address, and what names a person beside it, from requests that are somebody else's. */
export async function unsetRequester(tx: DbOrTx, email: string): Promise<void> {
  await tx
    .update(serviceRequests)
    .set({
      email: null,
      clientName: "Erased",
      contactPerson: "Erased",
      intake: sql`intake || '{"email": "", "customer_name": "", "company": ""}'::jsonb`,
    })
    .where(hasAddress(email));
}

/** Deletes what was raised, and decided, before `time`. @returns how many */
export async function deleteRequestsBefore(db: DbOrTx, time: Date): Promise<number> {
  const { rowCount } = await db.delete(serviceRequests).where(
    and(
      lt(serviceRequests.createdAt, time), // has the index; nothing is decided before it is raised
      lt(sql`coalesce(${serviceRequests.decidedAt}, ${serviceRequests.createdAt})`, time),
    ),
  );
  return rowCount ?? 0;
}
