import { AppError } from "#errors";
import type { ConnectionDeps } from "./deps.ts";
import type { ConnectionKind, FieldsOf } from "./kinds.ts";
import type { ConnectionFailed } from "./ports.ts";
import { type ConnectionRow, selectConnection, updateOutcome } from "./queries.ts";
import { Unreadable } from "./sealer.ts";
import { openFields } from "./secrets.ts";
import { shortAnswer } from "./test-connection.ts";
import { failureWords } from "./test-words.ts";

/** A connection, opened for use. Its fields must not be stored, logged or sent anywhere but to its service. */
export type OpenConnection<K extends ConnectionKind> = {
  row: Pick<ConnectionRow, "id" | "kind" | "revision">;
  fields: FieldsOf<K>;
};

type Deps = Pick<ConnectionDeps, "db" | "connections">;

/**
 * Opens a connection of a person's for work that is done for them; who asks has checked that it is theirs to do.
 * @returns null where they have none with this id and kind
 * @throws AppError connection_unreadable
 */
export async function openConnection<K extends ConnectionKind>(
  ownerId: string,
  { id, kind }: { id: string; kind: K },
  deps: Deps,
): Promise<OpenConnection<K> | null> {
  const row = await selectConnection(deps.db, ownerId, id);
  return row?.kind === kind ? openRow<K>(row, deps) : null;
}

/** @throws AppError connection_unreadable */
export function openRow<K extends ConnectionKind>(
  row: ConnectionRow,
  { connections }: Pick<Deps, "connections">,
): OpenConnection<K> {
  try {
    return { row, fields: openFields<K>(row, connections.sealer) };
  } catch (error) {
    if (error instanceof Unreadable) throw new AppError("connection_unreadable", { cause: error });
    throw error;
  }
}

/** Notes that a connection was used: that it worked, or why not. */
export async function noteUse(
  { row, fields }: OpenConnection<ConnectionKind>,
  failure: ConnectionFailed | null,
  { db, clock }: Pick<ConnectionDeps, "db" | "clock">,
): Promise<void> {
  const now = clock();
  if (!failure)
    return updateOutcome(db, row, { outcome: "working", message: "It works.", lastUsedAt: now });
  await updateOutcome(db, row, {
    outcome: "failing",
    message: failureWords(row.kind, failure, shortAnswer(failure.message, fields)),
    lastFailedAt: now,
  });
}

/** Why a use of a connection failed, in plain words, without its secrets. */
export const failureOf = (
  { row, fields }: OpenConnection<ConnectionKind>,
  failure: ConnectionFailed,
): string => failureWords(row.kind, failure, shortAnswer(failure.message, fields));
