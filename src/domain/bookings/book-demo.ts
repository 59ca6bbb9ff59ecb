import { createHash } from "node:crypto";
import { demos } from "#content/demos.ts";
import type { Tx } from "#db/open.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { findConfirmedPerson, type Actor, actorName, personOf } from "#domain/identity/index.ts";
import { queueMail } from "#domain/mail/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { dayMs, minuteMs } from "#kit/time.ts";
import { readTimeZone } from "#kit/zoned-time.ts";
import { BookingForm, fieldsOf, trapField } from "./contract.ts";
import type { BookingDeps } from "./deps.ts";
import { scheduleReminder } from "./jobs.ts";
import { findSeat } from "./offer.ts";
import { bookedNotice } from "./provider-mails.ts";
import {
  countMadeByEmail,
  countMadeFromNetwork,
  countToComeOfNetwork,
  insertBooking,
  lockCalendar,
  lockFor,
  selectByRequest,
  selectToComeOfEmail,
  type BookingRow,
} from "./queries.ts";
import { slotRules } from "./rules.ts";
import { hashOf, tokenOf } from "./token.ts";
import { bookedAlreadyMail, confirmedMail } from "./visitor-mails.ts";

/**
 * Books a demo: tells whoever booked and the provider by mail, and asks for a reminder. Sent twice with the
 * same `requestKey`, it is one booking. Unlike other forms this one says so where the spam trap was filled:
 * nobody shall wait for a call that isn't booked.
 *
 * Whether an address has a demo already is told to whoever has confirmed it; for everybody else the answer is the same,
 * and the link to the demo goes by mail (docs/decisions/0030).
 * @param from the visitor's network address, as a keyed digest
 * @returns the secret of the booking's page, where the address is confirmed as the actor's; null otherwise
 * @throws AppError invalid_input (`fields`), calendar_closed, time_unavailable, time_taken, rate_limited; and
 *   demo_booked_already, where the address is confirmed as the actor's
 */
export async function bookDemo(
  actor: Actor,
  input: unknown,
  from: { address: string },
  deps: BookingDeps,
): Promise<{ token: string | null }> {
  const userId = personOf(actor);
  const form = readForm(input);
  const requestKey = form.requestKey ? digestOf(form) : null;
  return deps.db.transaction(async (tx) => {
    const now = deps.clock();
    await lockCalendar(tx, "to book");
    await lockFor(tx, "email", form.email);
    const isOwn = userId !== null && (await findConfirmedPerson(tx, form.email)) === userId;
    const before = requestKey && (await selectByRequest(tx, requestKey));
    if (before) return { token: isOwn ? tokenOf(before.id, deps) : null };
    await lockFor(tx, "network", from.address);
    await lockFor(tx, "time", form.at.toISOString());
    const seat = await findSeat(tx, form.at, now);
    await checkNetwork(tx, from.address, now);
    const refusal = await refusalOf(tx, form.email, now);
    if (refusal && isOwn) throw refusal.error;
    if (refusal) {
      if (refusal.booking) await queueMail(tx, bookedAlreadyMail(refusal.booking, now, deps));
      return { token: null };
    }
    const id = newId("bok");
    const token = tokenOf(id, deps);
    const booking = await insertBooking(tx, {
      id,
      tokenHash: hashOf(token),
      requestKey,
      addressKey: from.address,
      userId,
      name: form.name,
      email: form.email,
      wish: form.wish,
      timeZone: readTimeZone(form.zone) ?? slotRules.hours.timeZone,
      startsAt: form.at,
      endsAt: new Date(form.at.getTime() + demos.minutes * minuteMs),
      seat,
      status: "booked",
      createdAt: now,
      changedAt: now,
    });
    if (!booking) throw new AppError("time_taken");
    await recordAudit(tx, {
      actor: actorName(actor),
      action: "booking.made",
      subject: `booking/${id}`,
      detail: { startsAt: form.at.toISOString() },
    });
    await queueMail(tx, confirmedMail({ ...booking, email: form.email }, deps));
    await queueMail(tx, bookedNotice(booking, deps));
    await scheduleReminder(tx, booking, now);
    return { token: isOwn ? token : null };
  });
}

function readForm(input: unknown): BookingForm {
  const trap = (input as Record<string, unknown> | null | undefined)?.[trapField];
  if (typeof trap === "string" && trap.trim() !== "")
    throw new AppError("invalid_input", {
      message:
        "Our spam filter has stopped this, and nothing is booked. Please write to us instead.",
    });
  const parsed = BookingForm.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new AppError("invalid_input", { cause: parsed.error, fields: fieldsOf(parsed.error) });
}

/** Why this address gets no other demo, and the one that it has; null where it gets one. */
async function refusalOf(tx: Tx, email: string, now: Date) {
  const open = await selectToComeOfEmail(tx, email, now);
  if (open.length >= demos.openPerEmail)
    return { error: new AppError("demo_booked_already"), booking: open.find(hasEmail) };
  const since = new Date(now.getTime() - dayMs);
  if ((await countMadeByEmail(tx, email, since)) < demos.bookingsPerEmailPerDay) return null;
  const message = "There were several bookings with this address today. Please try again tomorrow.";
  return { error: new AppError("rate_limited", { message }), booking: undefined };
}

const hasEmail = (booking: BookingRow): booking is BookingRow & { email: string } =>
  booking.email !== null;

/** Addresses are unchecked: nobody shall fill the calendar, or strangers' mailboxes. */
async function checkNetwork(tx: Tx, address: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - dayMs);
  if ((await countMadeFromNetwork(tx, address, since)) >= demos.bookingsPerNetworkPerDay)
    throw new AppError("rate_limited", {
      message:
        "There were many bookings from your network today. Please try again tomorrow, or write to us.",
    });
  if ((await countToComeOfNetwork(tx, address, now)) >= demos.openPerNetwork)
    throw new AppError("rate_limited", {
      message:
        "Several demos are booked from your network already. Please write to us, and we find a time.",
    });
}

const digestOf = (form: BookingForm): string =>
  createHash("sha256").update(JSON.stringify(form)).digest("hex");
