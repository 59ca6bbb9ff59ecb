import { z } from "zod";
import { defineTrigger, noProblems, type TriggerForm } from "./triggers/contract.ts";
import { mailTrigger } from "./triggers/mail.ts";
import { manualTrigger } from "./triggers/manual.ts";
import { scheduleTrigger } from "./triggers/schedule.ts";
import {
  conversationTrigger,
  formTrigger,
  leadTrigger,
  unansweredTrigger,
  videoTrigger,
} from "./triggers/studio.ts";

const webhookTrigger = defineTrigger({
  id: "webhook",
  title: "Webhook",
  description: "Another program calls an address made for this trigger.",
  settings: z.strictObject({
    isSigned: z.boolean().default(false).meta({
      title: "Only signed calls",
      description: "Signed with the trigger’s secret, as Standard Webhooks describes.",
    }),
  }),
  initial: { isSigned: false },
  sample: { method: "POST", body: { name: "Mira", email: "mira@example.com" }, query: {} },
  problems: noProblems,
});

const orderTrigger = defineTrigger({
  id: "order",
  title: "Order paid",
  description: "One of your orders is paid. For administrators: any order.",
  settings: z.strictObject({}),
  initial: {},
  sample: {
    order: "ord_…",
    service: "Landing page",
    scope: "Starter",
    amountCents: 35_000,
    currency: "usd",
    mode: "live",
    email: "mira@example.com",
    paidAt: "2026-01-31T09:00:00.000Z",
  },
  problems: noProblems,
});

const automationTrigger = defineTrigger({
  id: "automation",
  title: "Another automation",
  description: "A step of another of your automations starts it, with the data that it gives.",
  settings: z.strictObject({}),
  initial: {},
  sample: { name: "Mira", email: "mira@example.com" },
  problems: noProblems,
});

const forms = [
  webhookTrigger,
  scheduleTrigger,
  formTrigger,
  mailTrigger,
  leadTrigger,
  conversationTrigger,
  unansweredTrigger,
  videoTrigger,
  orderTrigger,
  automationTrigger,
  manualTrigger,
] as const;
export type TriggerKind = (typeof forms)[number]["id"];

// Each kind's own functions take its own settings; whoever calls them by name has parsed these.
export const triggerForms = forms as unknown as readonly TriggerForm[];
const byKind = new Map(triggerForms.map((form) => [form.id, form]));

/** A kind of trigger by its name; undefined where it is none. */
export const triggerForm = (kind: string): TriggerForm | undefined => byKind.get(kind);

/** What a way to start is called, also where none is chosen yet. */
export const triggerTitle = (kind: string): string =>
  triggerForm(kind)?.title ?? "Trigger not chosen yet";
