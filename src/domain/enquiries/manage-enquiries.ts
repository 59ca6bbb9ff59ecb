import { createHash } from "node:crypto";
import type { Db } from "#db/open.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { type Actor, type IdentityDeps, requireAdmin } from "#domain/identity/index.ts";
import { queueMail } from "#domain/mail/index.ts";
import { AppError } from "#errors";
import { fromCursor, pageOf } from "#kit/keyset.ts";
import type { Clock } from "#kit/time.ts";
import {
  EnquiryListQuery,
  EnquiryReplyForm,
  fieldsOf,
  type EnquiryDetail,
  type EnquiryListItem,
} from "./contract.ts";
import {
  insertReply,
  lockEnquiry,
  selectEnquiries,
  selectReplies,
  setAnswered,
} from "./queries-replies.ts";
import { selectEnquiry, type EnquiryRow } from "./queries.ts";
import { replyMail } from "./reply-mail.ts";

export type EnquiryDeskDeps = IdentityDeps & {
  db: Db;
  clock: Clock;
  publicUrl: string;
  brandName: string;
  providerEmail: string;
};

const pageSize = 25;

const toItem = (row: EnquiryRow, now: Date): EnquiryListItem => ({
  id: row.id,
  kind: row.kind,
  about: row.subjectTitle,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  dueAt: row.dueAt?.toISOString() ?? null,
  name: row.name,
  email: row.email,
  company: row.company,
  isLate: row.status === "open" && row.dueAt !== null && row.dueAt < now,
  hasAiAnswer: row.aiAnswer !== null,
});

/**
 * What people sent us, newest first, 25 a page, by state and words (contract.ts, EnquiryListQuery); the
 * community's waiting list stands apart. @throws AppError forbidden
 */
export async function listAllEnquiries(
  actor: Actor,
  input: unknown,
  deps: EnquiryDeskDeps,
): Promise<{ items: EnquiryListItem[]; next: string | null }> {
  await requireAdmin(deps.db, actor, deps);
  const now = deps.clock();
  const query = EnquiryListQuery.parse(input);
  const wanted = { ...query, after: fromCursor(query.after), now };
  const { items, next } = pageOf(await selectEnquiries(deps.db, wanted, pageSize), pageSize);
  return { items: items.map((row) => toItem(row, now)), next };
}

/** One enquiry, with Aria's answer and our replies. @throws AppError forbidden, not_found */
export async function readEnquiry(
  actor: Actor,
  id: string,
  deps: EnquiryDeskDeps,
): Promise<EnquiryDetail> {
  await requireAdmin(deps.db, actor, deps);
  const row = await selectEnquiry(deps.db, id);
  if (!row) throw new AppError("not_found");
  const replies = await selectReplies(deps.db, [row.id]);
  return {
    ...toItem(row, deps.clock()),
    message: row.message,
    phone: row.phone,
    details: row.details,
    userId: row.userId,
    aiAnswer: row.aiAnswer,
    aiModel: row.aiModel,
    aiSources: row.aiSources,
    replies: replies.map(({ id: replyId, text, adminId, createdAt }) => ({
      id: replyId,
      text,
      adminId,
      at: createdAt.toISOString(),
    })),
  };
}

/**
 * Replies by mail, and stores what was written: from then on the enquiry is answered. The same key and text
 * sent twice is one mail.
 * @throws AppError forbidden, not_found, invalid_input (`text`; also where nobody left an address)
 */
export async function replyToEnquiry(
  actor: Actor,
  enquiryId: string,
  input: unknown,
  deps: EnquiryDeskDeps,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const adminId = await requireAdmin(tx, actor, deps);
    const form = EnquiryReplyForm.safeParse(input);
    if (!form.success)
      throw new AppError("invalid_input", { cause: form.error, fields: fieldsOf(form.error) });
    const enquiry = await lockEnquiry(tx, enquiryId);
    if (!enquiry) throw new AppError("not_found");
    if (!enquiry.email)
      throw new AppError("invalid_input", {
        fields: { text: "They left no address to reply to." },
      });
    const { text, key } = form.data;
    const id = `rpl_${digest([enquiry.id, key, text]).slice(0, 40)}`;
    const at = deps.clock();
    const isNew = await insertReply(tx, {
      id,
      enquiryId: enquiry.id,
      adminId,
      text,
      createdAt: at,
    });
    if (!isNew) return;
    await setAnswered(tx, enquiry.id, at);
    await recordAudit(tx, {
      actor: adminId,
      action: "enquiry.answered",
      subject: `enquiry/${enquiry.id}`,
      detail: { kind: enquiry.kind, reply: id, wasLate: toItem(enquiry, at).isLate },
    });
    await queueMail(tx, replyMail(enquiry, { id, text, to: enquiry.email }, deps));
  });
}

const digest = (parts: unknown[]) =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex");
