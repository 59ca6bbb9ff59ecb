import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { describeColumns } from "#db/columns.ts";
import type { Capacities } from "./capacities.ts";
import type { PaymentModel, Service } from "./contract.ts";

export const services = pgTable(
  "services",
  {
    id: text().primaryKey(),
    position: integer().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    priceMinCents: integer("price_min_cents").notNull(),
    priceMaxCents: integer("price_max_cents").notNull(),
    credits: integer().notNull(),
    features: jsonb().$type<string[]>().notNull(),
    benefits: jsonb().$type<string[]>().notNull(),
    deliveryTime: text("delivery_time").notNull(),
    category: text().notNull(),
    stripeProductId: text("stripe_product_id").notNull(),
    popular: boolean().notNull(),
    featured: boolean().notNull(),
    paymentModels: jsonb("payment_models").$type<PaymentModel[]>().notNull(),
    technicalSpecs: jsonb("technical_specs").$type<Service["technicalSpecs"]>().notNull(),
    active: boolean().notNull().default(true),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index("services_category").on(t.category, t.position)],
);
describeColumns(services, {
  id: ["name of the service in addresses and at the payment provider", "catalogue"],
  position: ["order on the page", "catalogue"],
  title: ["shown", "catalogue"],
  description: ["shown on the card", "catalogue"],
  priceMinCents: ["lowest price, what Buy Now charges", "catalogue"],
  priceMaxCents: ["highest price, for the range", "catalogue"],
  credits: ["price in credits", "catalogue"],
  features: ["shown; the first four on the card", "catalogue"],
  benefits: ["shown on the service's page", "catalogue"],
  deliveryTime: ["shown, e.g. 2-5 days", "catalogue"],
  category: ["filter on the services page", "catalogue"],
  stripeProductId: ["product at the payment provider", "catalogue"],
  popular: ["POPULAR badge", "catalogue"],
  featured: ["FEATURED badge and the wide card", "catalogue"],
  paymentModels: ["ways of paying, shown", "catalogue"],
  technicalSpecs: ["shown on the service's page", "catalogue"],
  active: ["false: no longer offered, kept for old orders", "catalogue"],
  updatedAt: ["when it last changed, for sitemap and sync", "catalogue"],
});

export const serviceScopes = pgTable(
  "service_scopes",
  {
    id: text().primaryKey(),
    serviceId: text("service_id")
      .notNull()
      .references(() => services.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    priceCents: integer("price_cents").notNull(),
    credits: integer().notNull(),
    deliveryDays: integer("delivery_days").notNull(),
    deliveryText: text("delivery_text"),
    includes: jsonb().$type<string[]>().notNull(),
    capacities: jsonb().$type<Capacities>(),
    isStarting: boolean("is_starting").notNull(),
    stripePriceId: text("stripe_price_id"),
    active: boolean().notNull().default(true),
  },
  (t) => [
    index("service_scopes_service").on(t.serviceId, t.position),
    uniqueIndex("service_scopes_one_start")
      .on(t.serviceId)
      .where(sql`is_starting and active`),
    uniqueIndex("service_scopes_stripe_price").on(t.stripePriceId),
  ],
);
describeColumns(serviceScopes, {
  id: ["our price id", "catalogue"],
  serviceId: ["the service that it is an extent of", "catalogue"],
  position: ["order on the page", "catalogue"],
  name: ["shown, also on orders", "catalogue"],
  description: ["shown", "catalogue"],
  priceCents: ["what it costs, in cents", "catalogue"],
  credits: ["what it costs, in credits", "catalogue"],
  deliveryDays: ["promised days until delivery", "catalogue"],
  deliveryText: ["the promise in words, where the days alone would mislead", "catalogue"],
  includes: ["what the price buys, shown", "catalogue"],
  capacities: ["what it holds, for code; null: nothing is known of it", "catalogue"],
  isStarting: ["the scope that Buy Now charges", "catalogue"],
  stripePriceId: ["synced price at the payment provider; null before a sync", "catalogue"],
  active: ["false: no longer offered", "catalogue"],
});

export const seeds = pgTable("seeds", {
  key: text().primaryKey(),
  hash: text().notNull(),
  seededAt: timestamp("seeded_at", { withTimezone: true }).notNull().defaultNow(),
});
describeColumns(seeds, {
  key: ["which row of content was written, e.g. service/landing-page", "system"],
  hash: ["what was written: a row that differs was edited by an admin and is left alone", "system"],
  seededAt: ["when", "system"],
});
