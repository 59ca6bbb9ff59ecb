import type { DbOrTx } from "#db/open.ts";
import { personOf, type Actor } from "#domain/identity/index.ts";
import { checkLimit } from "#domain/usage/index.ts";
import { AppError, toAppError } from "#errors";
import type { FileDeps } from "./deps.ts";

/**
 * Makes sure that a file still fits into its owner's plan. Call it in the transaction that announces it.
 * @throws AppError plan_limit; others than the owner aren't told how much that has
 */
export async function checkRoom(
  tx: DbOrTx,
  actor: Actor,
  { ownerId, size }: { ownerId: string; size: number },
  deps: Pick<FileDeps, "clock" | "usage">,
): Promise<void> {
  try {
    await checkLimit(tx, { ownerId, what: "fileBytes", adding: size }, deps);
  } catch (thrown) {
    if (toAppError(thrown).code !== "plan_limit" || personOf(actor) === ownerId) throw thrown;
    throw new AppError("plan_limit", {
      message: "No more files can be uploaded here. Please tell the person who sent you this page.",
    });
  }
}
