import { z } from "zod";
import { Capacities } from "./capacities.ts";

/** The six categories (spec site.md §3). Their order is the order on the page. */
export const categoryIds = [
  "ai-automation",
  "web-dev",
  "trading-financial",
  "forms-interfaces",
  "marketing-crm",
  "support-consulting",
] as const;
export const CategoryId = z.enum(categoryIds);
export type CategoryId = z.infer<typeof CategoryId>;

export type Category = {
  id: CategoryId;
  name: string;
  /** One sentence for the home page's card. */
  summary: string;
  /** Token name of the category's mark (see ui/tokens.css), not a CSS colour. */
  color: string;
};

/** A way of paying, in words (spec site.md §3 and §9). */
export const PaymentModel = z.object({
  type: z.enum(["fixed", "credit", "subscription", "milestone"]),
  name: z.string().min(1),
  description: z.string().min(1),
  /** Short price as shown, e.g. `$200 / month`; absent where the total decides. */
  price: z.string().optional(),
  details: z.array(z.string()),
});
export type PaymentModel = z.infer<typeof PaymentModel>;

/** One thing that can be bought: a named extent of a service at a fixed price. */
export const Scope = z.object({
  /** Our id, `{serviceId}.{slug}`, e.g. `landing-page.essential`. */
  id: z.string().regex(/^[a-z0-9-]+\.[a-z0-9-]+$/),
  name: z.string().min(1),
  description: z.string().min(1),
  priceCents: z.int().positive(),
  credits: z.int().nonnegative(),
  deliveryDays: z.int().positive(),
  /** The same in words, as shown and kept on orders: `within 3 days`, `each request within 5 days`. */
  deliveryText: z.string().min(1),
  includes: z.array(z.string().min(1)).min(1),
  /** What it holds, for code; null on a scope that was edited before this was known: nothing is promised of it then. */
  capacities: Capacities.nullable(),
  /** The scope that the card's minimum price buys; exactly one per service. */
  isStarting: z.boolean(),
  /** Price id as a checkout names it: the synced Stripe price, or our own id before a sync. */
  stripePriceId: z.string().min(1),
});
export type Scope = z.infer<typeof Scope>;

export const Service = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().min(1),
  /** One or two sentences on the card. */
  description: z.string().min(1),
  /** Whole US dollars would not be exact: integer cents. */
  priceRange: z.object({ minCents: z.int().positive(), maxCents: z.int().positive() }),
  credits: z.int().positive(),
  features: z.array(z.string().min(1)),
  benefits: z.array(z.string().min(1)),
  /** As shown, e.g. `2-5 days`. */
  deliveryTime: z.string().min(1),
  category: CategoryId,
  stripeProductId: z.string().min(1),
  /** The starting scope's price id. */
  stripePriceId: z.string().min(1),
  popular: z.boolean(),
  featured: z.boolean(),
  paymentModels: z.array(PaymentModel).min(1),
  technicalSpecs: z.array(z.object({ name: z.string().min(1), value: z.string().min(1) })),
  scopes: z.array(Scope).min(1),
});
export type Service = z.infer<typeof Service>;

/** A service as `content/catalogue.ts` writes it: no ids of the payment provider yet. */
export type ServiceSeed = Omit<
  Service,
  "stripeProductId" | "stripePriceId" | "scopes" | "priceRange" | "popular" | "featured"
> & {
  priceRange: { min: number; max: number };
  popular?: boolean;
  featured?: boolean;
  /** Prices in dollars, as in the specification; the first scope is the starting one. */
  scopes: (Omit<
    Scope,
    "id" | "stripePriceId" | "priceCents" | "isStarting" | "deliveryText" | "capacities"
  > & {
    slug: string;
    capacities: Capacities;
    price: number;
    /** Only where the days alone would mislead. */
    deliveryText?: string;
  })[];
};
