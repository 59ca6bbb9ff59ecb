import { z } from "zod";
import { defineJob, enqueueJob } from "#db/jobs.ts";
import type { Tx } from "#db/open.ts";
import { findAddressOf } from "#domain/identity/index.ts";
import { queueMail } from "#domain/mail/index.ts";
import { AppError } from "#errors";
import { secondMs } from "#kit/time.ts";
import { deliveryFailedMail } from "./delivery-mail.ts";
import type { ConnectionDeps } from "./deps.ts";
import { noteUse, openRow, type OpenConnection } from "./open-connection.ts";
import {
  type Answer,
  ConnectionFailed,
  type ConnectionKind,
  type ConnectionTarget,
} from "./ports.ts";
import { type DeliveryRow, selectDelivery, updateWaiting } from "./queries-deliveries.ts";
import { type ConnectionRow, selectConnection } from "./queries.ts";
import { pauseAfter } from "./retry.ts";
import { lockedWords, shortAnswer } from "./test-connection.ts";
import { failureWords } from "./test-words.ts";

const sendTimeoutMs = 20 * secondMs;

/**
 * Tries one delivery once. What failed and may pass asks for the next run itself, over hours; so the worker's own
 * retries are left for failures of ours.
 */
export const sendDeliveryJob = defineJob({
  name: "connections.deliver",
  queue: "deliveries",
  input: z.object({ deliveryId: z.string(), run: z.number().int() }),
  async run({ deliveryId, run }, deps: ConnectionDeps, { step }) {
    await step("send", async () => {
      const delivery = await selectDelivery(deps.db, deliveryId);
      if (delivery?.state !== "waiting" || delivery.run !== run) return;
      const row = await selectConnection(deps.db, delivery.ownerId, delivery.connectionId);
      if (row) await send(delivery, row, deps);
    });
  },
});

type Tried = { opened: OpenConnection<ConnectionKind> | null } & (
  | { answer: Answer }
  | { failure: ConnectionFailed }
);

async function send(
  delivery: DeliveryRow,
  row: ConnectionRow,
  deps: ConnectionDeps,
): Promise<void> {
  const tried = await tryToSend(delivery, row, deps);
  const { opened } = tried;
  const fields = opened?.fields ?? {};
  const failure = "failure" in tried ? tried.failure : null;
  if (opened) await noteUse(opened, failure, deps);
  const now = deps.clock();
  const attempts = delivery.attempts + 1;
  if (!failure) {
    const { status, text } = (tried as { answer: Answer }).answer;
    await updateWaiting(deps.db, delivery, {
      state: "delivered",
      attempts,
      status,
      answer: shortAnswer(text, fields),
      nextAt: null,
      endedAt: now,
    });
    return;
  }
  const pauseMs = pauseAfter(failure, attempts);
  const nextAt = pauseMs === null ? null : new Date(now.getTime() + pauseMs);
  const told = {
    attempts,
    status: failure.status,
    answer: opened
      ? failureWords(row.kind, failure, shortAnswer(failure.message, fields))
      : lockedWords,
    nextAt,
  };
  await deps.db.transaction(async (tx) => {
    if (nextAt === null) {
      const isNew = await updateWaiting(tx, delivery, { ...told, state: "failed", endedAt: now });
      if (isNew) await tellOwner(tx, row, told.answer, deps);
      return;
    }
    const run = delivery.run + 1;
    if (!(await updateWaiting(tx, delivery, { ...told, run }))) return;
    const input = { deliveryId: delivery.id, run };
    const options = { id: `delivery/${delivery.id}/${run}`, delayUntil: nextAt };
    await enqueueJob(tx, sendDeliveryJob, input, options);
  });
}

async function tryToSend(
  delivery: DeliveryRow,
  row: ConnectionRow,
  deps: Pick<ConnectionDeps, "connections">,
): Promise<Tried> {
  let opened: OpenConnection<ConnectionKind> | null = null;
  try {
    opened = openRow(row, deps);
    const target = deps.connections.targets[row.kind] as ConnectionTarget;
    if (!target.deliver) throw new ConnectionFailed("rejected", "It takes no deliveries.");
    const { id, event, subject, payload } = delivery;
    const message = { id, event, subject, at: delivery.createdAt.toISOString(), data: payload };
    const signal = AbortSignal.timeout(sendTimeoutMs);
    return { opened, answer: await target.deliver(opened.fields, message, { signal }) };
  } catch (error) {
    if (error instanceof ConnectionFailed) return { opened, failure: error };
    if (error instanceof AppError && error.code === "connection_unreadable")
      return { opened, failure: new ConnectionFailed("key_refused", "") };
    throw error;
  }
}

/** Once a day for each connection, however many deliveries fail. */
async function tellOwner(tx: Tx, row: ConnectionRow, why: string, deps: ConnectionDeps) {
  const owner = await findAddressOf(tx, row.ownerId);
  if (owner) await queueMail(tx, deliveryFailedMail({ row, why, to: owner.email }, deps));
}
