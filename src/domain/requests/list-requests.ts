import { type Actor, requireAdmin, requirePerson } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { fromCursor, pageOf } from "#kit/keyset.ts";
import {
  RequestListQuery,
  type OwnRequest,
  type RequestDetail,
  type RequestView,
} from "./contract.ts";
import type { RequestDeps } from "./deps.ts";
import {
  selectListedRequest,
  selectRequestOf,
  selectRequests,
  selectRequestsOf,
  type ListedRow,
} from "./queries.ts";
import { ownRequest, planOf, statusOf } from "./rules.ts";

const pageSize = 25;
/** In the portal, where messages stand on the same page. */
const ownPageSize = 10;
type Deps = Pick<RequestDeps, "db" | "adminSecondFactor">;

const toView = (row: ListedRow): RequestView => ({
  id: row.id,
  client_name: row.clientName,
  contact_person: row.contactPerson,
  email: row.email,
  user_id: row.userId,
  created_at: row.createdAt.toISOString(),
  key_decisions: row.keyDecisions,
  topics_discussed: row.topicsDiscussed,
  tavus_conversation_id: row.tavusConversationId,
  conversation_id: row.conversationId,
  has_transcript: row.hasTranscript,
  source: row.source,
  status: statusOf(row),
  plan: planOf(row.topicsDiscussed),
  priority: row.priority,
  decided_at: row.decidedAt?.toISOString() ?? null,
});

/**
 * The registrations list (spec site.md §2, §3): newest first, 25 a page, by status and words (contract.ts,
 * RequestListQuery); `view: "summaries"` leaves out what has no transcript.
 * @throws AppError forbidden
 */
export async function listRequests(
  actor: Actor,
  input: unknown,
  deps: Deps,
): Promise<{ items: RequestView[]; next: string | null }> {
  await requireAdmin(deps.db, actor, deps);
  const query = RequestListQuery.parse(input);
  const after = fromCursor(query.after);
  const { items, next } = pageOf(
    await selectRequests(deps.db, { ...query, after }, pageSize),
    pageSize,
  );
  return { items: items.map(toView), next };
}

/** Visit summaries (spec site.md §3, §7): the same of those only that have a transcript. @throws AppError forbidden */
export const readVisitSummaries = (actor: Actor, input: object, deps: Deps) =>
  listRequests(actor, { ...input, view: "summaries" }, deps);

/** One request with its record. @throws AppError forbidden, not_found */
export async function readRequest(actor: Actor, id: string, deps: Deps): Promise<RequestDetail> {
  await requireAdmin(deps.db, actor, deps);
  const row = await selectListedRequest(deps.db, id);
  if (!row) throw new AppError("not_found");
  return {
    ...toView(row),
    intake: row.intake,
    is_fallback: row.isFallback,
    decided_by: row.decidedBy,
  };
}

/** The request that came out of a conversation, for admins; null where there is none. @throws AppError forbidden */
export async function findRequestOf(
  actor: Actor,
  conversationId: string,
  deps: Deps,
): Promise<string | null> {
  await requireAdmin(deps.db, actor, deps);
  return selectRequestOf(deps.db, conversationId);
}

/** The acting person's requests, newest first; `after` is the `next` of the page before, or empty. @throws AppError signed_out */
export async function listOwnRequests(
  actor: Actor,
  { after }: { after: string },
  { db }: Pick<RequestDeps, "db">,
): Promise<{ items: OwnRequest[]; next: string | null }> {
  const userId = requirePerson(actor);
  const rows = await selectRequestsOf(db, { userId, after: fromCursor(after), limit: ownPageSize });
  const { items, next } = pageOf(rows, ownPageSize);
  return { items: items.map(ownRequest), next };
}
