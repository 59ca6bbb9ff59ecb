import { recordAudit } from "#domain/audit/index.ts";
import { type Actor, requirePerson } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import type { ConnectionDeps } from "./deps.ts";
import { deleteConnectionRow } from "./queries.ts";

/**
 * Deletes a connection, its secrets and its deliveries; what waits to be sent isn't sent any more. What names it goes on
 * without it (`readConnection` says what that is). @throws AppError signed_out, not_found (another's, too)
 */
export async function deleteConnection(
  actor: Actor,
  id: string,
  { db }: Pick<ConnectionDeps, "db">,
): Promise<void> {
  const ownerId = requirePerson(actor);
  await db.transaction(async (tx) => {
    const row = await deleteConnectionRow(tx, ownerId, id);
    if (!row) throw new AppError("not_found");
    await recordAudit(tx, {
      actor: ownerId,
      action: "connection.deleted",
      subject: `connection/${id}`,
      detail: { kind: row.kind },
    });
  });
}
