import type { CuratedAnswer } from "./curated-answer.ts";

/** Fairness, decisions by machine, and concerns about AI. */
export const aiFairness: readonly CuratedAnswer[] = [
  {
    id: "ai-fairness",
    asks: {
      en: [
        "Is your AI biased?",
        "how do you avoid discrimination by the bot",
        "does it treat people with foreign names differently",
        "fairness testing",
        "what about prejudice in ai",
        "does the bot understand people who spell badly",
        "how do you test a chatbot before launch",
        "racist answers",
        "is the ai fair",
        "is the chatbot biased",
        "could the bot discriminate",
        "do you test the bot for bias",
        "can the ai be racist",
      ],
    },
    says: {
      en: "Models repeat what they learned, prejudice included. So before a bot goes live we ask it your own questions in different ways: plainly and clumsily, with spelling mistakes, under names of different origin. If the answers differ and shouldn't, it doesn't go live.",
    },
    page: "/legal/ai-ethics#fairness",
    next: ["ai-disclosure", "aria-wrong"],
  },
  {
    id: "ai-decisions",
    asks: {
      en: [
        "Does an AI decide about my order?",
        "who sets the prices, a machine?",
        "automated decision making",
        "did a computer reject me",
        "can i have a human review the decision",
        "is the quote made by ai",
        "who reads my request",
        "profiling of customers",
        "does ai make decisions about me",
        "is my request read by a person",
        "does a person look at my order",
        "are decisions automated",
        "does a human check it",
      ],
    },
    says: {
      en: "No decision that affects you legally is made by a machine alone. Prices come from the catalogue, or from a person for anything beyond it; a person reads your request. If you think that a machine decided, ask {fact:support} for a person to review it.",
    },
    page: "/legal/ai-ethics#where-a-person-or-a-program-decides",
    next: ["quote-discount", "ai-concern"],
  },
  {
    id: "ai-concern",
    asks: {
      en: [
        "One of your bots said something terrible",
        "report misuse",
        "a video made by you shows my face",
        "a scammer uses your chatbot",
        "raise an ai ethics concern",
        "someone copied my website with your tool",
        "your customer spams me",
        "report abuse",
        "this bot insulted me",
        "infringes my copyright",
        "i want to report misuse",
        "report an ai problem",
        "someone is misusing your ai",
        "how do i report something harmful",
        "i have a concern about your ai",
      ],
      de: [
        "Einer Ihrer Bots hat etwas Schlimmes gesagt",
        "missbrauch melden",
        "ein video von euch zeigt mein gesicht",
        "Ihr Kunde schickt mir Spam",
        "Bedenken wegen KI melden",
        "Ich möchte einen Missbrauch melden",
        "jemand missbraucht eure ki",
      ],
    },
    says: {
      en: 'Thank you for telling us. Write to {fact:support} with "AI concern" or "Misuse" in the subject: what you saw, where and when. We acknowledge it within {fact:ethicsHours} hours and tell you the outcome within {fact:ethicsDays} days; if it may do harm meanwhile, we switch it off first.',
      de: "Danke für den Hinweis. Schreiben Sie mit „AI concern“ oder „Misuse“ im Betreff an {fact:support}, was Sie wo und wann gesehen haben. Wir bestätigen es innerhalb von {fact:ethicsHours} Stunden und nennen Ihnen das Ergebnis innerhalb von {fact:ethicsDays} Tagen; kann es inzwischen schaden, schalten wir es zuerst ab.",
    },
    page: "/legal/ai-ethics#raise-a-concern",
    next: ["ai-refuse", "complaint"],
  },
];
