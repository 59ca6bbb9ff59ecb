import { paymentTerms } from "#content/promises.ts";
import { either, number, price } from "../judge/patterns.ts";
import type { Question } from "../judge/question.ts";
import { learnt as make, s, svc, took } from "./facts.ts";

const q = (
  id: string,
  language: Parameters<typeof make>[2],
  question: string,
  must: readonly RegExp[],
  pages: readonly string[],
  more: Parameters<typeof make>[6] = {},
) => make("service", id, language, question, must, pages, more);

/** What a service costs, includes, takes and can't do; comparisons (60). */

export const needsAndServices1: readonly Question[] = [
  // English, 33
  q(
    "bot-monthly-bill",
    "en",
    "if i get the chatbot for 700, does something come off my card every month after?",
    [
      number(paymentTerms.chatbotRetainerUsdPerMonth),
      /confirm|agree|optional|only (?:if|once|after)|not? charged|nothing/iu,
    ],
    s("gpt4-chatbot"),
  ),
  q(
    "bot-who-pays-openai",
    "en",
    "who pays for the gpt usage of the bot, is that in your price",
    [/billed|you pay|paid by you|your (?:own )?account|not included|provider/iu],
    s("gpt4-chatbot"),
  ),
  q(
    "bot-pages-limit",
    "en",
    "We have roughly 120 help articles. Which of your chat bots can swallow that many, and for how much?",
    [number(150), price("gpt4-chatbot.setup-with-care")],
    s("gpt4-chatbot"),
  ),
  q(
    "bot-cheapest",
    "en",
    "Cheapest chatbot u sell?",
    [price("gpt4-chatbot.one-site")],
    s("gpt4-chatbot"),
  ),
  q(
    "bot-claude",
    "en",
    "Must it be GPT-4, or could our bot run on Claude instead?",
    [/another model|claude|other model|any model|model you prefer/iu],
    [...s("gpt4-chatbot"), "/tutorials/chatbots", "/docs"],
  ),
  q(
    "bot-lies",
    "en",
    "What stops your chatbots from inventing stuff when they dont know the answer? my boss is paranoid about it",
    [
      /person|hand(?:s|ed)? ?over|pass/iu,
      /source|own (?:pages|texts|content)|your (?:pages|content|texts)|where each answer|tested|wrong/iu,
    ],
    [...s("gpt4-chatbot"), "/docs", "/tutorials/chatbots"],
  ),
  q(
    "bot-pipedrive",
    "en",
    "can the $400 bot push leads straight into pipedrive",
    [either(price("gpt4-chatbot.three-channels"), /largest/iu)],
    s("gpt4-chatbot"),
  ),
  q(
    "video-length-2min",
    "en",
    "Is 90 seconds ok for the one minute avatar video or do you cut it?",
    [either(/60 ?(?:s|sec)|up to (?:60|a|one) ?(?:seconds|minute)|one minute/iu)],
    s("ai-video-1min", "vsl-ai-host"),
  ),
  q(
    "video-extra-revision",
    "en",
    "we already had our three rounds on the video, what does one more round of changes cost",
    [number(paymentTerms.videoRevisionCredits), /credits?/iu],
    [...s("ai-video-1min"), "/docs", "/legal/terms"],
  ),
  q(
    "video-italian",
    "en",
    "Can the presenter talk italian?",
    [/English/u, /Spanish/u, /French/u, /German/u],
    [...s("ai-video-1min"), "/tutorials/video-agents", "/docs"],
  ),
  q(
    "video-label-off",
    "en",
    "that 'made with AI' thing in the corner, could you leave it away if i pay a bit extra? looks cheap",
    [
      /stay|must|can[’']?t|cannot|required|never|remain|always|not (?:be )?(?:removed|possible)|(?:^|[.!]\s*)no\b/iu,
    ],
    ["/legal/ai-ethics", "/legal/terms", "/docs", ...s("ai-video-1min")],
  ),
  q(
    "video-file-types",
    "en",
    "What files do I actually receive for the video? Need subtitles separate for YouTube.",
    [/MP4/iu, /SRT|VTT|captions?/iu],
    s("ai-video-1min"),
  ),
  q(
    "flow-zapier-plan",
    "en",
    "workflow automation: do i need my own zapier subscription or is it included",
    [/your (?:own )?(?:Zapier|account|plan)|billed to you|you pay|not included/iu],
    [...s("workflow-automation"), "/tutorials/automation"],
  ),
  q(
    "flow-steps",
    "en",
    "My routine has about seven steps with a couple of tools. Does it fit your smallest automation or must I buy the next bigger?",
    [number(5), either(price("workflow-automation.three-flows"), /eight|8/iu)],
    s("workflow-automation"),
  ),
  q(
    "flow-breaks",
    "en",
    "what happens if one step of the automation fails in the middle of the night",
    [/retr(?:y|ies)|message|tells? you|notif|alert/iu],
    [...s("workflow-automation"), "/tutorials/automation", "/docs"],
  ),
  q(
    "landing-350-vs-500",
    "en",
    "difference between the 350 and the 500 landing page??",
    [/text|copy|writ/iu],
    s("landing-page"),
  ),
  q(
    "landing-who-hosts",
    "en",
    "Do I get the source code of the landing page, and may I put it on my own hosting?",
    [/source code|code/iu, /own|any host|yours|hand(?:ed)? over/iu],
    [...s("landing-page"), "/legal/ip"],
  ),
  q(
    "site-vs-landing",
    "en",
    "not sure if i need a 'landing page' or a 'full website', I'm a solo therapist... whats the difference in one or two sentences",
    [svc.landing, svc.site],
    s("landing-page", "full-website"),
  ),
  q(
    "site-how-long-12",
    "en",
    "How long would the 12 page bilingual website take you?",
    [took("full-website.twelve-pages")],
    s("full-website"),
  ),
  q(
    "site-who-translates",
    "en",
    "for the two-language site: will you translate our texts?",
    [
      /your (?:own )?translation|you (?:provide|supply|send|bring|deliver)|not (?:included|translate)|don[’']t translate/iu,
    ],
    s("full-website"),
  ),
  q(
    "site-cookies-banner",
    "en",
    "does the website you build come with one of these awful cookie banners",
    [/no cookies|without cookies|cookies? unless|unless you ask/iu],
    s("full-website"),
  ),
  q(
    "app-price-ceiling",
    "en",
    "Ballpark for a custom app our customers log in to and pay in?",
    [price("web-app.customers-and-payments")],
    s("web-app"),
  ),
  q(
    "app-google-login",
    "en",
    "can staff log in to the web app with their Microsoft account",
    [/Microsoft/u, /request|yes|possible|can/iu],
    s("web-app"),
  ),
  q(
    "app-takeover",
    "en",
    "If we part ways later, could another developer continue the app?",
    [/documentation|source code|code/iu],
    [...s("web-app"), "/legal/ip"],
  ),
  q(
    "pine-repaint",
    "en",
    "do ur indicators repaint?",
    [/clos(?:e|es|ed)|confirmed|don[’']?t change|do not change/iu],
    [...s("pine-script-indicator"), "/tutorials/pinescript-examples"],
  ),
  q(
    "pine-mt5",
    "en",
    "Do you also write for MetaTrader 5, or TradingView only?",
    [/TradingView/u],
    s("pine-script-indicator"),
    { mustNot: [/\byes, we (?:also )?(?:write|build|support)[^.]*MetaTrader/iu] },
  ),
  q(
    "dash-data-cost",
    "en",
    "Market dashboard for 2k: is the price feed itself included in that",
    [/billed|your licen[cs]e|not included|you pay|by their providers|market data/iu],
    s("market-dashboard"),
  ),
  q(
    "form-vs-portal",
    "en",
    "we collect documents from customers. smart form or client portal, which of the two and why? prices too",
    [
      svc.form,
      svc.portal,
      either(price("smart-form.several-steps"), price("smart-form.one-form")),
      price("client-portal.documents"),
    ],
    s("smart-form", "client-portal"),
  ),
  q(
    "portal-150-clients",
    "en",
    "client portal for about 150 customers, how much is it",
    [price("client-portal.invoices-and-approvals")],
    s("client-portal"),
  ),
];
