import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { enqueueJob } from "#db/jobs.ts";
import { type NewPaymentSession, PaymentsRefused } from "#domain/orders/ports.ts";
import { newId } from "#kit/ids.ts";
import { tillSessions, type TillSessionRow } from "../tables.ts";
import { expireTillSession } from "./session-jobs.ts";
import { findSession } from "./sessions.ts";
import type { TillContext } from "./till-context.ts";

/**
 * Opens a session, or answers the one that the same idempotency key opened before, as it stands now.
 * @throws PaymentsRefused for an amount or a time that can't be, or a key that was used for something else
 */
export async function createSession(
  till: TillContext,
  input: NewPaymentSession,
): Promise<TillSessionRow> {
  if (!Number.isSafeInteger(input.amountCents) || input.amountCents < 1)
    throw new PaymentsRefused("The till takes whole cents, one at least.");
  const requestHash = hashOf(input);
  const created = await insertSession(till, input, requestHash);
  if (created) return created;
  const [earlier] = await till.db
    .select({ id: tillSessions.id, requestHash: tillSessions.requestHash })
    .from(tillSessions)
    .where(eq(tillSessions.idempotencyKey, input.idempotencyKey));
  if (earlier?.requestHash !== requestHash)
    throw new PaymentsRefused("The idempotency key was used for another request.");
  const session = await findSession(till, earlier.id);
  if (!session) throw new PaymentsRefused("The session of this idempotency key is gone.");
  return session;
}

/** Null where the idempotency key is taken. */
function insertSession(
  till: TillContext,
  input: NewPaymentSession,
  requestHash: string,
): Promise<TillSessionRow | null> {
  const now = till.clock();
  const { syncedPriceId: _atStripeOnly, ...fields } = input;
  return till.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(tillSessions)
      .values({
        ...fields,
        id: newId("cs_test"),
        requestHash,
        status: "open",
        paymentStatus: "unpaid",
        createdAt: now,
      })
      .onConflictDoNothing({ target: tillSessions.idempotencyKey })
      .returning();
    if (!row) return null;
    // Checked only for a new session: a repeated request is answered even after its time is up.
    if (input.expiresAt <= now) throw new PaymentsRefused("The session would be over already.");
    await enqueueJob(
      tx,
      expireTillSession,
      { sessionId: row.id },
      { id: `expire-${row.id}`, delayUntil: input.expiresAt },
    );
    return row;
  });
}

const hashOf = (input: NewPaymentSession): string =>
  createHash("sha256")
    .update(JSON.stringify(Object.entries(input).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest("hex");
