import { total } from "../judge/patterns.ts";
import { covered, exactly } from "../judge/wish.ts";
import type { Wish } from "../judge/wish.ts";

/** Wishes that the catalogue covers in full: a firm price may be offered. */
export const firmWishes: readonly Wish[] = [
  {
    id: "one-bouquets",
    wish: "One landing page for our Mother's Day bouquets. I have text and pictures, four sections, and one form that mails me each order request.",
    expects: {
      services: [["landing-page.essential"]],
      firm: true,
      named: covered("One landing page", "four sections", "one form"),
      totalUsd: exactly("landing-page.essential"),
    },
  },
  {
    id: "one-bike-shop-bot",
    wish: "a chatbot for our bike shop that answers from about 20 help pages and mails us when it doesnt know",
    expects: {
      services: [["gpt4-chatbot.one-site"]],
      firm: true,
      named: covered("20 help pages"),
      totalUsd: exactly("gpt4-chatbot.one-site"),
    },
  },
  {
    id: "one-spanish-video",
    wish: "A 60 second video with a presenter speaking Spanish, Spanish captions, for the home page of our language school.",
    expects: {
      services: [["ai-video-1min.one-video"]],
      firm: true,
      named: covered("60 second", "Spanish", "Spanish captions"),
      totalUsd: exactly("ai-video-1min.one-video"),
    },
  },
  {
    id: "one-rsi-indicator",
    wish: "TradingView indicator: mark bars where RSI(14) is below 30 and the close is above the 200 EMA. Two conditions, one alert. Must work on BTCUSD, ETHUSD and SPX.",
    expects: {
      services: [["pine-script-indicator.one-indicator"]],
      firm: true,
      named: covered("Two conditions", "one alert", "BTCUSD, ETHUSD and SPX"),
      totalUsd: exactly("pine-script-indicator.one-indicator"),
    },
  },
  {
    id: "one-measurement-form",
    wish: "form with 12 fields for kitchen measurements, some only if they have an island, into one google sheet",
    expects: {
      services: [["smart-form.one-form"]],
      firm: true,
      named: covered("12 fields", "one google sheet"),
      totalUsd: exactly("smart-form.one-form"),
    },
  },
  {
    id: "one-accountants-portal",
    wish: "We are accountants with 80 clients. Portal with documents, the status of each job and messages about it. Our client list is in a CSV and should be imported.",
    expects: {
      services: [["client-portal.documents-and-jobs"]],
      firm: true,
      named: covered("80 clients", "the status of each job", "messages", "imported"),
      totalUsd: exactly("client-portal.documents-and-jobs"),
    },
  },
  {
    id: "one-contract-hour",
    wish: "One call of an hour. We have an offer for a shop system, 8 pages, please read it first and tell us if it makes sense.",
    expects: {
      services: [["tech-consulting.one-hour"]],
      firm: true,
      named: covered("an hour", "8 pages"),
      totalUsd: exactly("tech-consulting.one-hour"),
    },
  },
  {
    id: "one-two-screens",
    wish: "Design only: list of apartments and the detail page, phone + desktop, in Figma. 2 pages",
    expects: {
      services: [["ui-ux-design.two-pages"]],
      firm: true,
      named: covered("2 pages", "phone + desktop", "Figma"),
      totalUsd: exactly("ui-ux-design.two-pages"),
    },
  },
  {
    id: "one-form-to-hubspot",
    wish: "Our contact form has 18 fields. Every entry should be in HubSpot with an owner, by region, and no duplicates.",
    expects: {
      services: [["crm-integration.one-source"]],
      firm: true,
      named: covered("18 fields", "HubSpot"),
      totalUsd: exactly("crm-integration.one-source"),
    },
  },
  {
    id: "one-three-sites-kept",
    wish: "Please look after our three websites in January: updates, backups, and around five hours for small changes.",
    timeline: "January, one month",
    expects: {
      services: [["ongoing-maintenance.one-month-five-hours"]],
      firm: true,
      named: covered("three websites", "five hours", "January, one month"),
      totalUsd: exactly("ongoing-maintenance.one-month-five-hours"),
    },
  },
  {
    id: "capacity-100-documents",
    wish: "Chatbot for a machine maker, 100 PDF manuals as its knowledge, and it should take name and email of people who want a quote.",
    expects: {
      services: [["gpt4-chatbot.setup-with-care"]],
      firm: true,
      named: covered("100 PDF manuals", "name and email"),
      totalUsd: exactly("gpt4-chatbot.setup-with-care"),
    },
  },
  {
    id: "deadline-form-in-two-days",
    wish: "One form with 10 fields to our inbox. Needed within two days from when you have the questions.",
    timeline: "2 days",
    expects: {
      services: [["smart-form.one-form"]],
      firm: true,
      named: covered("10 fields", "two days"),
      totalUsd: exactly("smart-form.one-form"),
    },
  },
  {
    id: "time-three-hours",
    wish: "three hours of consulting on our choice of shop software, spread over three calls",
    expects: {
      services: [["tech-consulting.one-hour"]],
      firm: true,
      named: covered("three hours"),
      totalUsd: exactly(
        "tech-consulting.one-hour",
        "tech-consulting.one-hour",
        "tech-consulting.one-hour",
      ),
    },
  },
  {
    id: "time-two-days",
    wish: "A two-day workshop with our team on how to move from spreadsheets to an app. Online is fine.",
    expects: {
      services: [["tech-consulting.one-day"]],
      firm: true,
      named: covered("two-day"),
      totalUsd: exactly("tech-consulting.one-day", "tech-consulting.one-day"),
    },
  },
  {
    id: "two-page-and-video",
    wish: "Landing page for our new e-bike, you write the text, 7 sections, plus a one-minute presenter video in German to go on top of it.",
    budget: "$800",
    expects: {
      services: [["landing-page.complete", "ai-video-1min.one-video"]],
      firm: true,
      named: covered("7 sections", "one-minute", "German", "$800"),
      totalUsd: exactly("landing-page.complete", "ai-video-1min.one-video"),
    },
  },
  {
    id: "two-site-and-care",
    wish: "A five page website for our climbing gym and the first month of maintenance after the launch, two hours of changes is plenty.",
    expects: {
      services: [["full-website.five-pages", "ongoing-maintenance.one-month-two-hours"]],
      firm: true,
      named: covered("five page", "first month", "two hours"),
      totalUsd: exactly("full-website.five-pages", "ongoing-maintenance.one-month-two-hours"),
    },
  },
  {
    id: "words-twenty-five-clients",
    wish: "A portal for exactly twenty-five clients of our law office. Only documents, nothing else.",
    expects: {
      services: [["client-portal.documents"]],
      firm: true,
      named: covered("twenty-five clients", "Only documents"),
      totalUsd: exactly("client-portal.documents"),
    },
  },
  {
    id: "de-website-zweisprachig",
    wish: "Website mit zwölf Seiten auf Deutsch und Englisch, mit Neuigkeiten und Terminbuchung. Die Übersetzung liefern wir.",
    budget: "2.500,00 $",
    expects: {
      services: [["full-website.twelve-pages"]],
      firm: true,
      named: covered("zwölf Seiten", "Deutsch und Englisch", "Terminbuchung", "2.500,00 $"),
      totalUsd: exactly("full-website.twelve-pages"),
    },
  },
  {
    id: "de-doppelte-kontakte",
    wish: "In Pipedrive liegen 4.800 Kontakte, viele doppelt. Bitte zusammenführen und drei Quellen anbinden: Webformular, E-Mail und Shopify.",
    expects: {
      services: [["crm-integration.three-sources"]],
      firm: true,
      named: covered("4.800 Kontakte", "drei Quellen", "Pipedrive", "Shopify"),
      totalUsd: exactly("crm-integration.three-sources"),
    },
  },
  {
    id: "es-formulario-pasos",
    wish: "Un formulario de treinta y cinco campos en 5 pasos, con subida de archivos, y que cada registro llegue a HubSpot.",
    budget: "350,00 USD",
    expects: {
      services: [["smart-form.several-steps"]],
      firm: true,
      named: covered("treinta y cinco campos", "5 pasos", "HubSpot", "350,00 USD"),
      totalUsd: exactly("smart-form.several-steps"),
    },
  },
  {
    id: "es-flujos-aprobacion",
    wish: "Necesitamos automatizar cinco flujos entre departamentos, con aprobaciones por Slack y 8 herramientas conectadas, en diez días.",
    timeline: "10 días",
    expects: {
      services: [["workflow-automation.five-flows"]],
      firm: true,
      named: covered("cinco flujos", "Slack", "8 herramientas", "diez días"),
      totalUsd: exactly("workflow-automation.five-flows"),
    },
  },
  {
    id: "time-sixteen-hours",
    wish: "16 hours of consulting in November, on two working days, report included",
    expects: {
      services: [["tech-consulting.one-day"]],
      firm: true,
      named: covered("16 hours", "two working days"),
      totalUsd: {
        min: total("tech-consulting.one-day") * 2,
        max: total("tech-consulting.one-hour") * 16,
      },
    },
  },
];
