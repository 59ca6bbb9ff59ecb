import type { Tx } from "#db/open.ts";
import { secondMs } from "#kit/time.ts";
import { type DeliveredErasure, kindGroup } from "./contract.ts";
import { deliver } from "./deliver.ts";
import type { ConnectionDeps } from "./deps.ts";
import { deleteDeliveriesAbout, selectConnectionsTold } from "./queries-deliveries.ts";

export type ErasedAtConnections = {
  ownerId: string;
  /** `lead/…`, `conversation/…`: what the deliveries were about. */
  subjects: readonly string[];
  /** Connections that may have been told longer ago than deliveries are kept. */
  alsoAt: readonly (string | null)[];
  payload: DeliveredErasure;
  /** What the erasure is about, and why it is sent. */
  subject: string;
  key: string;
};

/** Longer than one try takes: what is being sent at this moment has arrived by then, and is deleted with the rest. */
const waitMs = 30 * secondMs;

/**
 * Forgets deliveries about a visitor, and has what was delivered deleted: databases delete their rows or documents, and
 * webhooks are told. CRMs keep their contacts, which may be there for other reasons, too. Call it in the transaction that
 * erases the visitor. @returns how many connections are told
 */
export async function eraseDelivered(
  tx: Tx,
  { ownerId, subjects, alsoAt, payload, subject, key }: ErasedAtConnections,
  deps: Pick<ConnectionDeps, "clock">,
): Promise<number> {
  const told = await selectConnectionsTold(tx, { ownerId, subjects, alsoAt });
  await deleteDeliveriesAbout(tx, subjects);
  const notBefore = new Date(deps.clock().getTime() + waitMs);
  let asked = 0;
  for (const { id: connectionId, kind } of told) {
    if (kindGroup(kind) !== "database" && kind !== "webhook") continue;
    const about = { ownerId, connectionId, subject, event: "visitor.erased", key, notBefore };
    if (await deliver(tx, { ...about, payload }, deps)) asked += 1;
  }
  return asked;
}
