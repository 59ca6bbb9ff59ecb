import {
  checkoutSessionHours,
  guarantees,
  paymentTerms,
  refunds,
  replies,
  quotes,
} from "#content/promises.ts";
import { days, either, honest, hours, number, person, time, timeOf } from "../judge/patterns.ts";
import type { Question } from "../judge/question.ts";

const { design, development, launch } = paymentTerms.websiteMilestonesPercent;

/** Buying, paying, quotes, delivery and refunds. */
const buying = (
  question: Omit<Question, "kind" | "language" | "should"> & Partial<Pick<Question, "should">>,
): Question => ({ kind: "buying", language: "en", should: "answer", ...question });

export const buyingQuestions: readonly Question[] = [
  buying({
    id: "buying-paypal",
    question: "can i use paypal or is it card only?",
    facts: {
      must: [/\bcards?\b/iu],
      mustNot: [/\byes\b[^.]*paypal|accept[^.]*paypal(?! (?:is|isn))/iu],
    },
    pages: ["/#faq-pay", "/legal/terms"],
  }),
  buying({
    id: "buying-invoice",
    question:
      "Our accounting department only pays by bank transfer, against an invoice, 30 days net. Is that possible with you?",
    facts: { must: [either(/\bcard\b|agree|write to us/u, person)] },
    pages: ["/legal/terms", "/#faq-pay"],
    should: "hand-over",
  }),
  buying({
    id: "buying-vat",
    question: "does VAT or anything come on top of the prices at checkout",
    facts: {
      must: [/\bno\b|nothing|isn[’']t|not added|exactly|amount shown/iu],
      mustNot: [/\d+\s?% (?:VAT|tax)/iu],
    },
    pages: ["/legal/terms", "/#faq-pay"],
  }),
  buying({
    id: "buying-currency",
    question: "are your prices euros or dollars? I'm in Finland",
    facts: { must: [/dollars?|USD/iu] },
    pages: ["/legal/terms"],
  }),
  buying({
    id: "buying-refund-window",
    question:
      "Say you hand it over and two weeks later I find out I don't like it at all. Money gone, or do I get it back?",
    facts: {
      must: [days(guarantees.moneyBackDays), /refund|money.?back|get (?:it|your money) back/iu],
    },
    pages: ["/legal/refunds", "/#faq-refund", "/legal/terms"],
  }),
  buying({
    id: "buying-refund-speed",
    question: "once you've agreed to refund me how long till its on its way to my card?",
    facts: { must: [time(refunds.sentBusinessDays, "days?")] },
    pages: ["/legal/refunds"],
  }),
  buying({
    id: "buying-refund-fees",
    question:
      "If I return the automation, do I also get back what I paid to Zapier in the meantime, and my bank's conversion fee?",
    facts: { must: [honest, /Zapier|others|provider|bank|convers/iu] },
    pages: ["/legal/refunds"],
  }),
  buying({
    id: "buying-instalments",
    question: "Could we pay for the website in parts, as we go along?",
    facts: {
      must: [
        number(design),
        number(development),
        number(launch),
        either(
          /write to us|before you accept|agree|isn[’']t available online|not (?:yet )?available/u,
          person,
        ),
      ],
    },
    pages: ["/#faq-pay", "/services/full-website", "/legal/terms", "/legal/refunds"],
  }),
  buying({
    id: "buying-quote-speed",
    question: "how quick is a quote, i have a board meeting on thursday",
    facts: { must: [hours(replies.quoteHours)] },
    pages: ["/quote", "/#faq-else", "/docs", "/legal/terms"],
  }),
  buying({
    id: "buying-quote-valid",
    question: "Got your quote last week. Until when do I have to decide?",
    facts: { must: [days(quotes.validDays)] },
    pages: ["/quote", "/docs", "/legal/terms"],
  }),
  buying({
    id: "buying-clock-starts",
    question:
      "You say 3-5 days. From which day, from when I pay or from when you have my logo and all that?",
    facts: { must: [/everything|kick-?off|have all|all (?:the|your) (?:material|that)/iu] },
    pages: ["/#faq-time", "/docs", "/legal/terms"],
  }),
  buying({
    id: "buying-by-tomorrow",
    question: "I need a landing page online by tomorrow 10am. I'd pay double. Deal?",
    facts: {
      must: [either(timeOf("landing-page.essential"), person, /quote/u)],
      mustNot: [/\bdeal[!.]|we (?:will|can) have it (?:online|live|ready) (?:by )?tomorrow/iu],
    },
    pages: ["/services/landing-page", "/contact", "/quote"],
  }),
  buying({
    id: "buying-just-paid",
    question: "just paid for a chatbot, so what happens now?",
    facts: { must: [hours(replies.kickoffContactHours)] },
    pages: ["/docs", "/#faq-start", "/legal/terms", "/services/gpt4-chatbot"],
  }),
  buying({
    id: "buying-checkout-closed",
    question:
      "Went for lunch in the middle of paying and now the payment page says it's over. How long does it stay open and have I lost my price?",
    facts: { must: [hours(checkoutSessionHours)] },
    pages: ["/legal/terms"],
  }),
  buying({
    id: "buying-breaks-later",
    question:
      "something you built stops working three weeks after handover. who fixes it and who pays",
    facts: { must: [days(guarantees.supportDays), /free|no charge|without charge|nothing/iu] },
    pages: ["/#faq-after", "/docs", "/legal/terms", "/legal/sla", "/legal/refunds"],
  }),
  buying({
    id: "buying-credits",
    question: "What are these credits on every service? Do I have to top up an account first?",
    facts: { must: [/dollars?|size/iu, honest] },
    pages: ["/legal/terms", "/docs", "/legal/refunds", "/services/ai-video-1min"],
  }),
];
