import { enqueueJob } from "#db/jobs.ts";
import type { DbOrTx } from "#db/open.ts";
import type { TillAnswer, TillCard } from "#domain/orders/ports.ts";
import { AppError } from "#errors";
import type { TillSessionRow } from "../tables.ts";
import { declineMessages, type Outcome, readCard } from "./cards.ts";
import { emitTillEvent } from "./deliver-event.ts";
import { redirectTo } from "./present.ts";
import { settleTillSession } from "./session-jobs.ts";
import { changeSession, withSession } from "./sessions.ts";
import type { TillContext } from "./till-context.ts";

/**
 * Pays with a test card. A debit from a test account answers `paid` too: the bank took the order, the
 * session stays unpaid until it has answered.
 * @throws AppError `not_found` where there is no such session
 */
export async function pay(
  till: TillContext,
  sessionId: string,
  typed: TillCard,
): Promise<TillAnswer> {
  const answer = await withSession(till, sessionId, async (tx, row): Promise<TillAnswer> => {
    if (row.status !== "open") return closed(row);
    const read = readCard(typed, till.clock());
    if (!read.ok) return { kind: "invalid", fields: read.fields };
    const { when, outcome } = read.card;
    if (when === "at once") return finish(tx, till, row, outcome, read.email);
    if (when === "later") return handToBank(tx, till, row, outcome, read.email);
    await changeSession(tx, row.id, { pending: outcome, customerEmail: read.email });
    return { kind: "confirm" };
  });
  return answer ?? missing();
}

/**
 * The person's answer to the confirmation step. Without one pending nothing is paid.
 * @throws AppError `not_found` where there is no such session
 */
export async function confirm(
  till: TillContext,
  sessionId: string,
  approve: boolean,
): Promise<TillAnswer> {
  const answer = await withSession(till, sessionId, async (tx, row): Promise<TillAnswer> => {
    if (row.status !== "open") return closed(row);
    if (row.pending === null) {
      const message = row.failure ?? "There is nothing to confirm. Enter a card first.";
      return { kind: "declined", message };
    }
    const outcome = approve ? row.pending : "authentication_failed";
    return finish(tx, till, row, outcome, row.customerEmail);
  });
  return answer ?? missing();
}

async function finish(
  tx: DbOrTx,
  till: TillContext,
  row: TillSessionRow,
  outcome: Outcome,
  customerEmail: string | null,
): Promise<TillAnswer> {
  if (outcome !== "pays") {
    const failure = declineMessages[outcome];
    await changeSession(tx, row.id, { pending: null, customerEmail: null, failure });
    return { kind: "declined", message: failure };
  }
  return complete(tx, till, row, { paymentStatus: "paid", pending: null, customerEmail });
}

async function handToBank(
  tx: DbOrTx,
  till: TillContext,
  row: TillSessionRow,
  pending: Outcome,
  customerEmail: string,
): Promise<TillAnswer> {
  const delayUntil = new Date(till.clock().getTime() + till.settleAfterMs);
  const id = `settle-${row.id}`;
  await enqueueJob(tx, settleTillSession, { sessionId: row.id }, { id, delayUntil });
  return complete(tx, till, row, { paymentStatus: "unpaid", pending, customerEmail });
}

async function complete(
  tx: DbOrTx,
  till: TillContext,
  row: TillSessionRow,
  change: Pick<TillSessionRow, "paymentStatus" | "pending" | "customerEmail">,
): Promise<TillAnswer> {
  const completed = await changeSession(tx, row.id, {
    ...change,
    status: "complete",
    failure: null,
    completedAt: till.clock(),
  });
  await emitTillEvent(tx, till, "checkout.session.completed", completed);
  return { kind: "paid", redirectTo: redirectTo(completed) };
}

const closed = (row: TillSessionRow): TillAnswer =>
  row.status === "complete"
    ? { kind: "closed", status: "complete", redirectTo: redirectTo(row) }
    : { kind: "closed", status: "expired", redirectTo: row.cancelUrl };

function missing(): never {
  throw new AppError("not_found");
}
