import { z } from "zod";
import type { QuoteDetails } from "../enquiries/contract.ts";

/**
 * The most that one payment takes: eight digits of cents
 * (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts).
 */
export const largestTotalCents = 99_999_999;

/** Where a quote stands; see states.ts for what may follow what. */
export const QuoteStatus = z.enum([
  "pending",
  "pricing",
  "ready",
  "accepted",
  "expired",
  "withdrawn",
]);
export type QuoteStatus = z.infer<typeof QuoteStatus>;

/** What a model may choose: services by their scopes, and words. Never an amount. */
export const QuoteChoice = z.object({
  /** One or two sentences to the customer. */
  summary: z.string().max(1000),
  positions: z
    .array(
      z.object({
        /** A scope of the catalogue by id. */
        scopeId: z.string().max(200),
        quantity: z.int().min(1).max(50),
        reason: z.string().max(400),
      }),
    )
    .max(8),
  /** What the scopes don't cover, for a person to price. */
  extras: z
    .array(z.object({ title: z.string().max(120), description: z.string().max(600) }))
    .max(4),
  assumptions: z.array(z.string().max(300)).max(8),
});
export type QuoteChoice = z.infer<typeof QuoteChoice>;

/** A position of a quote. `unitCents` is null while a person has yet to price it. */
export const QuotePosition = z.object({
  id: z.string(),
  kind: z.enum(["scope", "custom"]),
  serviceId: z.string().nullable(),
  scopeId: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  quantity: z.int().positive(),
  unitCents: z.int().nonnegative().nullable(),
  /** Working time that one of it takes, in days; null while it isn't known. */
  days: z.int().positive().nullable(),
  /** The catalogue's promise in words, e.g. `within 3 days`, `each request within 5 days`; null where there is none. */
  delivery: z.string().nullable(),
  /** What one of it counts in credits; a position that a person priced counts none. */
  credits: z.int().nonnegative(),
  /** Why it was chosen, in the model's words; empty where it gave none that may be shown. */
  reason: z.string(),
});
export type QuotePosition = z.infer<typeof QuotePosition>;

/** Whether a scope holds what the wish names, the catalogue leaves it out, or a person has to look at it. */
export const Coverage = z.enum(["covered", "not-included", "person"]);
export type Coverage = z.infer<typeof Coverage>;

/** Something that a wish names, and what became of it. Computed by code, whoever chose the positions. */
export const QuoteDemand = z.object({
  kind: z.enum([
    "quantity",
    "system",
    "language",
    "deadline",
    "budget",
    "feature",
    "not-sold",
    "options",
    "payment",
    "unread",
  ]),
  /** In the words of the wish. */
  text: z.string(),
  is: Coverage,
  /** The position that covers it, by its title; null where none does. */
  by: z.string().nullable(),
  /** Why, in a sentence of ours; empty where the position says it all. */
  note: z.string(),
});
export type QuoteDemand = z.infer<typeof QuoteDemand>;

/** The page of a quote on this site: whoever has its token may read it, and nobody else. */
export const quotePath = (token: string): string => `/quotes/${token}`;

/** A quote as whoever holds its address sees it: nothing of a person beyond what they wrote themselves. */
export type QuoteView = {
  token: string;
  /** Short name for letters and talks, e.g. `Q-7KD2`. */
  number: string;
  status: QuoteStatus;
  /** The service, category or template that it was asked about, as it was called then. */
  about: string | null;
  /** What was asked, in the customer's words. */
  wish: string;
  /** What was said beside the wish; null where the request couldn't say any. */
  details: QuoteDetails | null;
  summary: string;
  positions: QuotePosition[];
  /** What the wish names, and what holds it. */
  demands: QuoteDemand[];
  assumptions: string[];
  /** The firm total; null while a position awaiting a price. */
  totalCents: number | null;
  /** What it will cost at least and at most: both the total once that is firm; `max` null where nobody knows yet. */
  range: { minCents: number; maxCents: number | null };
  /** Days until all of it is delivered; null while a position's time isn't known. */
  days: number | null;
  /** Written by the built-in estimator, without a provider. */
  isDemo: boolean;
  /** ISO times. */
  createdAt: string;
  dueAt: string;
  readyAt: string | null;
  validUntil: string | null;
  acceptedAt: string | null;
  /** Whether a mail goes to somebody. */
  hasEmail: boolean;
};

type OpenPoint = { text: string; note: string };
/** What a wish would cost, computed by rules while somebody still changes it; nothing of it is stored. */
export type WishEstimate = {
  positions: (Pick<QuotePosition, "id" | "serviceId" | "title" | "description" | "quantity"> & {
    /** Null where a person prices it. */
    lineCents: number | null;
  })[];
  /** Null where a person has to price a part. */
  totalCents: number | null;
  /** The sum of what has a price. */
  minCents: number;
  days: number | null;
  /** What the chosen scopes hold, in the catalogue's words. */
  includes: string[];
  /** What the wish names and no scope is known to hold: a person looks at it. */
  open: OpenPoint[];
  notIncluded: OpenPoint[];
};

/** Answer of `POST /functions/request-quote`. Also a failure (503 quote_failed) names the page, in `errors.quote`. */
export type QuoteAnswer = { quote: QuoteView; path: string };

/** A quote in its owner's list. */
export type QuoteListItem = Pick<
  QuoteView,
  "token" | "number" | "status" | "wish" | "totalCents" | "createdAt" | "dueAt" | "validUntil"
> & { id: string; isLate: boolean };

/** Which quotes the admin's list shows; `waiting` are those that somebody still has to price or write. */
export const QuoteFilter = z.enum(["waiting", "late", "all"]).catch("waiting");
export type QuoteFilter = z.infer<typeof QuoteFilter>;

/** A line of the admin's list. */
export type AdminQuoteItem = QuoteListItem & { email: string | null };

/** A quote as admins see it. */
export type AdminQuoteView = QuoteView & {
  id: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  company: string | null;
  enquiryId: string | null;
  userId: string | null;
  /** The studio's project that it was ordered from. */
  projectId: string | null;
  orderId: string | null;
  /** Which model chose the positions; null for the built-in estimator, and while none has. */
  model: string | null;
  isLate: boolean;
};

/** A price in US dollars as an admin types it (`1,250` or `1250.50`) → cents. */
const Dollars = z
  .string()
  .trim()
  .regex(/^\$?\d{1,3}(,?\d{3}){0,2}(\.\d{1,2})?$/, "Enter an amount in dollars, such as 1,250.")
  .transform((text) => Math.round(Number(text.replace(/[$,]/g, "")) * 100))
  .refine((cents) => cents >= 100 && cents <= largestTotalCents, "From $1 to $999,999.99.");
const Days = z
  .string()
  .trim()
  .regex(/^\d{1,3}$/, "Enter a whole number of days.")
  .transform(Number)
  .refine((days) => days >= 1 && days <= 365, "From 1 to 365 days.");

/** What an admin makes of a position that waits: a price, a part of the rest at no charge, or no part of the offer. */
export const settlements = ["price", "included", "left-out"] as const;
export const Settlement = z.enum(settlements).catch("price");
export type Settlement = z.infer<typeof Settlement>;

/** What an admin sets for a position that waits: price for one, working days. */
export const PositionPrice = z.object({ price: Dollars, days: Days });
export type PositionPrice = z.infer<typeof PositionPrice>;
