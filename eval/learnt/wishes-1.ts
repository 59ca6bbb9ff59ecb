import type { ScopeId } from "../judge/patterns.ts";
import { covered, exactly } from "../judge/wish.ts";
import type { Wish } from "../judge/wish.ts";

const times = (count: number, id: ScopeId) =>
  exactly(...Array.from({ length: count }, (): ScopeId => id));

/** Everything that these name is held by a listed scope, or by several. */

/** These name something more: mostly what a person has to look at. Three are many of one service at its smallest size. */

export const wishes1: readonly Wish[] = [
  // English
  {
    id: "roofer-five-pages",
    wish: "Hi, we're a small roofing firm in Leeds. We need a website: home, about, services, contact and a gallery. Five pages, English only. We've got all the photos and text.",
    expects: {
      services: [["full-website.five-pages"]],
      firm: true,
      named: covered("Five pages", "English only"),
      totalUsd: exactly("full-website.five-pages"),
    },
  },
  {
    id: "sourdough-landing-page",
    wish: "landing page for my sourdough workshop, ill send the text and pics myself, one form to my inbox thats it",
    expects: {
      services: [["landing-page.essential"]],
      firm: true,
      named: covered("one form"),
      totalUsd: exactly("landing-page.essential"),
    },
  },
  {
    id: "returns-chatbot",
    wish: "We get the same questions about returns and delivery all day long. Could you build a chatbot for our site that knows our 18 help pages and emails us when it's stuck?",
    expects: {
      services: [["gpt4-chatbot.one-site"]],
      firm: true,
      named: covered("18 help pages"),
      totalUsd: exactly("gpt4-chatbot.one-site"),
    },
  },
  {
    id: "enquiry-flow",
    wish: "One automation: an enquiry arrives by email, a contact gets created in HubSpot, then our team is told in Slack. Three tools, four steps at most.",
    timeline: "sometime next month",
    expects: {
      services: [["workflow-automation.one-flow"]],
      firm: true,
      named: covered("HubSpot", "Slack", "Three tools", "four steps"),
      totalUsd: exactly("workflow-automation.one-flow"),
    },
  },
  {
    id: "rsi-indicator",
    wish: "Pine Script indicator: RSI under 30, price above the 200 EMA and volume over its 20-bar average. Alert me when all three are true.",
    budget: "$300",
    expects: {
      services: [["pine-script-indicator.one-indicator"]],
      firm: true,
      named: covered("all three", "$300"),
      totalUsd: exactly("pine-script-indicator.one-indicator"),
    },
  },
  {
    id: "breakout-strategy",
    wish: "I'd like my breakout rules turned into a TradingView strategy with entry, exit, stop and position size, and a backtest that counts fees. Two alerts please.",
    expects: {
      services: [["pine-script-indicator.strategy-with-backtest"]],
      firm: true,
      named: covered("backtest", "Two alerts"),
      totalUsd: exactly("pine-script-indicator.strategy-with-backtest"),
    },
  },
  {
    id: "landing-page-and-video",
    wish: "A landing page of seven sections with the copy written by you, plus a one-minute video with an AI presenter speaking English that we can put at the top.",
    expects: {
      services: [["landing-page.complete", "ai-video-1min.one-video"]],
      firm: true,
      named: covered("seven sections", "one-minute video", "English"),
      totalUsd: exactly("landing-page.complete", "ai-video-1min.one-video"),
    },
  },
  {
    id: "three-hours-of-advice",
    wish: "Book me three hours of consulting please. We can't decide how to store our data and want somebody who builds things to tell us.",
    expects: {
      services: [["tech-consulting.one-hour"]],
      firm: true,
      named: covered("three hours"),
      totalUsd: times(3, "tech-consulting.one-hour"),
    },
  },
  {
    id: "groomer-form",
    wish: "A form on one page for our dog grooming salon. 12 fields, three of them only show up if the dog is heavier than 30 kilos. Answers go into a Google Sheet.",
    expects: {
      services: [["smart-form.one-form"]],
      firm: true,
      named: covered("12 fields", "Google Sheet"),
      totalUsd: exactly("smart-form.one-form"),
    },
  },
  {
    id: "application-form-in-steps",
    wish: "multi step application form, 5 steps, about 35 fields, applicants upload their CV as a PDF (2-3 MB), every application becomes a record in Pipedrive",
    timeline: "3 weeks",
    expects: {
      services: [["smart-form.several-steps"]],
      firm: true,
      named: covered("5 steps", "35 fields", "PDF", "Pipedrive", "3 weeks"),
      totalUsd: exactly("smart-form.several-steps"),
    },
  },
  {
    id: "law-practice-portal",
    wish: "Law practice with 60 clients. We want a client portal where they sign in, see the status of their case, write us messages and get their papers.",
    budget: "around 2k USD",
    expects: {
      services: [["client-portal.documents-and-jobs"]],
      firm: true,
      named: covered("60 clients", "around 2k USD"),
      totalUsd: exactly("client-portal.documents-and-jobs"),
    },
  },
  {
    id: "three-sources-salesforce",
    wish: "Please connect Shopify, our web form and the enquiries inbox to Salesforce. And merge the duplicates in there, it's about 4,000 contacts by now.",
    expects: {
      services: [["crm-integration.three-sources"]],
      firm: true,
      named: covered("Shopify", "Salesforce", "4,000 contacts"),
      totalUsd: exactly("crm-integration.three-sources"),
    },
  },
  {
    id: "payroll-sales-video",
    wish: "A sales video with an AI host for our payroll software, three minutes long. We have six screenshots to show in it. English is fine.",
    expects: {
      services: [["vsl-ai-host.three-minutes"]],
      firm: true,
      named: covered("three minutes", "six screenshots", "English"),
      totalUsd: exactly("vsl-ai-host.three-minutes"),
    },
  },
  {
    id: "two-sites-for-a-month",
    wish: "Could you look after our two websites for one month? (someone else built them.) Updates, backups and up to four hours of small changes.",
    expects: {
      services: [["ongoing-maintenance.one-month-five-hours"]],
      firm: true,
      named: covered("two websites", "one month", "four hours"),
      totalUsd: exactly("ongoing-maintenance.one-month-five-hours"),
    },
  },
  {
    id: "returns-web-app",
    wish: "Our warehouse team records returns in a spreadsheet and it's chaos. We'd like that one process as a web app: staff and supervisor as the two roles, six screens, old spreadsheet imported.",
    budget: "up to $3,500",
    timeline: "within six weeks",
    expects: {
      services: [["web-app.one-process"]],
      firm: true,
      named: covered("two roles", "six screens", "up to $3,500", "within six weeks"),
      totalUsd: exactly("web-app.one-process"),
    },
  },

  // German
  {
    id: "zahnarzt-acht-seiten",
    wish: "Wir sind eine Zahnarztpraxis in Kassel und hätten gern eine neue Website mit acht Seiten und einem Bereich für Neuigkeiten. Texte und Bilder liefern wir.",
    budget: "2.500 $",
    expects: {
      services: [["full-website.eight-pages"]],
      firm: true,
      named: covered("acht Seiten", "2.500 $"),
      totalUsd: exactly("full-website.eight-pages"),
    },
  },
  {
    id: "chatbot-hilfeseiten",
    wish: "Chatbot für unseren Onlineshop. Er soll aus unseren 120 Hilfeseiten antworten und Anfragen mit Name und E-Mail-Adresse an unser Postfach schicken.",
    expects: {
      services: [["gpt4-chatbot.setup-with-care"]],
      firm: true,
      named: covered("120 Hilfeseiten"),
      totalUsd: exactly("gpt4-chatbot.setup-with-care"),
    },
  },
  {
    id: "video-zwei-sprachen",
    wish: "Ein Video von einer Minute mit KI-Sprecherin, einmal auf Deutsch und einmal auf Englisch, derselbe Text, beides mit Untertiteln",
    expects: {
      services: [["ai-video-1min.two-languages"]],
      firm: true,
      named: covered("einer Minute", "auf Deutsch", "auf Englisch"),
      totalUsd: exactly("ai-video-1min.two-languages"),
    },
  },
  {
    id: "drei-ablaeufe",
    wish: "Drei Abläufe automatisieren: eingehende Mails sortieren (gern mit KI), neue HubSpot-Kontakte in Slack melden, jeden Montag eine Tabelle per Mail verschicken.",
    budget: "800 Dollar",
    timeline: "in zwei Wochen",
    expects: {
      services: [["workflow-automation.three-flows"]],
      firm: true,
      named: covered("Drei Abläufe", "HubSpot", "Slack", "800 Dollar", "in zwei Wochen"),
      totalUsd: exactly("workflow-automation.three-flows"),
    },
  },
  {
    id: "entwurf-zwei-seiten",
    wish: "UI-Design für zwei Seiten, Übersicht und Detailansicht, Handy und Desktop, in Figma bitte. Programmieren tun wir selbst.",
    expects: {
      services: [["ui-ux-design.two-pages"]],
      firm: true,
      named: covered("zwei Seiten", "Figma"),
      totalUsd: exactly("ui-ux-design.two-pages"),
    },
  },

  // Spanish
  {
    id: "formulario-pipedrive",
    wish: "Queremos conectar el formulario de nuestra web con Pipedrive: unos 15 campos, sin duplicados y con un responsable para cada contacto.",
    expects: {
      services: [["crm-integration.one-source"]],
      firm: true,
      named: covered("Pipedrive", "15 campos"),
      totalUsd: exactly("crm-integration.one-source"),
    },
  },
];
