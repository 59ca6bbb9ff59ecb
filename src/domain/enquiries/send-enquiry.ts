import { createHash } from "node:crypto";
import { replies } from "#content/promises.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { queueMail } from "#domain/mail/index.ts";
import type { Db, DbOrTx } from "#db/open.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { dayMs, hourMs, type Clock } from "#kit/time.ts";
import type { ZodError } from "zod";
import { QuoteRequest, quoteFormMessage } from "./contract.ts";
import { enquiryAcknowledgedMail, enquiryReceivedMail } from "./enquiry-mails.ts";
import { countFromAddress, insertEnquiry, selectEnquiryByRequest } from "./queries.ts";

export type EnquiryDeps = {
  db: Db;
  clock: Clock;
  publicUrl: string;
  /** Name of the provider, for mails. */
  brandName: string;
  /** Where the provider reads enquiries. */
  providerEmail: string;
  /** Title of a service on offer; null if there is none with this id. */
  findServiceTitle(id: string): Promise<string | null>;
  /** The account whose confirmed address this is, if there is one: its portal shows the enquiry. */
  findConfirmedAccount(db: DbOrTx, email: string): Promise<string | null>;
};

/** More enquiries than this from one address in a day are stored, and not acknowledged by mail. */
const acknowledgementsPerDay = 3;

export type SentEnquiry =
  | { trapped: false; id: string; /** Until when a reply is promised. */ dueAt: Date }
  /** The spam trap was filled: nothing is stored. Answer as if it were, so that a bot learns nothing. */
  | { trapped: true };

/**
 * Stores what the quote dialog sends (spec site.md §2 and §5; contract.ts says what it takes) and tells
 * the provider and, where an address was given, whoever asked. Sent twice with the same `requestKey`, it
 * is stored once.
 *
 * @throws AppError invalid_input (`fields` say what is wrong; `form` where it is no form at all),
 *   unknown_service
 */
export async function sendEnquiry(
  actor: "visitor" | { userId: string },
  input: unknown,
  deps: EnquiryDeps,
): Promise<SentEnquiry> {
  if (isTrapped(input)) return { trapped: true };
  const parsed = QuoteRequest.safeParse(input);
  if (!parsed.success) throw invalidInput(parsed.error);
  const request = parsed.data;

  const serviceId = request.serviceId || null;
  const serviceTitle = serviceId && (await deps.findServiceTitle(serviceId));
  if (serviceId && !serviceTitle) throw new AppError("unknown_service");

  const now = deps.clock();
  const asked = {
    kind: "quote" as const,
    serviceId,
    serviceTitle,
    name: request.name || null,
    email: request.email || null,
    message: request.freeText || request.projectDescription,
  };
  const requestKey = request.requestKey ? requestDigest(request.requestKey, asked) : null;

  return deps.db.transaction(async (tx) => {
    const userId =
      actor === "visitor"
        ? asked.email && (await deps.findConfirmedAccount(tx, asked.email))
        : actor.userId;
    const stored = await insertEnquiry(tx, {
      ...asked,
      userId,
      id: newId("enq"),
      requestKey,
      status: "open",
      createdAt: now,
      dueAt: new Date(now.getTime() + replies.quoteHours * hourMs),
    });
    if (!stored) {
      const before = requestKey && (await selectEnquiryByRequest(tx, requestKey));
      if (!before) throw new AppError("internal"); // it was erased in this very moment
      return { trapped: false, id: before.id, dueAt: before.dueAt };
    }
    await recordAudit(tx, {
      actor: actor === "visitor" ? actor : actor.userId,
      action: "enquiry.sent",
      subject: `enquiry/${stored.id}`,
      detail: { kind: stored.kind, service: serviceId, canReply: stored.email !== null },
    });
    await queueMail(tx, enquiryReceivedMail(stored, deps));
    if (stored.email && (await mayAcknowledge(tx, stored.email, now)))
      await queueMail(tx, enquiryAcknowledgedMail(stored, stored.email, deps));
    return { trapped: false, id: stored.id, dueAt: stored.dueAt };
  });
}

/** The address is unchecked: nobody shall be able to fill a stranger's mailbox through us. */
const mayAcknowledge = async (tx: DbOrTx, email: string, now: Date): Promise<boolean> =>
  (await countFromAddress(tx, email, new Date(now.getTime() - dayMs))) <= acknowledgementsPerDay;

/** Looked at before all else: what a bot fills in need not be valid. */
function isTrapped(input: unknown): boolean {
  const botField = (input as { botField?: unknown } | null | undefined)?.botField;
  return typeof botField === "string" && botField.trim() !== "";
}

/**
 * Key and content together: a key that gets reused for something else (a corrected text, a form that two
 * people were served from a cache) must not swallow it.
 */
const requestDigest = (key: string, asked: object) =>
  createHash("sha256")
    .update(JSON.stringify([key, asked]))
    .digest("hex");

function invalidInput(error: ZodError): AppError {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[String(path[0] ?? "form")] ??= message;
  const isIncomplete = fields["freeText"] === quoteFormMessage;
  return new AppError("invalid_input", {
    cause: error,
    fields,
    ...(isIncomplete && { message: quoteFormMessage }),
  });
}
