import { z } from "zod";
import { contactSubjects } from "#content/contact-subjects.ts";
import { cleanText } from "#kit/text.ts";
import type { SourceLink } from "../consultant/contract.ts";

/** Spec site.md §5, quote form. */
export const quoteFormMessage = "Please fill out the Free Text field or all required fields.";

const notAForm = "This is not a form.";
const notAnAddress = "This is not an email address.";

const text = (max: number) =>
  z
    .string("This is not text.")
    .overwrite(cleanText)
    .trim()
    .max(max, `Please keep this under ${max.toLocaleString("en-US")} characters.`)
    .default("");
/** A text that has to be there; `missing` says so. */
const needed = (max: number, missing: string) =>
  text(max).refine((value) => value !== "", { error: missing, abort: true });

const isAddress = (value: string) => z.email().safeParse(value).success;
const neededEmail = needed(320, "Please enter your email address.").refine(isAddress, notAnAddress);
const neededName = needed(200, "Please enter your name.");

/**
 * Made by the browser, fresh for each form shown (never written into a cached page): the same key and
 * content sent twice is one enquiry.
 */
const requestKey = text(64).refine(
  (value) => value === "" || /^[\w-]{8,64}$/.test(value),
  "8 to 64 letters, digits, - or _",
);

/** How somebody would like to pay (spec site.md §3, Quote request; §9: fixed where nothing else is said). */
export const paymentPreferences = ["fixed", "credit", "subscription", "milestone"] as const;
const PaymentPreference = z.enum(paymentPreferences, "Please choose one of these ways to pay.");

/** What a quote request may say beside the wish itself (spec site.md §3); empty where nothing was said. */
const quoteDetails = {
  subject: text(200),
  /** The service as the sender calls it, where no id is known. */
  serviceTitle: text(200),
  budget: text(200),
  timeline: text(200),
  additionalRequirements: text(2000),
  preferredPaymentModel: z
    .preprocess((value) => value || "fixed", PaymentPreference)
    .default("fixed"),
};
export const QuoteDetails = z.object(quoteDetails);
export type QuoteDetails = z.infer<typeof QuoteDetails>;

/**
 * The quote dialog's form (spec site.md §2 and §5): free text alone (with an optional email, design's
 * open points), or name, email and project description together. The form sends nothing else beside free text; what
 * another sender adds of the details is kept. What it is about is a service, a category
 * or an automation template, by id; the first of them that is given.
 */
export const QuoteRequest = z
  .object(
    {
      kind: z.literal("quote"),
      serviceId: text(100),
      categoryId: text(100),
      templateId: text(100),
      freeText: text(5000),
      name: text(200),
      email: text(320).refine((value) => value === "" || isAddress(value), notAnAddress),
      projectDescription: text(5000),
      phone: text(40),
      company: text(200),
      ...quoteDetails,
      requestKey,
    },
    notAForm,
  )
  .check((ctx) => {
    const v = ctx.value;
    if (v.freeText === "" && !(v.name && v.email && v.projectDescription))
      ctx.issues.push({ code: "custom", message: quoteFormMessage, path: ["freeText"], input: v });
  })
  .transform((v) => (v.freeText === "" ? v : { ...v, name: "", projectDescription: "" }));

/** The quote form of the home page's portfolio (spec site.md §3 and §5), about one of the six categories. */
const InterestRequest = z.object(
  {
    kind: z.literal("interest"),
    categoryId: needed(100, "Please choose what it is about."),
    name: neededName,
    email: neededEmail,
    message: text(5000),
    requestKey,
  },
  notAForm,
);

/** The contact page's message (spec site.md §3 and §5): all is needed but the company. */
const ContactRequest = z.object(
  {
    kind: z.literal("contact"),
    name: neededName,
    email: neededEmail,
    company: text(200),
    subject: text(100).refine(
      (value) => contactSubjects.some(({ id }) => id === value),
      "Please choose what it is about.",
    ),
    message: needed(5000, "Please write your message."),
    requestKey,
  },
  notAForm,
);

/** The community's waiting list: an address, which stands there once. */
const WaitingListRequest = z.object(
  { kind: z.literal("waiting-list"), email: neededEmail },
  notAForm,
);

/**
 * Where a person shall reply to what was asked in the chat, when Aria could not. A number typed into the chat is enough;
 * it stands in the message.
 */
const FollowUpRequest = z
  .object(
    {
      kind: z.literal("follow-up"),
      name: text(200),
      email: text(320).refine((value) => value === "" || isAddress(value), notAnAddress),
      phone: text(40),
      message: needed(5000, "Please write your question."),
      requestKey,
    },
    notAForm,
  )
  .check((ctx) => {
    const { email, phone } = ctx.value;
    if (email === "" && phone === "")
      ctx.issues.push({
        code: "custom",
        message: "Please enter your email address.",
        path: ["email"],
        input: ctx.value,
      });
  });

/** Everything that can be sent to us, by `kind`; the same rules in the browser and on the server. */
export const EnquiryRequest = z.discriminatedUnion(
  "kind",
  [QuoteRequest, InterestRequest, ContactRequest, WaitingListRequest, FollowUpRequest],
  notAForm,
);
export type EnquiryRequest = z.infer<typeof EnquiryRequest>;
export type EnquiryKind = EnquiryRequest["kind"];

/** What is wrong with a form, by field: the first complaint of each; `form` where it is no form at all. */
export function fieldsOf(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[String(path[0] ?? "form")] ??= message;
  return fields;
}

/** Names of the spam trap: the specification's, and the quote form's own. Filled in, nothing is stored. */
export const trapFields = ["bot-field", "botField"] as const;

/** An enquiry as whoever sent it sees it. */
export type EnquiryView = {
  id: string;
  kind: EnquiryKind;
  /** What it is about: a service, a category, a template or a subject, as it was called then. */
  about: string | null;
  /** Empty where nothing was said. */
  message: string;
  status: "open" | "answered";
  /** ISO times. */
  createdAt: string;
  /** Until when a reply is promised; a place on the waiting list has none. */
  dueAt: string | null;
  /** What Aria answered at once, as Markdown; null where she didn't. */
  aiAnswer: string | null;
  /** What we wrote back by mail, oldest first. */
  replies: EnquiryReply[];
};

/** `at` is an ISO time. */
export type EnquiryReply = { id: string; text: string; at: string };

/**
 * What Aria says to a message at once (spec site.md §4 and §8, contact form): her answer with the pages that
 * it rests on, or why there is none. Both null: she wasn't asked.
 */
export type EnquiryAnswer = {
  /** `text` is Markdown. */
  answer: { text: string; sources: SourceLink[] } | null;
  problem: string | null;
};

/** What the admin's list shows: newest first; `after` pages by keyset. */
export const EnquiryListQuery = z.object({
  /** `late`: open, and the promised time is over. `waiting`: places on the community's waiting list. */
  state: z.enum(["open", "late", "answered", "waiting", ""]).catch(""),
  search: z
    .string()
    .overwrite((value) => cleanText(value.slice(0, 200)).replace(/\s+/g, " "))
    .trim()
    .catch(""),
  after: z.string().max(200).catch(""),
});
export type EnquiryListQuery = z.infer<typeof EnquiryListQuery>;

/** A line of that list. */
export type EnquiryListItem = Pick<
  EnquiryView,
  "id" | "kind" | "about" | "status" | "createdAt" | "dueAt"
> & {
  name: string | null;
  email: string | null;
  company: string | null;
  /** Open, and its time is over. */
  isLate: boolean;
  hasAiAnswer: boolean;
};

/** One enquiry with all that was written, as admins see it. */
export type EnquiryDetail = EnquiryListItem & {
  message: string;
  phone: string | null;
  details: QuoteDetails | null;
  /** Whose account it belongs to. */
  userId: string | null;
  aiAnswer: string | null;
  aiModel: string | null;
  aiSources: SourceLink[];
  replies: (EnquiryReply & { adminId: string })[];
};

/** A reply as an admin writes it. The same key and text sent twice is one mail. */
export const EnquiryReplyForm = z.object({
  text: needed(10_000, "Please write your reply."),
  key: z.string().regex(/^[\w-]{8,64}$/, "8 to 64 letters, digits, - or _"),
});
