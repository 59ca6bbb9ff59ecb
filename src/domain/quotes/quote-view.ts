import type { AdminQuoteItem, AdminQuoteView, QuoteListItem, QuoteView } from "./contract.ts";
import type { QuoteRow } from "./queries.ts";
import { daysOf, rangeOf } from "./rules.ts";
import { isWaiting, statusAt } from "./states.ts";

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

/** A quote as whoever holds its token sees it: name, address and ids of ours stay here. `isMailed`: mails leave this site. */
export const viewOf = (row: QuoteRow, now: Date, isMailed: boolean): QuoteView => ({
  token: row.token,
  number: row.number,
  status: statusAt(row, now),
  about: row.about,
  wish: row.wish,
  details: row.details,
  summary: row.summary,
  positions: row.positions,
  demands: row.demands,
  assumptions: row.assumptions,
  totalCents: row.totalCents,
  range: rangeOf(row.positions),
  days: daysOf(row.positions),
  isDemo: row.isDemo,
  createdAt: row.createdAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  readyAt: iso(row.readyAt),
  validUntil: iso(row.validUntil),
  acceptedAt: iso(row.acceptedAt),
  hasEmail: row.mailsCustomer && isMailed,
});

const isLate = (row: QuoteRow, now: Date): boolean => isWaiting(row.status) && row.dueAt < now;

export const listItemOf = (row: QuoteRow, now: Date): QuoteListItem => ({
  id: row.id,
  token: row.token,
  number: row.number,
  status: statusAt(row, now),
  wish: row.wish,
  totalCents: row.totalCents,
  createdAt: row.createdAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  validUntil: iso(row.validUntil),
  isLate: isLate(row, now),
});

export const adminItemOf = (row: QuoteRow, now: Date): AdminQuoteItem => ({
  ...listItemOf(row, now),
  email: row.email,
});

export const adminViewOf = (row: QuoteRow, now: Date): AdminQuoteView => ({
  ...viewOf(row, now, true),
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  company: row.company,
  enquiryId: row.enquiryId,
  userId: row.userId,
  projectId: row.projectId,
  orderId: row.orderId,
  model: row.model,
  isLate: isLate(row, now),
});
