import { createHash } from "node:crypto";
import { contactSubjects } from "#content/contact-subjects.ts";
import { replies } from "#content/promises.ts";
import { hourMs } from "#kit/time.ts";
import { QuoteDetails, type EnquiryKind, type EnquiryRequest } from "./contract.ts";
import type { Subject } from "./ports.ts";

/** What an enquiry says, whichever form it came from: the fields of its row that somebody filled in. */
export type Asked = {
  kind: EnquiryKind;
  name: string | null;
  email: string | null;
  company: string | null;
  phone: string | null;
  message: string;
  /** What a quote request says beside the wish; null for everything else. */
  details: QuoteDetails | null;
};

/** The words of a form as an enquiry. */
export function askedIn(request: EnquiryRequest): Asked {
  const { kind, email } = request;
  const nothing = { name: null, company: null, phone: null, message: "", details: null };
  const asked = { ...nothing, kind, email: email || null };
  if (request.kind === "waiting-list") return asked;
  const name = request.name || null;
  const company = ("company" in request && request.company) || null;
  const phone = ("phone" in request && request.phone) || null;
  if (request.kind === "quote")
    return {
      ...asked,
      name,
      company,
      phone,
      message: request.freeText || request.projectDescription,
      details: QuoteDetails.parse(request),
    };
  return { ...asked, name, company, phone, message: request.message };
}

/** What a form is about; null where it says nothing of it. */
export function subjectOf(request: EnquiryRequest): Subject | null {
  if (request.kind === "contact") return { type: "topic", id: request.subject };
  if (request.kind === "interest") return { type: "category", id: request.categoryId };
  if (request.kind === "waiting-list" || request.kind === "follow-up") return null;
  if (request.serviceId) return { type: "service", id: request.serviceId };
  if (request.categoryId) return { type: "category", id: request.categoryId };
  return request.templateId ? { type: "template", id: request.templateId } : null;
}

/** The contact form's subject as people read it. */
export const topicTitle = (id: string): string | null =>
  contactSubjects.find((one) => one.id === id)?.label ?? null;

/** Until when a reply is promised; a place on the waiting list has none. */
export const dueFor = (kind: unknown, now: Date): Date | null =>
  kind === "waiting-list" ? null : new Date(now.getTime() + replies.quoteHours * hourMs);

/**
 * What makes two sendings the same enquiry; null where nothing does. Key and content together: a key that
 * gets reused for something else (a corrected text, a form that two people were served from a cache) must
 * not swallow it. The contact page is the same for everybody, so a form sent without scripts has no key:
 * there the same message of the same address on one day (UTC) is one. On the waiting list an address stands
 * once, whoever sends it.
 */
export function requestKeyOf(
  request: EnquiryRequest,
  asked: Asked & { subject: Subject | null },
  now: Date,
): string | null {
  if (request.kind === "waiting-list") return digest([request.kind, request.email.toLowerCase()]);
  const day = request.kind === "contact" ? now.toISOString().slice(0, 10) : "";
  const key = request.requestKey || day;
  return key ? digest([key, asked]) : null;
}

const digest = (parts: unknown[]) =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex");
