import type { CuratedAnswer } from "./curated-answer.ts";

/** What customers own and get in the end. */
export const handoverAnswers: readonly CuratedAnswer[] = [
  {
    id: "handover-what-you-get",
    asks: {
      en: [
        "what do I get in the end",
        "what exactly is handed over",
        "which files will i receive",
        "how does the handover work",
        "is there documentation",
        "what do you give me when it's done",
        "deliverables?",
        "do I get a manual",
        "what will i receive",
        "what do i get at the end",
        "what do you deliver",
        "how do i get the finished work",
        "what is included in the handover",
      ],
    },
    says: {
      en: "Files, code and access. Depending on the service that is the source code with a list of its packages, the video with its captions as separate files, the running automation with a page that explains each step, or the Figma file. What each option includes is listed with the service.",
    },
    page: "/docs#how-an-order-goes",
    next: ["ownership", "training-for-the-team"],
  },
  {
    id: "training-for-the-team",
    asks: {
      en: [
        "do you train our staff",
        "will somebody show us how to use it",
        "we're not technical, can we handle it ourselves",
        "is training included",
        "who explains the editor to my assistant",
        "onboarding session for our team",
        "video instructions afterwards?",
        "my employees have never worked with such a tool",
        "do you offer training",
        "will you teach us how to use it",
        "is there a training",
        "can you train my team",
        "will i learn how to use it",
      ],
    },
    says: {
      en: "It depends on the option. A full website includes an hour of recorded training, the largest chatbot option an hour for your team, and an automation a page that says what each step does. If your team needs more, you can order consulting by the hour.",
    },
    page: "/services",
    next: ["handover-what-you-get", "support-after"],
  },
];
