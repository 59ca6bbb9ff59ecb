import { askedInWords, french, german, service, spanish, supportReach } from "../../judge/facts.ts";
import { days, either, hours, number, person, price, timeOf } from "../../judge/patterns.ts";

const several = askedInWords("several");

/** Two or three questions in one message, each answered by the site: the first half. */
export const several1 = [
  several({
    id: "willow-several-01",
    question:
      "Good afternoon, I have two questions if I may: how much would a chatbot cost for a small website, and is there somebody I could ring during the day to talk it over?",
    must: [price("gpt4-chatbot.one-site"), either(/555[\s.-]?01(?:42|68)/iu, person)],
    pages: [service("gpt4-chatbot"), "/contact"],
    inWords: "From $400; sales on +1 (415) 555-0142, Mon-Fri 9-6 PST.",
  }),
  several({
    id: "willow-several-02",
    question: "landing page how much and how fast",
    must: [price("landing-page.essential"), either(/2\s?[-–]\s?5 days/iu, days(3))],
    pages: [service("landing-page")],
    inWords: "From $350, 2-5 days.",
  }),
  several({
    id: "willow-several-03",
    question:
      "We run a bakery with three branches, and every week somebody types the orders from the web form into a spreadsheet by hand. It takes her most of Friday. What would it take to automate that, and do we get help if it stops working later?",
    must: [
      either(/Workflow Automation/iu, price("workflow-automation.one-flow")),
      either(days(30), /maintenance/iu, /\bsupport\b/iu),
    ],
    pages: [service("workflow-automation")],
    inWords: "Workflow Automation from $300; 30 days of support, then maintenance by the month.",
  }),
  several({
    id: "willow-several-04",
    question: "how do i pay whats ur refund policy",
    must: [/\bcard\b/iu, days(30)],
    pages: ["/refunds", "/#faq-pay"],
    inWords: "By card on the payment page; money back within 30 days of delivery.",
  }),
  several({
    id: "willow-several-05",
    language: "de",
    question:
      "Was kostet eine Website mit fünf Seiten und kann ich die Texte danach selbst ändern?",
    must: [
      german,
      price("full-website.five-pages"),
      /Editor|selbst (?:ändern|bearbeiten|pflegen)/iu,
    ],
    pages: [service("full-website")],
    inWords: "1.200 $; mit einem Editor ändern Sie Texte und Bilder selbst.",
  }),
  several({
    id: "willow-several-06",
    question:
      "my name is Paula, paula.reiss@example.org, who owns the code after and can i get my money back",
    must: [/\byours?\b|you own|belongs? to you/iu, days(30)],
    pages: ["/ip", "/refunds"],
    inWords: "The code is yours; the money is refunded within 30 days of delivery.",
  }),
  several({
    id: "willow-several-07",
    question:
      "First of all, thank you for the clear pages. I should like to know whether the one-minute video comes with subtitles; and, on another matter entirely, where your company's people actually work from.",
    must: [/caption|subtitle|SRT/iu, /remote/iu],
    pages: [service("ai-video-1min"), "/about"],
    inWords: "Captions as a file and in the picture; everyone works remotely.",
  }),
  several({
    id: "willow-several-08",
    question: "pine script. source code included? how many revisions?",
    must: [/source (?:code|file)/iu, either(number(2), number(3))],
    pages: [service("pine-script-indicator")],
    inWords: "Full source code; 2 revisions, 3 in the largest option.",
  }),
  several({
    id: "willow-several-09",
    language: "es",
    question:
      "Hola, ¿cuánto tarda el portal para clientes y cuántos clientes caben en la opción más pequeña?",
    must: [spanish, either(/2\s?[-–a]\s?6 semanas/iu, days(14)), number(25)],
    pages: [service("client-portal")],
    inWords: "De 2 a 6 semanas; hasta 25 clientes.",
  }),
  several({
    id: "willow-several-10",
    question: "who founded you and are you hiring",
    must: [/Mara|Teuling/iu, /career|automation engineer|conversation designer|opening|role/iu],
    pages: ["/about", "/careers"],
    inWords: "Mara Teuling; two roles are open on the careers page.",
  }),
  several({
    id: "willow-several-11",
    question: "crm integration - which crms, does it clean up duplicates",
    must: [/HubSpot/iu, /Pipedrive/iu, /duplicate|merge/iu],
    pages: [service("crm-integration")],
    inWords: "HubSpot, Salesforce, Pipedrive; duplicates are merged in the larger options.",
  }),
  several({
    id: "willow-several-12",
    language: "fr",
    question:
      "Bonjour, combien coûte un formulaire intelligent, et est-ce que je peux payer par carte ?",
    must: [french, price("smart-form.one-form"), /carte/iu],
    pages: [service("smart-form"), "/#faq-pay"],
    inWords: "À partir de 200 $ ; oui, par carte.",
  }),
  several({
    id: "willow-several-13",
    question:
      "I sell pottery online. Last spring an agency built us a page that broke twice and then they stopped answering. I'd like to know who fixes things on your side when something breaks, and for how long that is free.",
    must: [days(30), either(/Nils|support|\bwe fix|\bour team/iu, supportReach)],
    pages: ["/#faq-after"],
    inWords: "We fix what doesn't work as agreed, free for 30 days after delivery.",
  }),
  several({
    id: "willow-several-14",
    question: "web app. price? weeks? need login w google",
    must: [
      price("web-app.one-process"),
      either(/2\s?[-–]\s?6 weeks/iu, timeOf("web-app.one-process")),
      /Google/iu,
    ],
    pages: [service("web-app")],
    inWords: "From $3,000, 2-6 weeks; Google sign-in on request.",
  }),
  several({
    id: "willow-several-15",
    question:
      "Could you please tell me what an hour of consulting includes, in which language it is held, and whether I can move the appointment?",
    must: [/60[- ]minute|10 pages|summary/iu, /English/iu, hours(24)],
    pages: [service("tech-consulting")],
    inWords:
      "A 60-minute call, 10 pages read, a summary; in English; moved free of charge up to 24 hours before.",
  }),
  several({
    id: "willow-several-16",
    question: "maintenance monthly price, can i cancel",
    must: [
      price("ongoing-maintenance.one-month-two-hours"),
      /renew|nothing to cancel|don[’']t order|order again/iu,
    ],
    pages: [service("ongoing-maintenance")],
    inWords: "From $250 a month; nothing renews, so there is nothing to cancel.",
  }),
  several({
    id: "willow-several-17",
    language: "de",
    question: "chatbot: welches modell, was kostet er im monat, testet ihr den vorher",
    must: [german, /GPT-4/iu, either(number(200), number(400)), /[Tt]est|geprüft/iu],
    pages: [service("gpt4-chatbot")],
    inWords:
      "GPT-4; ab 400 $ einmalig oder 200 $ im Monat Betreuung; vorher an Ihren Fragen getestet.",
  }),
  several({
    id: "willow-several-18",
    question: "when are you open and how long until someone replies to a quote request",
    must: [/Mon|weekday/iu, either(/9\s?[-–]\s?6/iu, /9[^.]{0,20}(?:6|18)/iu), hours(24)],
    pages: ["/contact", "/quote"],
    inWords: "Mon-Fri 9-6 PST; within 24 hours.",
  }),
];
