import { readTranscript, type TranscriptLine } from "#domain/conversations/index.ts";
import { type Actor, requireAdmin } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import type { RequestDeps } from "./deps.ts";
import { selectListedRequest } from "./queries.ts";

/**
 * What was said in the conversation that a request came from (spec site.md §3 and §7, transcript); null where
 * there is none, or it is gone. Each reading is audited. @throws AppError forbidden, not_found
 */
export async function readRequestTranscript(
  actor: Actor,
  requestId: string,
  deps: Pick<RequestDeps, "db" | "adminSecondFactor">,
): Promise<TranscriptLine[] | null> {
  await requireAdmin(deps.db, actor, deps);
  const request = await selectListedRequest(deps.db, requestId);
  if (!request) throw new AppError("not_found");
  if (!request.conversationId) return null;
  try {
    return (await readTranscript(actor, request.conversationId, deps)).lines;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}
