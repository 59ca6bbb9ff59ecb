import { days, either } from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import { asked, saysNoInEnglish } from "./facts.ts";

const aria = asked("aria");

/** About Aria herself. */
export const ariaQuestions: readonly Question[] = [
  aria({
    id: "cedar-aria-lady",
    question: "hold on. are you a lady in an office or one of those machines",
    inWords: "Aria is an AI.",
    must: [/\bAI\b|artificial|not a (?:human|person)|machine|program/iu],
    mustNot: [/I(?:[’']m| am) (?:a human|a person|a real)/iu],
    pages: ["/legal/ai-ethics", "/"],
  }),
  aria({
    id: "cedar-aria-still-there-tomorrow",
    question: "if i close this and come back tomorrow is what we wrote still there? same laptop",
    inWords:
      "Yes: a cookie of 30 days lets the browser find the chat again; the conversation is kept for 2 years.",
    must: [
      either(
        days(30),
        /cookie|same browser|this browser|your browser|(?:2|two) years|find (?:it|the (?:chat|conversation)) again/u,
      ),
    ],
    pages: ["/legal/cookies", "/legal/privacy"],
  }),
  aria({
    id: "cedar-aria-who-reads-along",
    question: "who can read what im typing here, my boss doesnt know im looking yet",
    inWords: "Only the visitor's own browser and our administrators can read the conversation.",
    must: [
      /administrator|admins?\b|our (?:team|people)|people (?:here|of ours|read)|your browser/iu,
    ],
    pages: ["/legal/privacy"],
  }),
  aria({
    id: "cedar-aria-special-price",
    question: "can YOU make me a better price if i ask nicely? :)",
    inWords: "No: an AI never sets a price; prices come from the catalogue or a quote.",
    must: [either(saysNoInEnglish, /never sets? (?:a )?price|catalogue|quote/u)],
    mustNot: [/^\W*yes\b|\d+\s*%\s*(?:off|discount)/iu],
    pages: ["/", "/legal/ai-ethics"],
  }),
  aria({
    id: "cedar-aria-chatgpt-inside",
    question: "is this chatgpt underneath? our IT doesnt allow we paste things in chatgpt",
    inWords:
      "No: Aria is built in; her answers are put together on our own servers from the site's pages, and no AI service sees what is written.",
    must: [
      /own (?:pages|servers)|pages of (?:this|our) site|built[- ]in|no (?:AI service|language model|outside|other company)|not (?:based on )?ChatGPT/iu,
    ],
    mustNot: [/^\W*yes\b/iu],
    pages: ["/legal/privacy", "/legal/gdpr"],
  }),
];
