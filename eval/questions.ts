import { contact } from "#content/brand.ts";
import {
  delivery,
  guarantees,
  paymentTerms,
  retention,
  serviceLevel,
  terms,
} from "#content/promises.ts";
import type { EvalQuestion } from "./question.ts";

const service = (id: string) => `/services/${id}`;
const days = (count: number) => new RegExp(`${count}[ -]days?`);

/** What visitors ask, in their own words; retrieval and answers are tuned on these. */
export const questions: readonly EvalQuestion[] = [
  // Prices.
  {
    question: "How much is a chatbot for our shop, and how long does it take?",
    sources: [service("gpt4-chatbot")],
    says: /\$400/,
  },
  // The home page's example wishes, which open the chat.
  {
    question: "The ten questions our inbox gets every day",
    sources: [service("gpt4-chatbot"), service("workflow-automation")],
  },
  { question: "Copying new leads into the CRM", sources: [service("crm-integration")] },
  { question: "A launch page we need next week", sources: [service("landing-page")] },
  {
    question: "Can I get my money back?",
    sources: ["/#faq-refund", "/legal/refunds"],
    says: /30 days/,
  },
  { question: "How much does a chatbot cost?", sources: [service("gpt4-chatbot")], says: /\$400/ },
  {
    question: "what's the price of a landing page",
    sources: [service("landing-page")],
    says: /\$350/,
  },
  {
    question: "How expensive is a full company website?",
    sources: [service("full-website")],
    says: /\$1,200/,
  },
  {
    question: "What do you charge for an hour of consulting?",
    sources: [service("tech-consulting"), "/legal/terms#prices-and-payment"],
    says: new RegExp(`\\$${paymentTerms.consultingUsdPerHour}`),
  },
  {
    question: "How much is a one minute video with an AI presenter?",
    sources: [service("ai-video-1min")],
    says: /\$250/,
  },
  {
    question: "What are your prices?",
    sources: ["/#faq-price", "/services", "/legal/terms#prices-and-payment"],
  },
  {
    question: "Do the prices include tax?",
    sources: ["/legal/terms#prices-and-payment"],
    says: /tax/i,
  },
  {
    question: "monthly cost of the chatbot",
    sources: [service("gpt4-chatbot"), "/legal/terms#prices-and-payment"],
    says: new RegExp(`\\$${paymentTerms.chatbotRetainerUsdPerMonth}`),
  },
  // Time.
  {
    question: "How long does it take to build a web app?",
    sources: [service("web-app"), "/docs#web-apps"],
    says: new RegExp(delivery.complexApp.text),
  },
  {
    question: "when will my order be finished?",
    sources: [
      "/portal",
      "/#faq-time",
      "/legal/terms#delivery-and-support",
      "/docs#how-an-order-goes",
    ],
  },
  {
    question: "How fast can you deliver a smart form?",
    sources: [service("smart-form")],
    says: new RegExp(delivery.simple.text),
  },
  // Refunds, payment, contract.
  {
    question: "Can I get my money back if I don't like it?",
    sources: ["/legal/refunds", "/#faq-refund", "/legal/terms#money-back-guarantee"],
    says: days(guarantees.moneyBackDays),
  },
  {
    question: "what is your refund policy",
    sources: ["/legal/refunds", "/#faq-refund", "/legal/terms#money-back-guarantee"],
  },
  {
    question: "Which payment methods do you accept?",
    sources: ["/#faq-pay", "/legal/terms#prices-and-payment", "/legal/security#payments"],
    says: /card/i,
  },
  {
    question: "Can I pay for a website in instalments?",
    sources: [
      "/#faq-pay",
      service("full-website"),
      "/legal/refunds#work-paid-in-parts",
      "/legal/terms#prices-and-payment",
    ],
    says: new RegExp(`${paymentTerms.websiteMilestonesPercent.design}\\s?%`),
  },
  {
    question: "How do I cancel my subscription?",
    sources: [
      "/legal/terms#ending-a-contract",
      "/legal/refunds#subscriptions",
      "/legal/terms#subscription-tiers",
    ],
    says: /cancel/i,
  },
  {
    question: "Does anything renew automatically?",
    sources: [
      "/legal/terms#subscription-tiers",
      "/legal/terms#prices-and-payment",
      "/legal/refunds#subscriptions",
      "/#faq-after",
      service("ongoing-maintenance"),
      "/legal/terms#ending-a-contract",
    ],
    says: /renew/i,
  },
  {
    question: "Who owns the code you write for me?",
    sources: ["/legal/ip", "/legal/terms#your-content-and-our-work"],
    says: /yours/i,
  },
  // Privacy and security.
  {
    question: "How long do you keep my data?",
    sources: [
      "/legal/privacy#what-is-stored-and-for-how-long",
      "/legal/gdpr#how-long-it-is-kept",
      "/docs#your-data",
    ],
  },
  {
    question: "How can I delete my account?",
    sources: [
      "/portal/settings/data",
      "/legal/privacy#when-you-delete-your-account",
      "/legal/privacy#your-rights",
      "/legal/gdpr#how-to-use-them",
    ],
  },
  {
    question: "Do you use my data to train AI models?",
    sources: ["/legal/ai-ethics#data-and-training", "/legal/privacy#talking-to-an-ai", "/#faq-ai"],
    says: /train/i,
  },
  {
    question: "Which cookies do you set?",
    sources: ["/legal/cookies", "/legal/privacy#what-stays-in-your-browser"],
  },
  {
    question: "do you sell my personal information to others",
    sources: ["/legal/ccpa", "/legal/privacy"],
    says: /sell|sold|sale/i,
  },
  {
    question: "Is my password stored safely?",
    sources: ["/legal/security", "/legal/privacy"],
    says: /hash/i,
  },
  // Support and contact.
  {
    question: "What is your phone number and when can I call?",
    sources: ["/contact", "/docs#where-to-get-help"],
    says: new RegExp(contact.phones[0]?.display.replace(/[()+]/g, "\\$&") ?? ""),
  },
  {
    question: "How quickly do you respond to a critical outage?",
    sources: ["/legal/sla", "/docs#what-you-can-rely-on"],
    says: new RegExp(`${serviceLevel.supportPriorities[0].responseMinutes} minutes`),
  },
  {
    question: "Do I get support after delivery?",
    sources: ["/#faq-after", "/legal/terms#delivery-and-support", "/legal/sla#support"],
    says: days(guarantees.supportDays),
  },
  {
    question: "What uptime do you guarantee?",
    sources: ["/legal/sla", "/legal/terms#service-level", "/docs#what-you-can-rely-on"],
    says: new RegExp(`${serviceLevel.availabilityPercent.core}`),
  },
  // Chatbots.
  {
    question: "Can the chatbot hand over to a human?",
    sources: [
      service("gpt4-chatbot"),
      "/docs#chatbots",
      "/docs#words-that-we-use",
      "/tutorials/chatbots",
    ],
  },
  {
    question: "how do I put the bot on my website",
    sources: ["/tutorials/chatbots#put-it-on-your-site", service("gpt4-chatbot")],
  },
  {
    question: "How long are chatbot conversations stored?",
    sources: [
      service("gpt4-chatbot"),
      "/docs#chatbots",
      "/tutorials/chatbots",
      "/legal/privacy",
      "/legal/ai-ethics#data-and-training",
      "/legal/gdpr",
    ],
    says: new RegExp(`${retention.chatbotConversationMonths} months`),
  },
  // Video agents.
  {
    question: "Which languages can the video avatar speak?",
    sources: [
      service("ai-video-1min"),
      "/docs#ai-video-agents",
      "/tutorials/video-agents",
      service("vsl-ai-host"),
    ],
    says: /Spanish/,
  },
  {
    question: "how many revisions of a video are included?",
    sources: [
      service("ai-video-1min"),
      "/docs#ai-video-agents",
      "/legal/terms#prices-and-payment",
      "/tutorials/video-agents",
    ],
    says: new RegExp(`${paymentTerms.videoRevisionsIncluded}|three`, "i"),
  },
  // Trading.
  {
    question: "Can you write a TradingView strategy with a backtest?",
    sources: [
      service("pine-script-indicator"),
      "/docs#pinescript-for-tradingview",
      "/tutorials/pinescript-examples",
    ],
  },
  {
    question: "Will I make profit with your trading scripts?",
    sources: [
      "/legal/terms#trading-tools",
      "/legal/aup#trading-scripts",
      "/legal/ip#trading-scripts",
      service("pine-script-indicator"),
      "/docs#pinescript-for-tradingview",
      "/legal/ai-ethics#what-it-cant-do",
      "/tutorials/pinescript-examples",
    ],
    says: /nothing certain|no advice|not advice|lose|not financial advice/i,
  },
  // Which service for…
  {
    question: "Which service helps me to copy new leads into HubSpot?",
    sources: [service("crm-integration"), service("workflow-automation")],
  },
  {
    question: "I need a place where my clients can download their documents",
    sources: [service("client-portal"), "/docs#smart-forms-and-client-portals"],
  },
  {
    question: "our team tracks everything in spreadsheets, what would you build?",
    sources: [service("web-app"), "/docs#web-apps", service("workflow-automation")],
  },
  // Work with us.
  { question: "Are you hiring? I'm a developer", sources: ["/careers"] },
  {
    question: "Can my agency resell your work?",
    sources: ["/partners", "/legal/terms#what-you-may-not-do"],
  },
  // Misspelt.
  { question: "how much is a chatbott", sources: [service("gpt4-chatbot")], says: /\$400/ },
  {
    question: "refnud after 2 weeks posible?",
    sources: ["/legal/refunds", "/#faq-refund", "/legal/terms#money-back-guarantee"],
  },
  {
    question: "do you do maintanance of existing sites",
    sources: [service("ongoing-maintenance")],
  },
  // Follow-ups.
  {
    question: "And how long does that take?",
    before: ["How much does a landing page cost?"],
    sources: [service("landing-page")],
    says: new RegExp(delivery.simple.text),
  },
  {
    question: "what does it cost then?",
    before: ["Can you build a client portal for us?"],
    sources: [service("client-portal")],
    says: /\$750/,
  },
  {
    question: "How do I ask for it?",
    before: ["Can I get a refund?"],
    sources: ["/legal/refunds", "/#faq-refund", "/legal/terms#money-back-guarantee"],
  },
  {
    question: "I need a chatbot for my shop. Please write to me at ada@example.com",
    sources: [service("gpt4-chatbot")],
    says: /chatbot[^]*leave your address/i,
  },
  {
    question: "I want a website for my bakery",
    before: ["What does a chatbot cost?"],
    sources: [service("full-website"), service("landing-page"), "/services/web-dev"],
    says: /website/i,
  },
  // Kept aside until they had been asked once.
  {
    question: "What would a market dashboard with two data providers cost me?",
    sources: ["/services/market-dashboard"],
    says: /\$3,500/,
  },
  {
    question: "is there a discount for a second language on videos",
    sources: ["/services/ai-video-1min", "/docs#ai-video-agents", "/tutorials/video-agents"],
  },
  {
    question: "how soon does somebody contact me after I order?",
    sources: ["/legal/terms#delivery-and-support", "/docs#how-an-order-goes", "/#faq-start"],
    says: /24 hours/,
  },
  {
    question: "Do I need an account to buy something?",
    sources: ["/register", "/legal/terms#your-account"],
    says: /without an account/i,
  },
  {
    question: "What happens if I don't pay an invoice on time?",
    sources: ["/legal/terms#late-payment"],
    says: days(terms.suspensionAfterUnpaidDays),
  },
  {
    question: "Can I have a copy of all the data you hold about me?",
    sources: ["/portal/settings/data", "/legal/privacy#your-rights", "/legal/gdpr", "/legal/ccpa"],
  },
  {
    question: "Is Aria a real person?",
    sources: [
      "/#faq-ai",
      "/legal/ai-ethics#you-know-when-it-is-an-ai",
      "/legal/terms#ai-in-our-services",
      "/legal/privacy#talking-to-an-ai",
    ],
    says: /\bAI\b/,
  },
  {
    question: "where can i report a vulnerability",
    sources: ["/legal/security#report-a-vulnerability", "/legal/aup#testing-our-security"],
  },
  { question: "My form should take payments and create a PDF", sources: ["/services/smart-form"] },
  {
    question: "do you work with Salesfroce?",
    sources: [
      "/resources/integration-guides",
      "/services/crm-integration",
      "/resources/integration-guides#salesforce",
      "/services/gpt4-chatbot",
      "/services/smart-form",
      "/services/workflow-automation",
    ],
  },
  {
    question: "Can I use someone's face in a video?",
    sources: [
      "/legal/ai-ethics#faces-and-voices",
      "/legal/ip#videos-faces-and-voices",
      "/legal/aup#people-and-likeness",
    ],
    says: /consent/i,
  },
  {
    question: "and if I am unhappy with it afterwards?",
    before: ["What does a one-page UI design cost?"],
    sources: [
      "/#faq-refund",
      "/legal/refunds",
      "/legal/terms#money-back-guarantee",
      "/services/ui-ux-design",
    ],
  },
  {
    question: "When is the maintenance window?",
    sources: ["/legal/sla#maintenance"],
    says: /Sunday/,
  },
  { question: "How tall is Mount Everest?", sources: null },
  { question: "Could you book me a flight to Rome?", sources: null },
  // More of each kind.
  {
    question: "what do you need from us before you can start?",
    sources: ["/#faq-start", "/legal/terms#delivery-and-support", "/docs#how-an-order-goes"],
  },
  {
    question: "Can I get a custom offer for something bigger?",
    sources: ["/#faq-else", "/quote", "/legal/terms#services-and-quotes", "/docs"],
  },
  {
    question: "what happens to my chatbot when I cancel",
    sources: [
      "/legal/terms#ending-a-contract",
      "/legal/terms#your-data",
      "/legal/refunds",
      "/legal/privacy",
      "/legal/gdpr#how-long-it-is-kept",
      "/services/gpt4-chatbot",
    ],
  },
  {
    question: "Where is my data hosted, and who can see it?",
    sources: [
      "/legal/privacy#who-else-sees-it",
      "/legal/gdpr",
      "/legal/security",
      "/legal/dpa",
      "/legal/privacy",
      "/legal/ccpa",
    ],
  },
  {
    question: "Are the videos labelled as AI made?",
    sources: [
      "/legal/ai-ethics#you-know-when-it-is-an-ai",
      "/legal/ai-ethics#videos-carry-a-label",
      "/services/ai-video-1min",
      "/services/vsl-ai-host",
      "/legal/terms#ai-in-our-services",
      "/legal/ip",
    ],
    says: /label/i,
  },
  {
    question: "How many pages can the bot read?",
    sources: ["/services/gpt4-chatbot"],
    says: /25|150|300/,
  },
  {
    question: "can someone else maintain the app after you",
    sources: ["/services/web-app", "/legal/ip", "/services/ongoing-maintenance"],
  },
  {
    question: "do you make logos",
    sources: ["/services/landing-page", "/legal/ip#what-an-ai-makes", "/services/ui-ux-design"],
  },
  {
    question: "Is it possible to sign a data processing agreement?",
    sources: ["/legal/dpa", "/legal/terms#your-data", "/legal/privacy#who-is-responsible"],
  },
  {
    question: "what about liability if something goes wrong",
    sources: ["/legal/terms#liability", "/legal/dpa#liability-and-term"],
  },
  {
    question: "I want to complain about an AI answer",
    sources: ["/contact", "/legal/ai-ethics", "/legal/gdpr#your-right-to-complain"],
  },
  {
    question: "how do i turn on 2fa",
    sources: [
      "/portal/settings/two-factor",
      "/legal/security",
      "/legal/terms#your-account",
      "/portal",
      "/legal/privacy#security",
    ],
  },
  { question: "Do you have examples of past work?", sources: ["/tutorials/case-studies"] },
  {
    question: "which tools can you connect with each other",
    sources: [
      "/services/workflow-automation",
      "/docs#api-and-integrations",
      "/docs#workflow-automation",
      "/resources/integration-guides",
      "/services/crm-integration",
      "/tutorials/automation",
    ],
  },
  {
    question: "How fast will the landing page load on phones?",
    sources: ["/services/landing-page"],
  },
  {
    question: "Could a form calculate a price and take a payment?",
    sources: ["/services/smart-form"],
  },
  {
    question: "Is there a limit on chatbot messages per hour?",
    sources: [
      "/legal/terms#api-and-rate-limits",
      "/legal/sla",
      "/api-docs#limits",
      "/legal/aup#limits",
    ],
    says: /1,000/,
  },
  {
    question: "what is a credit",
    sources: [
      "/docs#words-that-we-use",
      "/legal/sla",
      "/legal/refunds#credits",
      "/legal/terms#prices-and-payment",
    ],
  },
  { question: "Do you work with agencies as partners?", sources: ["/partners"] },
  {
    question: "whats your email adress",
    sources: ["/contact", "/docs#where-to-get-help"],
    says: /@/,
  },
  {
    question: "Do you accept Bitcoin?",
    sources: ["/#faq-pay", "/legal/terms#prices-and-payment", "/legal/security#payments"],
  },
  // Not ours to answer.
  { question: "What will the weather be in Paris tomorrow?", sources: null },
  { question: "Who won the football world cup in 2018?", sources: null },
  { question: "Can you give me a recipe for lasagne?", sources: null },
  { question: "Do you repair washing machines?", sources: null },
  { question: "asdf qwer zxcv", sources: null },
  { question: "What time is it in Tokyo?", sources: null },
  { question: "Who is the president of France?", sources: null },
  { question: "Translate good morning into Japanese", sources: null },
];
