import type { ZodError } from "zod";
import { replies } from "#content/promises.ts";
import { enqueueJob } from "#db/jobs.ts";
import type { DbOrTx, Tx } from "#db/open.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { type Actor, actorName, findConfirmedPerson, personOf } from "#domain/identity/index.ts";
import { queueMail } from "#domain/mail/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { dayMs } from "#kit/time.ts";
import { acknowledgementMail } from "./acknowledgement-mail.ts";
import { askedIn, type Asked, dueFor, requestKeyOf, subjectOf, topicTitle } from "./asked.ts";
import { EnquiryRequest, fieldsOf, quoteFormMessage, trapFields } from "./contract.ts";
import type { EnquiryDeps } from "./deps.ts";
import { forwardEnquiryJob } from "./forward-enquiry.ts";
import type { Subject } from "./ports.ts";
import { providerMail } from "./provider-mail.ts";
import {
  countFromAddress,
  insertEnquiry,
  lockAddress,
  selectEnquiryByRequest,
  type EnquiryRow,
} from "./queries.ts";

/**
 * What else happens in the transaction that stores an enquiry, also when it was stored before: its quote is
 * opened. Whoever asked is then not written to by us: `mayMail` says whether that may be done, as their address
 * is unchecked.
 */
export type Alongside = (tx: Tx, enquiry: EnquiryRow, mayMail: boolean) => Promise<void>;

export type SentEnquiry =
  | {
      trapped: false;
      id: string;
      /** Until when a reply is promised; null where none is. */
      dueAt: Date | null;
    }
  /** The spam trap was filled: nothing is stored. Answer as if it were, so that a bot learns nothing. */
  | { trapped: true; dueAt: Date | null };

/** The conversation in which an enquiry was left, and what else happens in the transaction that stores it, or finds it stored. */
export type LeftIn = { conversationId: string; onStored: (tx: Tx) => Promise<void> };

/**
 * Stores what one of the site's forms sends (spec site.md §2, §3 and §5; contract.ts says what each takes)
 * and tells the provider and, where an address was given, whoever asked. Sent twice with the same
 * `requestKey`, it is stored once.
 *
 * @throws AppError invalid_input (`fields` say what is wrong; `form` or `kind` where it is no form at all),
 *   unknown_service
 */
export async function sendEnquiry(
  actor: Actor,
  input: unknown,
  deps: EnquiryDeps,
  alongside?: Alongside,
  leftIn: LeftIn | null = null,
): Promise<SentEnquiry> {
  const now = deps.clock();
  if (isTrapped(input)) return { trapped: true, dueAt: dueFor(kindIn(input), now) };
  const parsed = EnquiryRequest.safeParse(input);
  if (!parsed.success) throw invalidInput(parsed.error);
  const request = parsed.data;

  const asked = askedIn(request);
  const subject = subjectOf(request);
  const subjectTitle = subject && (await titleOf(subject, deps));
  if (subject && !subjectTitle) throw new AppError("unknown_service");
  const requestKey = requestKeyOf(request, { ...asked, subject }, now);

  return deps.db.transaction(async (tx) => {
    const userId = await enquirerOf(actor, asked, tx);
    if (asked.email) await lockAddress(tx, asked.email);
    const stored = await insertEnquiry(tx, {
      ...asked,
      subjectType: subject?.type ?? null,
      subjectId: subject?.id ?? null,
      subjectTitle,
      userId,
      conversationId: leftIn?.conversationId ?? null,
      id: newId("enq"),
      requestKey,
      status: "open",
      createdAt: now,
      dueAt: dueFor(asked.kind, now),
    });
    if (!stored) {
      const before = requestKey && (await selectEnquiryByRequest(tx, requestKey));
      if (!before) throw new AppError("internal"); // it was erased in this very moment
      await alongside?.(tx, before, false);
      await leftIn?.onStored(tx);
      return { trapped: false, id: before.id, dueAt: before.dueAt };
    }
    await recordAudit(tx, {
      actor: actorName(actor),
      action: "enquiry.sent",
      subject: `enquiry/${stored.id}`,
      detail: {
        kind: stored.kind,
        about: subject && `${subject.type}/${subject.id}`,
        canReply: stored.email !== null,
      },
    });
    await queueMail(tx, providerMail(stored, { ...deps, isQuoted: alongside !== undefined }));
    const mayMail = stored.email !== null && (await mayAcknowledge(tx, stored.email, now));
    if (alongside) await alongside(tx, stored, mayMail);
    else if (stored.email && mayMail)
      await queueMail(tx, acknowledgementMail(stored, stored.email, deps));
    if (deps.enquiries.forward)
      await enqueueJob(
        tx,
        forwardEnquiryJob,
        { enquiryId: stored.id },
        { id: `forward/${stored.id}` },
      );
    await leftIn?.onStored(tx);
    return { trapped: false, id: stored.id, dueAt: stored.dueAt };
  });
}

/**
 * Whose enquiry it is: of whoever is signed in, and nobody's otherwise, because everyone can type everyone's address
 * (docs/decisions/0030). A place on the waiting list is the address and nothing else: it is theirs who has confirmed
 * that address, and never theirs who just wrote it down.
 */
async function enquirerOf(
  actor: Actor,
  { kind, email }: Asked,
  db: DbOrTx,
): Promise<string | null> {
  if (kind === "waiting-list") return email && findConfirmedPerson(db, email);
  return personOf(actor);
}

const titleOf = (subject: Subject, deps: EnquiryDeps) =>
  subject.type === "topic" ? topicTitle(subject.id) : deps.enquiries.findSubjectTitle(subject);

/** The address is unchecked: nobody shall be able to fill a stranger's mailbox through us. */
const mayAcknowledge = async (tx: DbOrTx, email: string, now: Date): Promise<boolean> =>
  (await countFromAddress(tx, email, new Date(now.getTime() - dayMs))) <=
  replies.mailsPerAddressPerDay;

/** Looked at before all else: what a bot fills in need not be valid. */
const isTrapped = (input: unknown): boolean =>
  trapFields.some((name) => {
    const value = (input as Record<string, unknown> | null | undefined)?.[name];
    return typeof value === "string" && value.trim() !== "";
  });

const kindIn = (input: unknown) => (input as { kind?: unknown }).kind;

function invalidInput(error: ZodError): AppError {
  const fields = fieldsOf(error);
  const isIncomplete = fields["freeText"] === quoteFormMessage;
  return new AppError("invalid_input", {
    cause: error,
    fields,
    ...(isIncomplete && { message: quoteFormMessage }),
  });
}
