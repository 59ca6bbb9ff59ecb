import { covered, exactly, needsPerson, notIncluded } from "../judge/wish.ts";
import type { Wish } from "../judge/wish.ts";

/** Wishes that name something the catalogue doesn't cover: no firm price without a person. */
export const openWishes: readonly Wish[] = [
  {
    id: "capacity-1200-pages",
    wish: "A chatbot that has read all 1,200 pages of our product wiki.",
    expects: {
      services: [["gpt4-chatbot"], ["gpt4-chatbot.three-channels"]],
      firm: false,
      named: needsPerson("1,200 pages"),
    },
  },
  {
    id: "capacity-2000-clients",
    wish: "Client portal for two thousand tenants with invoices they can pay, we use Stripe.",
    expects: {
      services: [["client-portal"], ["client-portal.invoices-and-approvals"], ["web-app"]],
      firm: false,
      named: [...needsPerson("two thousand tenants"), ...covered("invoices", "Stripe")],
    },
  },
  {
    id: "capacity-800-symbols",
    wish: "Market dashboard, 800 symbols from three data providers, webhook alerts",
    expects: {
      services: [["market-dashboard"], ["market-dashboard.three-sources"]],
      firm: false,
      named: [...needsPerson("800 symbols"), ...covered("three data providers", "webhook alerts")],
    },
  },
  {
    id: "capacity-96-screens",
    wish: "We want our whole ERP as a web app: 96 screens, customers pay through Stripe.",
    expects: {
      services: [["web-app"], ["web-app.customers-and-payments"], ["tech-consulting"]],
      firm: false,
      named: [...needsPerson("96 screens"), ...covered("Stripe")],
    },
  },
  {
    id: "system-zoho",
    wish: "connect our website form to zoho crm, 15 fields",
    expects: {
      services: [["crm-integration"], ["crm-integration.one-source"], ["workflow-automation"]],
      firm: false,
      named: [...needsPerson("zoho crm"), ...covered("15 fields")],
    },
  },
  {
    id: "system-whatsapp",
    wish: "A chatbot on our website and on WhatsApp for a restaurant, 10 pages of info",
    expects: {
      services: [["gpt4-chatbot"], ["gpt4-chatbot.one-site"], ["gpt4-chatbot.three-channels"]],
      firm: false,
      named: [...needsPerson("WhatsApp"), ...covered("10 pages")],
    },
  },
  {
    id: "system-sap",
    wish: "Every new order in SAP Business One should create a Slack message and a row in a spreadsheet. One flow, three steps.",
    expects: {
      services: [["workflow-automation"], ["workflow-automation.one-flow"]],
      firm: false,
      named: [...needsPerson("SAP Business One"), ...covered("One flow", "three steps", "Slack")],
    },
  },
  {
    id: "system-power-automate",
    wish: "Three flows, but they must run in Microsoft Power Automate. IT doesn't allow Zapier or Make.",
    expects: {
      services: [["workflow-automation"], ["workflow-automation.three-flows"]],
      firm: false,
      named: [...needsPerson("Microsoft Power Automate"), ...covered("Three flows")],
    },
  },
  {
    id: "languages-site",
    wish: "Website with 12 pages in three languages (EN, FR, IT) for a mountain hotel, with a booking form",
    expects: {
      services: [["full-website"], ["full-website.twelve-pages"]],
      firm: false,
      named: [...covered("12 pages", "booking form"), ...needsPerson("three languages")],
    },
  },
  {
    id: "languages-bot",
    wish: "Chatbot for a museum that answers in English, Polish and Japanese, 22 pages of texts (English only)",
    expects: {
      services: [["gpt4-chatbot"], ["gpt4-chatbot.one-site"]],
      firm: false,
      named: [...covered("22 pages"), ...needsPerson("English, Polish and Japanese")],
    },
  },
  {
    id: "budget-app",
    wish: "An app where our customers log in, see their orders and pay. Up to 20 screens.",
    budget: "900 dollars",
    expects: {
      services: [["web-app.customers-and-payments"], ["web-app"]],
      firm: false,
      named: [...covered("20 screens"), ...needsPerson("900 dollars")],
      totalUsd: exactly("web-app.customers-and-payments"),
    },
  },
  {
    id: "budget-website",
    wish: "complete website, twelve pages, two languages. I can spend $300 in total, not a cent more.",
    expects: {
      services: [["full-website.twelve-pages"], ["full-website"]],
      firm: false,
      named: [...covered("twelve pages", "two languages"), ...needsPerson("$300")],
      totalUsd: exactly("full-website.twelve-pages"),
    },
  },
  {
    id: "deadline-bot",
    wish: "Chatbot from 15 pages. It has to be live in two days because our hotline closes.",
    timeline: "two days",
    expects: {
      services: [["gpt4-chatbot.one-site"], ["gpt4-chatbot"]],
      firm: false,
      named: [...covered("15 pages"), ...needsPerson("two days")],
      totalUsd: exactly("gpt4-chatbot.one-site"),
    },
  },
  {
    id: "deadline-landing-page",
    wish: "One page for a flash sale, text and pictures ready, 3 sections, live the day after tomorrow",
    expects: {
      services: [["landing-page.essential"], ["landing-page"]],
      firm: false,
      named: [...covered("3 sections"), ...needsPerson("the day after tomorrow")],
      totalUsd: exactly("landing-page.essential"),
    },
  },
  {
    id: "time-twenty-hours-of-changes",
    wish: "Maintenance for one site with twenty hours of changes a month.",
    expects: {
      services: [["ongoing-maintenance"], ["ongoing-maintenance.one-month-ten-hours"]],
      firm: false,
      named: [...covered("one site"), ...needsPerson("twenty hours")],
    },
  },
  {
    id: "vague-hotel",
    wish: "something with AI for our hotel, maybe guests? open for ideas",
    expects: {
      services: [
        ["tech-consulting"],
        ["gpt4-chatbot"],
        ["workflow-automation"],
        ["ai-lead-gen-lp"],
        [],
      ],
      firm: false,
      named: [],
    },
  },
  {
    id: "outside-ads-and-flyers",
    wish: "Run our Google Ads for three months and print 5,000 flyers.",
    expects: {
      services: [[]],
      firm: false,
      named: notIncluded("Google Ads", "5,000 flyers"),
    },
  },
  {
    id: "outside-native-app",
    wish: "A native iPhone app in the App Store with push messages for our running club",
    expects: {
      services: [["web-app"], ["tech-consulting"], []],
      firm: false,
      named: needsPerson("iPhone app", "App Store", "push messages"),
    },
  },
];
