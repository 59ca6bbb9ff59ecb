import { contact } from "#content/brand.ts";
import { demos } from "#content/demos.ts";
import {
  checkoutSessionHours,
  guarantees,
  paymentTerms,
  quotes,
  refunds,
  replies,
} from "#content/promises.ts";
import { either, hours, literal, number, time } from "../judge/patterns.ts";
import type { Question } from "../judge/question.ts";
import { daysIn, learnt as make, s } from "./facts.ts";

const q = (
  id: string,
  language: Parameters<typeof make>[2],
  question: string,
  must: readonly RegExp[],
  pages: readonly string[],
  more: Parameters<typeof make>[6] = {},
) => make("buying", id, language, question, must, pages, more);

const support = literal(contact.email.support);
const card = /\bcards?\b|Karte|tarjeta|\bcarte\b/iu;
const refundPages = ["/legal/refunds", "/legal/terms", "/"];
const quotePages = ["/quote", "/legal/terms", "/docs", "/"];

/** Buying, paying, quotes, delivery, refunds, cancelling and after-sales (50). */

export const buying1: readonly Question[] = [
  // English, 27
  q("paypal", "en", "can i pay with paypal?", [card], ["/legal/terms", "/docs", "/"], {
    mustNot: [/\byes\b[^.]*PayPal/iu],
  }),
  q(
    "vat-added",
    "en",
    "is there tax on top at checkout or is the price the price",
    [/no (?:tax|fee|VAT)|nothing (?:is )?added|exactly|amount shown|(?:n[’']t|not) add/iu],
    ["/legal/terms", "/"],
  ),
  q(
    "currency-eur",
    "en",
    "We're in Austria. Do you bill in euros?",
    [/US dollars?|USD|dollars/iu],
    ["/legal/terms"],
  ),
  q(
    "need-account",
    "en",
    "do i have to make an account just to order one form",
    [/without an account|no account|don[’']?t (?:need|have)|\bno\b/iu],
    ["/register", "/legal/terms"],
  ),
  q(
    "quote-cost",
    "en",
    "Does asking for an offer cost me anything, and when would I hear back?",
    [
      hours(replies.quoteHours),
      /free|nothing|no(?:thing)? cost|costs? nothing|without (?:cost|obligation)|only once you accept|not(?:hing)? before you (?:agree|accept)/iu,
    ],
    quotePages,
  ),
  q(
    "quote-valid",
    "en",
    "you gave me a quote on the 3rd, my partner is on holiday for two weeks. how long does it stay good?",
    [daysIn(quotes.validDays)],
    quotePages,
  ),
  q(
    "haggle",
    "en",
    "Come on, 10% off for a first time customer?",
    [either(/fixed|no discount|can[’']?t|cannot|don[’']?t|catalogue|not able|quote/iu)],
    ["/legal/terms", "/services", "/quote", "/"],
    {
      mustNot: [
        /(?:you(?:['’]ll)? get|here(?:['’]s| is)|I (?:can )?(?:give|offer)(?: you)?) (?:a )?10 ?%/iu,
      ],
    },
  ),
  q(
    "after-i-pay",
    "en",
    "ok so i click buy and pay. then what, who contacts me, when does the clock start ticking",
    [
      hours(replies.kickoffContactHours),
      /everything|kick-?off|all (?:that )?(?:we|the work) need/iu,
    ],
    ["/docs", "/legal/terms", "/"],
  ),
  q(
    "late-delivery",
    "en",
    "And if you guys don't finish in time? Seen that before with freelancers.",
    [/cancel/iu, /refund|money back/iu],
    refundPages,
  ),
  q(
    "rush",
    "en",
    "I need the landing page by tomorrow 9am, trade fair. will pay double",
    [/2-5 days|3 days|three days|two to five|days/iu],
    s("landing-page"),
    {
      mustNot: [
        /(?:we can|we['’]ll|it will be|you(?:['’]ll| will) have it) (?:do it|deliver(?: it)?|ready|done)?\s*(?:by|for) tomorrow/iu,
      ],
    },
  ),
  q(
    "refund-window",
    "en",
    "how long after you hand it over can i still get my money back",
    [daysIn(guarantees.moneyBackDays)],
    refundPages,
  ),
  q(
    "refund-reason",
    "en",
    "Do I need a good reason to get refunded? I just might not like it.",
    [
      /don[’']?t have to|\bno\b|without (?:giving )?a(?:ny)? reason|n[’']t (?:need|have)|not need/iu,
    ],
    refundPages,
  ),
  q(
    "refund-how",
    "en",
    "asked for my money back = what do i have to do exactly and when is the cash on my account",
    [support, time(refunds.sentBusinessDays, "business days?|working days?|days?")],
    refundPages,
  ),
  q(
    "refund-expired-card",
    "en",
    "my card from the order expired meanwhile, will the refund get lost?",
    [/bank|another way|other way/iu],
    refundPages,
  ),
  q(
    "refund-keep-site",
    "en",
    "can i get the refund and still use the site? asking for a friend :)",
    [/right to use|delete|may not|\bno\b|ends/iu],
    [...refundPages, "/legal/ip"],
  ),
  q(
    "refund-hosting",
    "en",
    "Would the money-back also cover what I paid my hoster and for model usage?",
    [/can[’']?t|cannot|not|\bno\b|others charged/iu],
    refundPages,
  ),
  q(
    "milestone-pay",
    "en",
    "Website is 1800, could I pay in three parts?",
    [
      either(/mileston|separate|parts/iu, number(paymentTerms.websiteMilestonesPercent.design)),
      /agree|write|before you accept|by (?:email|quote)|not (?:yet )?available|isn[’']?t available/iu,
    ],
    [...s("full-website"), "/legal/terms", "/legal/refunds", "/"],
  ),
  q(
    "subscription-plans",
    "en",
    "i read about starter / professional plans for 29 and 79 bucks, where do i sign up",
    [/not (?:on sale|yet|available)|aren[’']?t|isn[’']?t|planned|will be/iu],
    ["/legal/terms", "/legal/refunds"],
  ),
  q(
    "cancel-retainer",
    "en",
    "how do we stop the 200 a month chatbot care",
    [
      /end of (?:the|that|each|any|every|a) (?:\w+ )?month|month (?:that )?you(?:[’']ve| have)? (?:already )?paid|until the end|month[’']s end/iu,
    ],
    ["/legal/refunds", "/legal/terms"],
  ),
  q(
    "price-up",
    "en",
    "will it end up costing more than what it says, cos thats what agencies always do to me",
    [/fixed|doesn[’']?t go up|don[’']?t grow|won[’']?t|not (?:go|grow|increase)|firm|exactly/iu],
    ["/", "/services", "/legal/terms", "/docs"],
  ),
  q(
    "bug-after-weeks",
    "en",
    "Three weeks after you hand it over something stops working. Do I pay?",
    [daysIn(guarantees.supportDays), /free|no (?:extra )?c(?:harge|ost)|don[’']?t pay/iu],
    ["/", "/legal/terms", "/docs", "/legal/sla"],
  ),
  q(
    "bug-after-half-year",
    "en",
    "and half a year later, who fixes things then?",
    [either(/maintenance/iu)],
    [...s("ongoing-maintenance"), "/", "/docs"],
  ),
  q(
    "revisions-meaning",
    "en",
    "'2 revisions' - what counts as one? every single typo?",
    [/list/iu],
    ["/docs", "/tutorials/video-agents"],
  ),
  q(
    "checkout-timeout",
    "en",
    "had the payment page open since this morning and now it says it's expired??",
    [hours(checkoutSessionHours), /again|start over|restart|new/iu],
    ["/legal/terms"],
  ),
  q(
    "what-you-need",
    "en",
    "What will you want from me before you can begin? logins and so on",
    [/text/iu, /access|invit/iu],
    ["/", "/docs"],
  ),
  q(
    "demo-book",
    "en",
    "can i see something live with a human first before i spend money",
    [/demo/iu, either(number(demos.minutes), /free|book/iu)],
    ["/demo", "/contact"],
  ),
];
