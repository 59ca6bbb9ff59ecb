import { type Actor, requirePerson } from "#domain/identity/index.ts";
import { fromCursor, pageOf } from "#kit/keyset.ts";
import type { EnquiryKind, EnquiryView } from "./contract.ts";
import type { EnquiryDeps } from "./deps.ts";
import { selectReplies } from "./queries-replies.ts";
import { selectEnquiriesOf } from "./queries.ts";

const pageSize = 25;

/**
 * The acting person's enquiries of some kinds with our replies, newest first; `after` is the `next` of the page before,
 * or empty. @throws AppError signed_out
 */
export async function listEnquiries(
  actor: Actor,
  { kinds, after }: { kinds: readonly EnquiryKind[]; after: string },
  deps: Pick<EnquiryDeps, "db">,
): Promise<{ items: EnquiryView[]; next: string | null }> {
  const rows = await selectEnquiriesOf(deps.db, {
    userId: requirePerson(actor),
    kinds,
    after: fromCursor(after),
    limit: pageSize,
  });
  const { items, next } = pageOf(rows, pageSize);
  const replies = await selectReplies(
    deps.db,
    items.map(({ id }) => id),
  );
  return {
    items: items.map((row) => ({
      id: row.id,
      kind: row.kind,
      about: row.subjectTitle,
      message: row.message,
      status: row.status,
      createdAt: row.createdAt.toISOString(),
      dueAt: row.dueAt?.toISOString() ?? null,
      aiAnswer: row.aiAnswer,
      replies: replies
        .filter(({ enquiryId }) => enquiryId === row.id)
        .map(({ id, text, createdAt }) => ({ id, text, at: createdAt.toISOString() })),
    })),
    next,
  };
}
