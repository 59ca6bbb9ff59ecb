import type { Tx } from "#db/open.ts";
import type { FileSubject } from "./contract.ts";
import { keepWaiting } from "./queries.ts";

/**
 * Keeps waiting files that were uploaded for a subject, in the transaction that stores something which names them: from
 * then on they go with the subject. Ids of other files are left alone.
 */
export async function keepFiles(
  tx: Tx,
  subject: FileSubject,
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0) await keepWaiting(tx, subject, [...ids]);
}
