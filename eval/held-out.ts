import { retention, serviceLevel } from "#content/promises.ts";
import type { EvalQuestion } from "./question.ts";

/**
 * Written before they were asked, and nothing is tuned on them: their share says how Aria fares with questions
 * that nobody prepared her for. Once one of them has been looked at to mend something, it belongs into
 * questions.ts, and a new one here.
 */
export const heldOut: readonly EvalQuestion[] = [
  {
    question: "What's included in the cheapest chatbot option?",
    sources: ["/services/gpt4-chatbot"],
    says: /25 pages/,
  },
  { question: "do u build online booking into a website", sources: ["/services/full-website"] },
  {
    question: "Can I change my plan later?",
    sources: ["/legal/terms#subscription-tiers"],
    says: /change/i,
  },
  {
    question: "How are backups handled and how long are they kept?",
    sources: [
      "/legal/security#backups",
      "/docs#your-data",
      "/legal/privacy",
      "/legal/gdpr#how-long-it-is-kept",
    ],
    says: new RegExp(`${retention.backupDays} days`),
  },
  {
    question: "what do I get if your service is down for a day",
    sources: ["/legal/sla", "/legal/terms#service-level"],
    says: new RegExp(`credit|${serviceLevel.creditTiers[0].creditPercent}\\s?%`, "i"),
  },
  { question: "Where do I see my invoices and receipts?", sources: ["/portal"] },
  { question: "I forgot my password", sources: ["/forgot-password", "/legal/security"] },
  {
    question: "Could you connect our contact form with Pipedrive?",
    sources: [
      "/services/crm-integration",
      "/services/smart-form",
      "/resources/integration-guides#pipedrive",
    ],
  },
  {
    question: "Which AI model does the bot run on?",
    sources: ["/services/gpt4-chatbot", "/docs#chatbots", "/tutorials/chatbots"],
    says: /GPT-4/,
  },
  {
    question: "are my indicator's signals going to repaint",
    sources: ["/services/pine-script-indicator", "/tutorials/pinescript-examples"],
  },
  {
    question: "Is there an API I can use?",
    sources: [
      "/api-docs",
      "/docs#api-and-integrations",
      "/resources/developer-tools",
      "/legal/terms#api-and-rate-limits",
    ],
  },
  {
    question: "Who is responsible for data protection at your company?",
    sources: ["/legal/privacy#who-is-responsible", "/legal/gdpr#who-is-responsible"],
  },
  {
    question: "how much would it be for both?",
    before: ["Do you design and also build landing pages?"],
    sources: ["/services/landing-page", "/services/ui-ux-design"],
    says: /\$/,
  },
  { question: "What is the capital of Australia?", sources: null },
  { question: "Write me a poem about the sea", sources: null },
];
