import { type Actor, requirePerson } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import type { ConnectionUse, ConnectionView } from "./contract.ts";
import type { ConnectionDeps } from "./deps.ts";
import {
  type ConnectionRow,
  countFailed,
  selectConnection,
  selectConnectionsOf,
} from "./queries.ts";

const toView = (
  row: ConnectionRow,
  failedDeliveries: number,
  { sealer }: Pick<ConnectionDeps["connections"], "sealer">,
): ConnectionView => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  state: sealer.isOwn(row.sealed) ? row.outcome : "locked",
  message: row.message,
  settings: row.settings,
  masks: row.masks,
  testedAt: row.testedAt?.toISOString() ?? null,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  lastFailedAt: row.lastFailedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.updatedAt.toISOString(),
  failedDeliveries,
});

type Deps = Pick<ConnectionDeps, "db" | "connections">;

/** A person's connections, newest first, without their secrets. @throws AppError signed_out */
export async function listConnections(actor: Actor, deps: Deps): Promise<ConnectionView[]> {
  const rows = await selectConnectionsOf(deps.db, requirePerson(actor));
  const failed = await countFailed(
    deps.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toView(row, failed.get(row.id) ?? 0, deps.connections));
}

/** One of them, with what uses it. @throws AppError signed_out, not_found (another's, too) */
export async function readConnection(
  actor: Actor,
  id: string,
  deps: Deps,
): Promise<{ connection: ConnectionView; uses: ConnectionUse[] }> {
  const ownerId = requirePerson(actor);
  const row = await selectConnection(deps.db, ownerId, id);
  if (!row) throw new AppError("not_found");
  const failed = await countFailed(deps.db, [id]);
  return {
    connection: toView(row, failed.get(id) ?? 0, deps.connections),
    uses: await deps.connections.findUses(ownerId, id),
  };
}
