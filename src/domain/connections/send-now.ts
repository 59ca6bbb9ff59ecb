import { AppError } from "#errors";
import { secondMs } from "#kit/time.ts";
import type { ConnectionDeps } from "./deps.ts";
import { noteUse, openRow, type OpenConnection } from "./open-connection.ts";
import {
  type Answer,
  ConnectionFailed,
  type ConnectionKind,
  type ConnectionTarget,
  type Message,
} from "./ports.ts";
import { selectConnection } from "./queries.ts";
import { shortAnswer } from "./test-connection.ts";
import { failureWords } from "./test-words.ts";

const timeoutMs = 20 * secondMs;

/**
 * Delivers a message by a person's connection at once, for work that waits for the answer and tries again itself.
 * Whether it worked is noted at the connection; a failure is told in plain words.
 * @throws AppError not_found where they have none with this id, connection_unreadable; ConnectionFailed
 */
export async function sendNow(
  ownerId: string,
  { connectionId, message }: { connectionId: string; message: Message },
  deps: ConnectionDeps,
): Promise<Answer & { kind: ConnectionKind }> {
  const row = await selectConnection(deps.db, ownerId, connectionId);
  if (!row) throw new AppError("not_found");
  const opened: OpenConnection<ConnectionKind> = openRow(row, deps);
  // The fields are those of the kind whose target is asked.
  const target = deps.connections.targets[row.kind] as ConnectionTarget;
  if (!target.deliver) throw new ConnectionFailed("rejected", "Nothing can be sent to it.");
  try {
    const answer = await target.deliver(opened.fields, message, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    await noteUse(opened, null, deps);
    return { ...answer, kind: row.kind };
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
