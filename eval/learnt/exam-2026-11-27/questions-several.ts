import { guarantees, refunds, retention } from "#content/promises.ts";
import { days, either, french, german, months, price, spanish } from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import { asked, service, span, weeks } from "./facts.ts";

const several = asked("several");

/** Two or three questions in one message: each wants its answer. */
export const severalQuestions: readonly Question[] = [
  several({
    id: "several-landing-owner-refund",
    question:
      "How long for a landing page, who owns it afterwards, and can I get my money back if I hate it?",
    must: [
      either(span(2, 5), days(3)),
      /yours|you own|own(?:s|ed|er)/iu,
      days(guarantees.moneyBackDays),
    ],
    pages: [service("landing-page"), "/legal/ip", "/legal/refunds"],
  }),
  several({
    id: "several-paypal-bot",
    question: "two things: do u take paypal and whats the minimum for a chatbot",
    must: [/card/iu, price("gpt4-chatbot.one-site")],
    pages: ["/#faq-pay", service("gpt4-chatbot"), "/legal/terms"],
  }),
  several({
    id: "several-sales-video",
    question: "Price of a 3 minute sales video? is a spanish voice possible? subtitles?",
    must: [price("vsl-ai-host.three-minutes"), /spanish/iu, /caption|subtitle/iu],
    pages: [service("vsl-ai-host")],
  }),
  several({
    id: "several-bot-conversations",
    question: "what our customers type into the bot, how long is that stored and can we shorten it",
    must: [
      months(retention.chatbotConversationMonths),
      /another period|shorter|unless you|choose|you (?:can )?(?:set|change)/iu,
    ],
    pages: [service("gpt4-chatbot"), "/tutorials/chatbots", "/legal/ai-ethics"],
  }),
  several({
    id: "several-support-maintenance",
    question:
      "What comes free after you deliver, what does upkeep cost after that, and does it renew automatically?",
    must: [
      days(guarantees.supportDays),
      price("ongoing-maintenance.one-month-two-hours"),
      /(?:nothing|never|no|not|n[’']t)\b[^.]{0,40}renew|renew[^.]{0,30}(?:unless|only)/iu,
    ],
    pages: ["/#faq-after", service("ongoing-maintenance")],
  }),
  several({
    id: "several-real-person",
    question: "am i typing with a real person here? and when can i phone an actual human",
    must: [/\bAI\b/u, /Mon(?:day)?s?\s*(?:-|–|to|through)\s*Fri/iu],
    pages: ["/#faq-ai", "/contact", "/legal/ai-ethics"],
  }),
  several({
    id: "several-formular",
    language: "de",
    question:
      "Was kostet ein einfaches Formular, wie schnell ist es fertig und passt es in unsere bestehende Seite?",
    must: [
      price("smart-form.one-form"),
      either(span(2, 5), days(2)),
      /bestehende|einbett|einbind|eingebett|einfüg|jede[nr]? (?:Web)?-?(?:Seite|site)|embed/iu,
      german,
    ],
    pages: [service("smart-form")],
  }),
  several({
    id: "several-consultoria",
    language: "es",
    question: "¿Cuánto vale la consultoría por hora y en qué idioma se hace?",
    must: [price("tech-consulting.one-hour"), /inglés/iu, spanish],
    pages: [service("tech-consulting")],
  }),
  several({
    id: "several-devolucion",
    language: "es",
    question: "¿Qué plazo tengo si no me convence y cuánto tarda en volver el dinero?",
    must: [days(guarantees.moneyBackDays), days(refunds.sentBusinessDays), spanish],
    pages: ["/legal/refunds"],
  }),
  several({
    id: "several-appli-ecrans",
    language: "fr",
    question:
      "Combien pour une application web à 6 écrans, en combien de temps, et le code est à nous ?",
    must: [
      price("web-app.one-process"),
      either(span(2, 6), weeks(3), days(21)),
      /code|à vous|propriét/iu,
      french,
    ],
    pages: [service("web-app"), "/legal/ip"],
  }),
];
