export type AutomationTemplate = { id: string; title: string };

/** Automations to begin with; a quote request can name one (`/quote?template=`). */
export const automationTemplates: readonly AutomationTemplate[] = [
  { id: "lead-capture", title: "Lead capture and follow-up" },
  { id: "support-tickets", title: "Support ticket routing" },
  { id: "invoice-reminders", title: "Invoices and reminders" },
  { id: "content-publishing", title: "Content publishing" },
];
