import { z } from "zod";
import { defineJob } from "#db/jobs.ts";
import { recordAudit } from "#domain/audit/index.ts";
import type { EnquiryDeps } from "./deps.ts";
import { FormRefused } from "./ports.ts";
import { selectEnquiry, type EnquiryRow } from "./queries.ts";

/**
 * Sends a copy of an enquiry on (design, open points: `FORM_FORWARD_URL`). One that is gone meanwhile is
 * left alone, and so is all when the setting was taken away. What the service refuses for good is given up on,
 * and the audit trail says so: the enquiry itself is stored and mailed either way.
 */
export const forwardEnquiryJob = defineJob({
  name: "enquiries.forward",
  queue: "forms",
  input: z.object({ enquiryId: z.string() }),
  async run({ enquiryId }, deps: Pick<EnquiryDeps, "db" | "enquiries">, { step }) {
    await step("forward", async () => {
      const enquiry = await selectEnquiry(deps.db, enquiryId);
      if (!enquiry) return;
      try {
        await deps.enquiries.forward?.send(formFields(enquiry), enquiry.id);
      } catch (error) {
        if (!(error instanceof FormRefused)) throw error;
        await recordAudit(deps.db, {
          actor: "system",
          action: "enquiry.copy_refused",
          subject: `enquiry/${enquiry.id}`,
          detail: { reason: error.message },
        });
      }
    });
  },
});

/**
 * The form as the specification's form services know it (spec site.md §7): `form-name`, `name`, `email`,
 * `message`, `service` or `subject`, and the empty spam trap. What was left empty is left out.
 */
export function formFields(enquiry: EnquiryRow): Record<string, string> {
  const { subjectType, subjectId, subjectTitle } = enquiry;
  const fields = {
    "form-name": enquiry.kind,
    name: enquiry.name,
    email: enquiry.email,
    phone: enquiry.phone,
    company: enquiry.company,
    ...(subjectType === "topic" ? { subject: subjectId } : { service: subjectTitle }),
    message: enquiry.message,
    ...withoutSubject(enquiry.details),
  };
  const given = Object.entries(fields).filter((pair): pair is [string, string] => !!pair[1]);
  return { ...Object.fromEntries(given), "bot-field": "" };
}

/** The form's `subject` is the contact page's; a quote request's own goes by another name. */
const withoutSubject = (details: EnquiryRow["details"]): Record<string, string> => {
  if (!details) return {};
  const { subject, ...rest } = details;
  return { ...rest, "quote-subject": subject };
};
