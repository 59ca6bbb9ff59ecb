import { createHash } from "node:crypto";
import { type Actor, personOf } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { IntakeSubmission } from "./contract.ts";
import type { RequestDeps } from "./deps.ts";
import { storeRequest } from "./store-request.ts";

/**
 * Stores an intake record that our own pages send (spec site.md §7, store-intake-data). The same record with
 * the same timestamp is stored once, however often it arrives.
 * @throws AppError invalid_input (`fields` by their path: `data.budget`)
 */
export async function submitIntake(actor: Actor, input: unknown, deps: RequestDeps): Promise<void> {
  const parsed = IntakeSubmission.safeParse(input);
  if (!parsed.success)
    throw new AppError("invalid_input", {
      cause: parsed.error,
      fields: Object.fromEntries(
        parsed.error.issues.map(({ path, message }) => [path.join(".") || "form", message]),
      ),
    });
  const { data: record, source } = parsed.data;
  const userId = personOf(actor);
  const requestKey = createHash("sha256")
    .update(JSON.stringify([userId, parsed.data]))
    .digest("hex");
  await deps.db.transaction((tx) =>
    storeRequest(tx, { record, source, userId, requestKey, conversationId: null }, deps),
  );
}
