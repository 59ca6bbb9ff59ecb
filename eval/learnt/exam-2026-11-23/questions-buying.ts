import { guarantees, refunds, replies } from "#content/promises.ts";
import { days, either, hours, number, price, spanish, time } from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import { asked, names, service, span } from "./facts.ts";

const buying = asked("buying");

/** Prices, by what somebody would pay or get; and how buying goes. */
export const buyingQuestions: readonly Question[] = [
  buying({
    id: "price-for-500",
    question: "what do i get for 500",
    must: [either(names.landing, names.design)],
    pages: [service("landing-page"), service("ui-ux-design"), "/services"],
  }),
  buying({
    id: "price-max-1000-shop",
    question: "my budget is 1000 max, small shop selling candles. what could you do",
    must: [
      either(...[120, 200, 250, 300, 350, 400, 450, 500, 600, 700, 750, 800, 900].map(number)),
    ],
    pages: ["/services"],
    should: "ask-back",
  }),
  buying({
    id: "price-three-videos",
    question: "price for 3 videos same presenter",
    must: [price("ai-video-1min.three-videos")],
    pages: [service("ai-video-1min")],
  }),
  buying({
    id: "price-webapp-range",
    question: "webapp from - to?",
    must: [price("web-app.one-process"), price("web-app.customers-and-payments")],
    pages: [service("web-app")],
  }),
  buying({
    id: "price-pine-backtest",
    question: "how much 1 pinescript strategy with backtest",
    must: [price("pine-script-indicator.strategy-with-backtest")],
    pages: [service("pine-script-indicator")],
  }),
  buying({
    id: "price-two-screens",
    question: "2 pages of ui design = ?",
    must: [price("ui-ux-design.two-pages")],
    pages: [service("ui-ux-design")],
  }),
  buying({
    id: "price-sync-both-ways",
    question: "how much is it to keep our crm and another system in sync both ways",
    must: [price("crm-integration.both-directions")],
    pages: [service("crm-integration")],
  }),
  buying({
    id: "price-most-expensive",
    question: "just curious whats the most expensive thing on here",
    must: [number(10_000)],
    pages: ["/services", service("web-app"), "/#faq-price"],
  }),
  buying({
    id: "price-five-hours",
    question: "5 hours of changes a month for 2 sites, what do we pay",
    must: [price("ongoing-maintenance.one-month-five-hours")],
    pages: [service("ongoing-maintenance")],
  }),
  buying({
    id: "price-five-automations",
    question: "five automations w approval steps: price + when",
    must: [price("workflow-automation.five-flows"), either(span(3, 7), days(7))],
    pages: [service("workflow-automation")],
  }),
  buying({
    id: "price-extra-revision",
    question: "what if i want a 4th round of changes on the video",
    must: [time(5, "credits?")],
    pages: [service("ai-video-1min"), "/docs"],
  }),
  buying({
    id: "buy-quote-reply",
    question: "how fast do i hear back if i ask for a quote",
    must: [either(hours(replies.quoteHours), /moments/u)],
    pages: ["/quote", "/#faq-else", "/legal/terms"],
  }),
  buying({
    id: "buy-clock-starts",
    question: "when do the 3-7 days start counting, from payment?",
    must: [/everything|kick-?off|all that/iu],
    pages: ["/#faq-time", "/legal/terms", "/docs"],
  }),
  buying({
    id: "buy-paypal",
    language: "es",
    question: "¿aceptan PayPal o solo tarjeta?",
    must: [/tarjeta|card/iu, spanish],
    pages: ["/#faq-pay", "/legal/terms"],
  }),
  buying({
    id: "buy-refund-when",
    question: "if i get a refund is it cash on my card or credit, and how many days till its sent",
    must: [/card/iu, time(refunds.sentBusinessDays, "days?")],
    pages: ["/legal/refunds"],
  }),
  buying({
    id: "buy-missed-deadline",
    question: "what happens if you guys miss the deadline",
    must: [/cancel/iu, /refund|money back/iu],
    pages: ["/legal/refunds"],
  }),
  buying({
    id: "buy-quote-valid",
    question: "got a quote from you, how long is it good for",
    must: [days(30)],
    pages: ["/quote"],
  }),
  buying({
    id: "buy-breaks-later",
    question: "smth breaks 2 weeks after delivery, do i pay for the fix?",
    must: [days(guarantees.supportDays), either(/free|no charge|without charge|don[’']t pay/u)],
    pages: ["/#faq-after", "/legal/terms"],
  }),
  buying({
    id: "buy-move-consulting",
    question: "can i move my consulting call on short notice",
    must: [hours(24)],
    pages: [service("tech-consulting")],
  }),
  buying({
    id: "buy-demo-free",
    question: "can i see a demo with an actual human, does it cost anything",
    must: [
      either(time(30, "min(?:ute)?s?"), /\/demo\b|schedule a demo|book a demo/u),
      /free|nothing|no cost/iu,
    ],
    pages: ["/demo"],
  }),
];
