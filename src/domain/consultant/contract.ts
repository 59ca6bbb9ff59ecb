import { z } from "zod";

/** Roles in which Aria answers (spec site.md §9, prompt personas). */
export const personas = ["customer_service", "technical_support", "sales", "survival"] as const;
export const Persona = z.enum(personas);
export type Persona = z.infer<typeof Persona>;

/** Where an answer has something from, as it is shown. */
export const SourceLink = z.object({ path: z.string(), title: z.string() });
export type SourceLink = z.infer<typeof SourceLink>;

/** What Aria's answers may lead to; built by code from what was talked about, never by the model. */
export const Offer = z.discriminatedUnion("type", [
  z.object({ type: z.literal("service"), serviceId: z.string(), title: z.string() }),
  /** A quote, about a service where one was talked about. */
  z.object({
    type: z.literal("quote"),
    serviceId: z.string().nullable(),
    title: z.string().nullable(),
  }),
  /** A project in the studio, from the visitor's own words or a service's name; `as` is its type where that is known. */
  z.object({
    type: z.literal("studio"),
    sentence: z.string().min(1).max(300),
    as: z.string().nullable(),
  }),
  z.object({ type: z.literal("video") }),
  z.object({ type: z.literal("follow-up") }),
  /** A question to tap: what is asked next, or what was perhaps meant. */
  z.object({ type: z.literal("ask"), question: z.string().max(200) }),
]);
export type Offer = z.infer<typeof Offer>;
