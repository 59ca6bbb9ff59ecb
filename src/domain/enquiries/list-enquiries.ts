import { fromCursor, pageOf } from "#kit/keyset.ts";
import type { EnquiryView } from "./contract.ts";
import { selectEnquiriesOf } from "./queries.ts";
import type { EnquiryDeps } from "./send-enquiry.ts";

const pageSize = 25;

/** A person's enquiries, newest first; `after` is the `next` of the page before. */
export async function listEnquiries(
  userId: string,
  after: string,
  deps: Pick<EnquiryDeps, "db">,
): Promise<{ items: EnquiryView[]; next: string | null }> {
  const rows = await selectEnquiriesOf(deps.db, userId, fromCursor(after), pageSize);
  const { items, next } = pageOf(rows, pageSize);
  return {
    items: items.map((row) => ({
      id: row.id,
      kind: row.kind,
      service: row.serviceTitle,
      message: row.message,
      status: row.status,
      createdAt: row.createdAt.toISOString(),
      dueAt: row.dueAt.toISOString(),
    })),
    next,
  };
}
