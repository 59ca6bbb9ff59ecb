import { guarantees, replies } from "./promises.ts";
import { counted } from "./words.ts";

/** One of the four values of the about page, with what it means in practice (spec site.md §2, About). */
export type CompanyValue = { name: string; text: string };

export const mission = {
  headline: "We take repetitive work off people’s desks.",
  text: "Most companies know where their hours go: the same ten questions, the same copied rows, the page that was due last month. Our mission is to give those hours back: with AI where it does the job, with plain software where it doesn’t, and at a price you know before we begin.",
} as const;

export const values: readonly CompanyValue[] = [
  {
    name: "Innovation",
    text: "We use new technology when it beats what you have, and tell you when it doesn’t. A spreadsheet that works can stay a spreadsheet.",
  },
  {
    name: "Customer-Centric",
    text: `You get a firm price, a date and a contact person who replies within ${counted(replies.quoteHours, "hour")}. What we build for you is yours, and you can take it elsewhere.`,
  },
  {
    name: "Excellence",
    text: `We test what we deliver the way you will use it. For ${counted(guarantees.supportDays, "day")} we fix what doesn’t work as agreed, free of charge.`,
  },
  {
    name: "Collaboration",
    text: "You see the work as it takes shape, and your feedback goes straight to the people who build it. There is no account manager in between.",
  },
];
