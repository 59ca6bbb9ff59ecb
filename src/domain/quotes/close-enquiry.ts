import type { DbOrTx } from "#db/open.ts";
import { setAnswered } from "#domain/enquiries/index.ts";
import type { QuoteRow } from "./queries.ts";

/**
 * A quote that has its total, or was withdrawn, answers the enquiry that asked for it: it was all that was
 * promised there. Call it in the transaction that makes the quote so.
 */
export async function closeEnquiry(
  tx: DbOrTx,
  { enquiryId }: Pick<QuoteRow, "enquiryId">,
  at: Date,
): Promise<void> {
  if (enquiryId) await setAnswered(tx, enquiryId, at);
}
