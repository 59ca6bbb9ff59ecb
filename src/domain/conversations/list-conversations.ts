import type { Actor } from "#domain/identity/index.ts";
import { fromCursor, toCursor } from "#kit/keyset.ts";
import { ConversationListQuery, type ConversationListItem } from "./contract.ts";
import type { ConversationDeps } from "./deps.ts";
import { adminDesk, type Desk } from "./desk.ts";
import { selectConversations } from "./queries-admin.ts";
import type { ConversationRow } from "./queries.ts";

const pageSize = 25;

export const toListItem = (row: ConversationRow): Omit<ConversationListItem, "helpful"> => ({
  id: row.id,
  title: row.title,
  status: row.status,
  channel: row.channel,
  via: row.via,
  handledBy: row.handledBy ? "person" : "aria",
  messageCount: row.messageCount,
  createdAt: row.createdAt.toISOString(),
  lastMessageAt: row.lastMessageAt.toISOString(),
  found: null,
  wantsPersonSince: row.personWantedAt?.toISOString() ?? null,
  hasLead: row.hasLead,
});

/**
 * The admin's list of conversations by their last message, latest first, 25 a page (contract.ts,
 * ConversationListQuery). @throws AppError forbidden
 */
export async function listConversations(
  actor: Actor,
  input: unknown,
  deps: Pick<ConversationDeps, "db" | "adminSecondFactor">,
  desk: Desk = adminDesk(deps),
): Promise<{ items: ConversationListItem[]; next: string | null }> {
  await desk.requireReader(deps.db, actor);
  const { show, search, via, after } = ConversationListQuery.parse(Object(input));
  const rows = await selectConversations(deps.db, {
    search,
    desk: desk.id,
    show: show || null,
    via: via || null,
    after: fromCursor(after),
    limit: pageSize,
  });
  const items = rows.slice(0, pageSize);
  const last = items.at(-1);
  return {
    items: items.map((row) => ({
      ...toListItem(row),
      found: row.found,
      helpful: { yes: row.helpfulCount, no: row.unhelpfulCount },
    })),
    next:
      rows.length > pageSize && last
        ? toCursor({ createdAt: last.lastMessageAt, id: last.id })
        : null,
  };
}
