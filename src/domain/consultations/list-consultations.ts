import { briefConversations } from "#domain/conversations/index.ts";
import { type Actor, requireAdmin } from "#domain/identity/index.ts";
import { fromCursor, pageOf } from "#kit/keyset.ts";
import { ConsultationListQuery, type ConsultationListItem } from "./contract.ts";
import type { ConsultationDeps } from "./deps.ts";
import { selectConsultations } from "./queries-admin.ts";
import { toListItem } from "./to-list-item.ts";

const pageSize = 25;

/**
 * The admin's list of video calls, the latest first, 25 a page (contract.ts, ConsultationListQuery).
 * @throws AppError forbidden
 */
export async function listConsultations(
  actor: Actor,
  input: unknown,
  deps: Pick<ConsultationDeps, "db" | "adminSecondFactor" | "clock">,
): Promise<{ items: ConsultationListItem[]; next: string | null }> {
  await requireAdmin(deps.db, actor, deps);
  const { show, after } = ConsultationListQuery.parse(Object(input));
  const filter = { status: show || null, after: fromCursor(after) };
  const rows = await selectConsultations(deps.db, filter, pageSize);
  const page = pageOf(
    rows.map((row) => ({ ...row, createdAt: row.startedAt })),
    pageSize,
  );
  const ids = page.items.flatMap(({ conversationId }) => conversationId ?? []);
  const said = await briefConversations(deps.db, ids);
  const now = deps.clock();
  return {
    items: page.items.map((row) => toListItem(row, said.get(row.conversationId ?? ""), now)),
    next: page.next,
  };
}
