import type { ScopeId } from "../judge/patterns.ts";
import { covered, exactly, needsPerson, notIncluded } from "../judge/wish.ts";
import type { Wish } from "../judge/wish.ts";

const times = (count: number, id: ScopeId) =>
  exactly(...Array.from({ length: count }, (): ScopeId => id));

/** Everything that these name is held by a listed scope, or by several. */

/** These name something more: mostly what a person has to look at. Three are many of one service at its smallest size. */

export const wishes3: readonly Wish[] = [
  // English: many of one service
  {
    id: "ten-clinic-pages",
    wish: "Ten landing pages, one for each of our clinics. We supply all the text and photos, each page has one form.",
    expects: {
      services: [["landing-page.essential"]],
      firm: true,
      named: covered("Ten landing pages"),
      totalUsd: times(10, "landing-page.essential"),
    },
  },
  {
    id: "a-dozen-videos",
    wish: "I'd like a dozen one-minute videos with an AI presenter, all in English, each about a different product.",
    expects: {
      services: [["ai-video-1min.one-video"], ["ai-video-1min.three-videos"]],
      firm: true,
      named: covered("a dozen", "one-minute videos", "English"),
      // Twelve of the smallest cost as much as four series of three.
      totalUsd: times(12, "ai-video-1min.one-video"),
    },
  },
  // English: beyond a scope's capacity
  {
    id: "museum-thirty-pages",
    wish: "Regional museum here, our site is from 2009. We'd need a new website with about thirty pages and a news section.",
    expects: {
      services: [["full-website"]],
      firm: false,
      named: needsPerson("thirty pages"),
    },
  },
  {
    id: "nine-hundred-manuals",
    wish: "A chatbot that has read all of our 900 product manuals (PDF) and answers technicians on our website",
    expects: {
      services: [["gpt4-chatbot"]],
      firm: false,
      named: [...needsPerson("900 product manuals"), ...covered("PDF")],
    },
  },
  {
    id: "tenant-portal",
    wish: "We manage flats and want a client portal for roughly 2,000 tenants, where they get their statements and send us their papers.",
    budget: "$5,000",
    expects: {
      services: [["client-portal"]],
      firm: false,
      named: needsPerson("2,000 tenants"),
    },
  },
  {
    id: "three-hundred-fifty-symbols",
    wish: "market dashboard, 350 symbols from four data providers, own positions, webhook alerts",
    expects: {
      services: [["market-dashboard"]],
      firm: false,
      named: [...needsPerson("350 symbols", "four data providers"), ...covered("webhook alerts")],
    },
  },
  // English: systems and languages that the catalogue doesn't name
  {
    id: "zoho-form",
    wish: "Can you hook our website's contact form up to Zoho CRM so that nobody has to retype leads? About 10 fields.",
    expects: {
      services: [["crm-integration"]],
      firm: false,
      named: [...needsPerson("Zoho CRM"), ...covered("10 fields")],
    },
  },
  {
    id: "notion-airtable-flow",
    wish: "One automation: when a page in Notion is set to Done, add a row in Airtable and email the client.",
    expects: {
      services: [["workflow-automation"]],
      firm: false,
      named: needsPerson("Notion", "Airtable"),
    },
  },
  {
    id: "portuguese-video",
    wish: "A one minute AI video for our surf school, spoken in Portuguese please",
    expects: {
      services: [["ai-video-1min"]],
      firm: false,
      named: [...needsPerson("Portuguese"), ...covered("one minute")],
    },
  },
  {
    id: "three-language-site",
    wish: "Twelve page website for a holiday park in Wales, in English, Welsh and Dutch. We have the translations.",
    expects: {
      services: [["full-website"]],
      firm: false,
      named: [...needsPerson("English, Welsh and Dutch"), ...covered("Twelve page")],
    },
  },
  {
    id: "whatsapp-bot",
    wish: "Chatbot for a pizza place: answers on WhatsApp and Instagram, not on the website (we haven't really got one). Menu is two pages.",
    expects: {
      services: [["gpt4-chatbot"]],
      firm: false,
      named: needsPerson("WhatsApp", "Instagram"),
    },
  },
  {
    id: "metatrader-robot",
    wish: "I trade EURUSD and want an expert advisor for MetaTrader 5 that opens positions by itself when my two moving averages cross",
    expects: {
      services: [[], ["pine-script-indicator"]],
      firm: false,
      named: needsPerson("MetaTrader 5"),
    },
  },
  // English: deadlines
  {
    id: "page-in-a-day",
    wish: "Need a landing page live in 24 hours, our launch is tomorrow!! Text and images are ready.",
    expects: {
      services: [["landing-page"]],
      firm: false,
      named: needsPerson("24 hours"),
    },
  },
  {
    id: "site-in-two-days",
    wish: "Five page website for my accountancy office, content ready.",
    timeline: "in two days",
    expects: {
      services: [["full-website.five-pages"]],
      firm: false,
      named: [...covered("Five page"), ...needsPerson("in two days")],
    },
  },
  // English: budgets below the sum
  {
    id: "app-for-two-grand",
    wish: "Custom web app for our tool rental: who has which drill and when it's due back, two roles, five screens. I can spend two grand on it.",
    expects: {
      services: [["web-app"]],
      firm: false,
      named: [...covered("two roles", "five screens"), ...needsPerson("two grand")],
    },
  },
  {
    id: "three-channels-for-little",
    wish: "Chatbot on our site, by email and by SMS, writing every lead into Salesforce.",
    budget: "$300",
    expects: {
      services: [["gpt4-chatbot.three-channels"]],
      firm: false,
      named: [...covered("SMS", "Salesforce"), ...needsPerson("$300")],
    },
  },
  // English: what we don't sell
  {
    id: "page-with-hosting",
    wish: "A landing page for our charity run, I send the texts. Please host it for us for a year and register the domain too.",
    expects: {
      services: [["landing-page"]],
      firm: false,
      named: notIncluded("host it for us for a year", "register the domain"),
    },
  },
  {
    id: "gym-app",
    wish: "We run a gym and want our own app for iPhone and Android, published in the App Store and on Google Play. Members book classes in it.",
    expects: {
      services: [[], ["web-app"]],
      firm: false,
      named: notIncluded("iPhone and Android", "App Store", "Google Play"),
    },
  },
  {
    id: "site-and-business-cards",
    wish: "five page website, a new logo and 500 business cards printed",
    expects: {
      services: [["full-website.five-pages"]],
      firm: false,
      named: [...covered("five page website"), ...notIncluded("a new logo", "500 business cards")],
    },
  },
  {
    id: "bot-crm-and-ads",
    wish: "We're an estate agent and we want: 1) a chatbot that answers from our 20 FAQ pages 2) the contact form connected to HubSpot 3) someone to run our Google Ads every month",
    expects: {
      services: [["gpt4-chatbot", "crm-integration"]],
      firm: false,
      named: [...covered("20 FAQ pages", "HubSpot"), ...notIncluded("run our Google Ads")],
    },
  },
  // English: vague
  {
    id: "more-customers",
    wish: "Business is slow and I'd like more customers. What would that cost?",
    budget: "not sure yet",
    expects: {
      services: [[], ["ai-lead-gen-lp"], ["tech-consulting"], ["landing-page"]],
      firm: false,
      named: [],
    },
  },

  // German
  {
    id: "shop-zweihundert-produkte",
    wish: "Wir brauchen einen Onlineshop mit rund 200 Produkten, Warenkorb und Zahlung per PayPal.",
    expects: {
      services: [[], ["web-app"], ["full-website"]],
      firm: false,
      named: needsPerson("200 Produkten", "PayPal"),
    },
  },
  {
    id: "acht-seiten-zu-wenig-geld",
    wish: "Firmenwebsite mit acht Seiten und Blog für unsere Schreinerei, Texte haben wir.",
    budget: "1.200,50 €",
    expects: {
      services: [["full-website.eight-pages"]],
      firm: false,
      named: [...covered("acht Seiten"), ...needsPerson("1.200,50 €")],
    },
  },
];
