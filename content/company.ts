import { guarantees, replies } from "./promises.ts";
import { counted } from "./words.ts";

/** One of the four values of the about page, with what it means in practice (spec site.md §2, About). */
export type CompanyValue = { name: string; text: string };

export const mission = {
  headline: "We take the repeated work off people's desks.",
  text: "Most companies can name the hours they lose: the same ten questions, the same copied rows, the page that was due last month. Our mission is to hand those hours back. With AI where it does the job, with plain software where it doesn't, and at a price you know before we begin.",
} as const;

export const values: readonly CompanyValue[] = [
  {
    name: "Innovation",
    text: "We use what is new when it beats what you have, and say so when it doesn't. A spreadsheet that works may stay a spreadsheet.",
  },
  {
    name: "Customer-Centric",
    text: `You get a firm price, a date and a person to write to, who replies within ${counted(replies.quoteHours, "hour")}. What we build for you is yours, and you can take it elsewhere.`,
  },
  {
    name: "Excellence",
    text: `We test what we deliver the way you will use it. What doesn't work as agreed we mend at no charge for ${counted(guarantees.supportDays, "day")}.`,
  },
  {
    name: "Collaboration",
    text: "You see the work while it grows, and what you say about it reaches whoever builds it. No account manager stands between.",
  },
];
