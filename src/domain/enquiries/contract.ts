import { cleanText } from "#kit/text.ts";
import { z } from "zod";

/** Spec site.md §5, quote form. */
export const quoteFormMessage = "Please fill out the Free Text field or all required fields.";

const text = (max: number) =>
  z
    .string("This is not text.")
    .overwrite(cleanText)
    .trim()
    .max(max, `Please keep this under ${max.toLocaleString("en-US")} characters.`)
    .default("");

/**
 * The quote dialog's form (spec site.md §2 and §5): free text alone (with an optional email, design's
 * open points), or name, email and project description together. `botField` is the spam trap.
 * `requestKey` is made by the browser, fresh for each dialog opened (never written into a cached page): the
 * same key and content sent twice is one enquiry.
 */
export const QuoteRequest = z
  .object(
    {
      serviceId: text(100),
      freeText: text(5000),
      name: text(200),
      email: text(320).refine(
        (v) => v === "" || z.email().safeParse(v).success,
        "This is not an email address.",
      ),
      projectDescription: text(5000),
      botField: text(1000),
      requestKey: text(64).refine(
        (v) => v === "" || /^[\w-]{8,64}$/.test(v),
        "8 to 64 letters, digits, - or _",
      ),
    },
    "This is not a form.",
  )
  .check((ctx) => {
    const v = ctx.value;
    if (v.freeText === "" && !(v.name && v.email && v.projectDescription))
      ctx.issues.push({ code: "custom", message: quoteFormMessage, path: ["freeText"], input: v });
  })
  .transform((v) => (v.freeText === "" ? v : { ...v, name: "", projectDescription: "" }));
export type QuoteRequest = z.infer<typeof QuoteRequest>;
export type QuoteRequestInput = z.input<typeof QuoteRequest>;

/** An enquiry as whoever sent it sees it. */
export type EnquiryView = {
  id: string;
  kind: "quote";
  service: string | null;
  message: string;
  status: "open" | "answered";
  /** ISO times. */
  createdAt: string;
  dueAt: string;
};
