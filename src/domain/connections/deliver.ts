import { enqueueJob } from "#db/jobs.ts";
import type { Tx } from "#db/open.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { type Actor, requirePerson } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { fromCursor, pageOf } from "#kit/keyset.ts";
import { type ConnectionKind, type DeliveryView, kindGroup } from "./contract.ts";
import type { ConnectionDeps } from "./deps.ts";
import {
  type DeliveryRow,
  deleteDeliveriesAbout,
  insertDelivery,
  lockDelivery,
  selectDeliveries,
  updateDelivery,
} from "./queries-deliveries.ts";
import { type ConnectionRow, lockConnection, selectConnection } from "./queries.ts";
import { sendDeliveryJob } from "./send-delivery.ts";

export type NewDelivery = {
  ownerId: string;
  connectionId: string;
  /** Left out: whatever kind it is. */
  kind?: ConnectionKind | undefined;
  /** What it is about, e.g. `lead/led_…`: by it deliveries are deleted (`forgetDeliveries`). */
  subject: string;
  /** e.g. `lead.taken` */
  event: string;
  /** Why it is sent, e.g. the event's id: the same reason is delivered once to a connection. */
  key: string;
  /** For CRMs a DeliveredLead; for databases one of the Delivered… of the contract; webhooks take anything. */
  payload: Readonly<Record<string, unknown>>;
  /** Not before this time. */
  notBefore?: Date | undefined;
};

/** CRMs know no conversations; databases take them where their owner named a place for them. */
function takes({ kind, settings }: Pick<ConnectionRow, "kind" | "settings">, event: string) {
  const group = kindGroup(kind);
  if (event === conversationEvent)
    return group !== "database" || Boolean(settings["conversations"]);
  return true;
}
export const conversationEvent = "conversation.ended";

/**
 * Asks for a delivery to a connection, in the caller's transaction; a job sends it, and tries again for about two days.
 * @returns false where the owner has no such connection (any more), it takes no such event, or the same was asked for
 * before
 */
export async function deliver(
  tx: Tx,
  { payload, kind, notBefore, ...delivery }: NewDelivery,
  { clock }: Pick<ConnectionDeps, "clock">,
): Promise<boolean> {
  const connection = await selectConnection(tx, delivery.ownerId, delivery.connectionId);
  if (!connection || connection.kind !== (kind ?? connection.kind)) return false;
  if (!takes(connection, delivery.event)) return false;
  const id = newId("dlv");
  const now = clock();
  const nextAt = notBefore ?? now;
  const row = { ...delivery, id, payload: { ...payload }, createdAt: now, nextAt };
  if (!(await insertDelivery(tx, row))) return false;
  await enqueueJob(
    tx,
    sendDeliveryJob,
    { deliveryId: id, run: 1 },
    { id: `delivery/${id}/1`, ...(notBefore ? { delayUntil: notBefore } : {}) },
  );
  return true;
}

/** Deletes what was, or still is to be, delivered about these: with a visitor's data, wherever that goes. */
export const forgetDeliveries = deleteDeliveriesAbout;

const pageSize = 25;

const toView = (row: DeliveryRow): DeliveryView => ({
  id: row.id,
  event: row.event,
  subject: row.subject,
  state: row.state,
  attempts: row.attempts,
  status: row.status,
  answer: row.answer,
  createdAt: row.createdAt.toISOString(),
  nextAt: row.nextAt?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
});

/**
 * The deliveries to a connection of one's own, newest first; `after` is the `next` of the page before.
 * @throws AppError signed_out, not_found (another's, too)
 */
export async function listDeliveries(
  actor: Actor,
  { connectionId, after }: { connectionId: string; after: string },
  { db }: Pick<ConnectionDeps, "db">,
): Promise<{ items: DeliveryView[]; next: string | null }> {
  const connection = await selectConnection(db, requirePerson(actor), connectionId);
  if (!connection) throw new AppError("not_found");
  const rows = await selectDeliveries(db, connectionId, fromCursor(after), pageSize);
  const { items, next } = pageOf(rows, pageSize);
  return { items: items.map(toView), next };
}

/**
 * Sends a delivery that failed for good again, with all its tries. Receivers see the same id.
 * @throws AppError signed_out, not_found (another's, too), delivery_not_failed
 */
export async function resendDelivery(
  actor: Actor,
  { connectionId, deliveryId }: { connectionId: string; deliveryId: string },
  { db, clock }: Pick<ConnectionDeps, "db" | "clock">,
): Promise<void> {
  const ownerId = requirePerson(actor);
  await db.transaction(async (tx) => {
    const connection = await lockConnection(tx, ownerId, connectionId);
    const delivery = connection && (await lockDelivery(tx, connectionId, deliveryId));
    if (!delivery) throw new AppError("not_found");
    if (delivery.state !== "failed") throw new AppError("delivery_not_failed");
    const run = delivery.run + 1;
    const change = { state: "waiting" as const, attempts: 0, run, nextAt: clock(), endedAt: null };
    await updateDelivery(tx, deliveryId, change);
    await enqueueJob(
      tx,
      sendDeliveryJob,
      { deliveryId, run },
      { id: `delivery/${deliveryId}/${run}` },
    );
    await recordAudit(tx, {
      actor: ownerId,
      action: "delivery.resent",
      subject: `connection/${connectionId}`,
      detail: { delivery: deliveryId },
    });
  });
}
