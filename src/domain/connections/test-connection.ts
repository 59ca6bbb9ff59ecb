import { type Actor, requirePerson } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { secondMs } from "#kit/time.ts";
import type { ConnectionState } from "./contract.ts";
import type { ConnectionDeps } from "./deps.ts";
import { ConnectionFailed, type ConnectionTarget } from "./ports.ts";
import { type ConnectionRow, selectConnection, updateOutcome } from "./queries.ts";
import { Unreadable } from "./sealer.ts";
import { openFields, withoutSecrets } from "./secrets.ts";
import { failureWords } from "./test-words.ts";

const testTimeoutMs = 15 * secondMs;
/** Nobody sends requests to others through us faster than this. */
const minPauseMs = 3 * secondMs;
/** What of an answer is kept and shown. */
export const maxAnswer = 300;

export const lockedWords =
  "The keys of this installation have changed, so this connection can no longer be read. Enter its secrets again.";
export const damagedWords =
  "What is stored of this connection is damaged. Enter its secrets again.";

/** A failure's text as it may be stored and shown: shortened, on one line, without the connection's secrets. */
export function shortAnswer(text: string, fields: Readonly<Record<string, string>>): string {
  const secrets = Object.entries(fields).flatMap(([name, value]) =>
    name.startsWith("secret") ? [value] : [],
  );
  // Taken out before it is cut: half of a secret isn't recognised.
  const plain = withoutSecrets(text, secrets).replaceAll(/\s+/g, " ").trim();
  return plain.length > maxAnswer ? `${plain.slice(0, maxAnswer - 1)}…`.toWellFormed() : plain;
}

type Tried = { state: ConnectionState; message: string };
type Deps = Pick<ConnectionDeps, "db" | "clock" | "connections">;

/** Tests a connection and notes how it went. Never throws for what the other side does. */
export async function tryConnection(row: ConnectionRow, deps: Deps): Promise<Tried> {
  const { outcome, message, isLocked } = await askTarget(row, deps.connections);
  const now = deps.clock();
  await updateOutcome(deps.db, row, {
    outcome,
    message,
    testedAt: now,
    ...(outcome === "failing" ? { lastFailedAt: now } : {}),
  });
  return { state: isLocked ? "locked" : outcome, message };
}

async function askTarget(
  row: ConnectionRow,
  { sealer, targets }: ConnectionDeps["connections"],
): Promise<{ outcome: "working" | "failing"; message: string; isLocked?: boolean }> {
  let fields: ReturnType<typeof openFields>;
  try {
    fields = openFields(row, sealer);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const isLocked = error.reason === "other-key";
    return { outcome: "failing", message: isLocked ? lockedWords : damagedWords, isLocked };
  }
  const target = targets[row.kind] as ConnectionTarget;
  try {
    await target.test(fields, { signal: AbortSignal.timeout(testTimeoutMs) });
    return { outcome: "working", message: "It works." };
  } catch (error) {
    if (!(error instanceof ConnectionFailed)) throw error;
    const said = shortAnswer(error.message, fields);
    return { outcome: "failing", message: failureWords(row.kind, error, said) };
  }
}

/**
 * Tests a connection of one's own.
 * @throws AppError signed_out, not_found (another's, too), rate_limited (it was tested a moment ago)
 */
export async function testConnection(actor: Actor, id: string, deps: Deps): Promise<Tried> {
  const row = await selectConnection(deps.db, requirePerson(actor), id);
  if (!row) throw new AppError("not_found");
  const sinceMs = deps.clock().getTime() - (row.testedAt?.getTime() ?? 0);
  if (sinceMs < minPauseMs)
    throw new AppError("rate_limited", {
      message: "This connection was tested a moment ago. Wait a few seconds and try again.",
    });
  return tryConnection(row, deps);
}
