import { formatUsd } from "#kit/money.ts";
import { brand } from "./brand.ts";
import { notYet } from "./not-yet.ts";
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
  `Each of our ${counted(serviceCount, "service")} starts at a fixed price. The lowest is ${formatUsd(fromCents)}, and the largest listed option is ${formatUsd(toCents)}.`;

/** The home page's eight questions in their order (spec site.md §2); without facts nothing is on offer just now. */
export const faq = (facts: CatalogueFacts | null): readonly FaqEntry[] => [
  {
    id: "faq-price",
    question: "What does it cost?",
    answer: [
      ...(facts ? [pricesOf(facts)] : []),
      "You see what the price includes before you pay, and it doesn’t go up afterwards. Anything larger is quoted first.",
    ],
  },
  {
    id: "faq-time",
    question: "How long does it take?",
    answer: [
      `Simple work takes ${delivery.simple.text}, custom work ${delivery.custom.text}, a complex app ${delivery.complexApp.text}. Each service names its own time.`,
      "The time runs from the day we have everything that the work needs from you.",
    ],
  },
  {
    id: "faq-start",
    question: "What do you need from me to begin?",
    answer: [
      `Within ${counted(replies.kickoffContactHours, "hour")} of your order we write to you with a list of what the work needs: usually your texts, access to the tools involved, and one person who can make decisions.`,
      "We work remotely, through accounts that you invite us to and can revoke. We never ask for passwords.",
    ],
  },
  {
    id: "faq-pay",
    question: "How do I pay?",
    answer: [
      "By card, on the payment page. The amount comes from the catalogue or your quote, so you are charged exactly what you agreed to.",
      `The usual milestones for a full website are ${parts.design}% at design, ${parts.development}% at development and ${parts.launch}% at launch. ${notYet.milestones.title}. ${notYet.milestones.text}`,
    ],
  },
  {
    id: "faq-else",
    question: "What if what I need isn’t listed?",
    answer: [
      `Describe it in one sentence and ask for a quote. Usually within moments, and always within ${quoteTime}, you know what we would build, what it costs and when you would have it, or that we aren’t the right people for it.`,
      "You pay nothing before you agree.",
    ],
  },
  {
    id: "faq-after",
    question: "What happens after delivery?",
    answer: [
      `Every order includes ${counted(guarantees.supportDays, "day")} of support: we fix what doesn’t work as agreed, free of charge.`,
      "After that you can order maintenance a month at a time. Nothing renews by itself.",
    ],
  },
  {
    id: "faq-refund",
    question: "What if I’m not satisfied?",
    answer: [
      `Write to us within ${counted(guarantees.moneyBackDays, "day")} of delivery. We refund what you paid for that service to the card you paid with.`,
      "Your right to use the work ends with the refund.",
    ],
  },
  {
    id: "faq-ai",
    question: "Am I talking to a person or to an AI?",
    answer: [
      `${brand.consultant}, our consultant, is an AI and says so. You can chat with her on every page, and call her from the home page and the contact page. If she can’t answer, leave your email address and a person replies within ${quoteTime}. An AI never sets a price.`,
      `What you send us is kept for ${counted(retention.enquiryYears, "year")} after the last reply and then deleted. It is not used to train any model.`,
    ],
  },
];
