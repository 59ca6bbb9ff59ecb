import { AppError } from "#errors";
import type { Json } from "#kit/json-changes.ts";
import { secondMs } from "#kit/time.ts";
import type { ConnectionDeps } from "./deps.ts";
import { noteUse, openRow } from "./open-connection.ts";
import { type ConnectionAction, ConnectionFailed, type ConnectionTarget } from "./ports.ts";
import { selectConnection } from "./queries.ts";
import { shortAnswer } from "./test-connection.ts";
import { failureWords } from "./test-words.ts";

const timeoutMs = 20 * secondMs;

/**
 * Has a person's connection do something at once, and notes whether it worked. A failure is told in plain words.
 * @throws AppError not_found where they have none with this id, connection_unreadable; ConnectionFailed
 */
export async function actNow(
  ownerId: string,
  { connectionId, action }: { connectionId: string; action: ConnectionAction },
  deps: ConnectionDeps,
): Promise<Json> {
  const row = await selectConnection(deps.db, ownerId, connectionId);
  if (!row) throw new AppError("not_found");
  const opened = openRow(row, deps);
  // The fields are those of the kind whose target is asked.
  const target = deps.connections.targets[row.kind] as ConnectionTarget;
  if (!target.act) throw new ConnectionFailed("rejected", "This connection can’t be used here.");
  try {
    const answer = await target.act(opened.fields, action, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    await noteUse(opened, null, deps);
    return answer;
  } catch (error) {
    const failure =
      error instanceof ConnectionFailed
        ? error
        : new ConnectionFailed("unreachable", String(error));
    await noteUse(opened, failure, deps);
    const { reason, status, retryAfterMs } = failure;
    const said = failureWords(row.kind, failure, shortAnswer(failure.message, opened.fields));
    throw new ConnectionFailed(reason, said, { status, retryAfterMs });
  }
}
