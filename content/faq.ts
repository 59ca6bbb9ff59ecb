import { formatUsd } from "#kit/money.ts";
import { brand } from "./brand.ts";
import { delivery, guarantees, paymentTerms, replies, retention } from "./promises.ts";
import { counted } from "./words.ts";

export type FaqEntry = {
  /** Also its address on the home page: `/#faq-price`. */
  id: string;
  question: string;
  /** Paragraphs of plain text; search engines get the same words. */
  answer: readonly string[];
};

/** What the catalogue says now: how many services, the lowest and the highest price in integer cents. */
export type CatalogueFacts = { serviceCount: number; fromCents: number; toCents: number };

const parts = paymentTerms.websiteMilestonesPercent;
const quoteTime = counted(replies.quoteHours, "hour");

const pricesOf = ({ serviceCount, fromCents, toCents }: CatalogueFacts) =>
  `Each of our ${counted(serviceCount, "service")} has a smallest size at a fixed price. The lowest is ${formatUsd(fromCents)}, and the largest work in the list goes up to ${formatUsd(toCents)}.`;

/** The home page's eight questions in their order (spec site.md §2); without facts nothing is on offer just now. */
export const faq = (facts: CatalogueFacts | null): readonly FaqEntry[] => [
  {
    id: "faq-price",
    question: "What does it cost?",
    answer: [
      ...(facts ? [pricesOf(facts)] : []),
      "What the price buys is named before you pay, and it doesn't grow afterwards. Anything larger is quoted first.",
    ],
  },
  {
    id: "faq-time",
    question: "How soon is it done?",
    answer: [
      `Simple work takes ${delivery.simple.text}, custom work ${delivery.custom.text}, a complex app ${delivery.complexApp.text}. Each service names its own time.`,
      "It runs from the day on which we have from you what the work needs.",
    ],
  },
  {
    id: "faq-start",
    question: "What do you need from me to begin?",
    answer: [
      `Within ${counted(replies.kickoffContactHours, "hour")} of your order we write to you and say what the work needs: usually your texts, access to the tools it touches, and one person who can decide.`,
      "We work remotely, through accounts that you invite us to and can withdraw. We ask for no passwords.",
    ],
  },
  {
    id: "faq-pay",
    question: "How do I pay?",
    answer: [
      "By card, on the payment page. The amount comes from the catalogue when you order, so what you agreed to is what is charged.",
      `Larger work can be quoted and paid in parts. For a full website that is ${parts.design}% at design, ${parts.development}% at development and ${parts.launch}% at launch.`,
    ],
  },
  {
    id: "faq-else",
    question: "What if the thing I need isn't in the list?",
    answer: [
      `Say it in one sentence and ask for a quote. Mostly in a moment, and always within ${quoteTime}, you know what we would build, what it costs and when you would have it, or that we are the wrong people for it.`,
      "You pay nothing before you agree.",
    ],
  },
  {
    id: "faq-after",
    question: "What happens after delivery?",
    answer: [
      `${counted(guarantees.supportDays, "day")} of support are part of every order: what doesn't work as agreed is mended at no charge.`,
      "After that you can order maintenance a month at a time. Nothing renews by itself.",
    ],
  },
  {
    id: "faq-refund",
    question: "And if I am not satisfied?",
    answer: [
      `Write to us within ${counted(guarantees.moneyBackDays, "day")} of delivery. We return what you paid for that service, to the card you paid with.`,
      "Your right to use the work ends with the refund.",
    ],
  },
  {
    id: "faq-ai",
    question: "Do I talk to a person or to an AI?",
    answer: [
      `${brand.consultant}, our consultant, is an AI and says so. You can chat with her on every page, and call her from the home page and the contact page. What she can't answer goes to a person, who replies within ${quoteTime}. An AI never sets a price.`,
      `What you send us is kept for ${counted(retention.enquiryYears, "year")} after the last reply and then deleted. It trains no model.`,
    ],
  },
];
