import type { Conversation } from "../fresh/conversation.ts";
import type { Question } from "../fresh/question.ts";
import type { Wish } from "../fresh/wish.ts";
import { conversations1 } from "./conversations-1.ts";
import { conversations2 } from "./conversations-2.ts";
import { conversations3 } from "./conversations-3.ts";
import { conversations4 } from "./conversations-4.ts";
import { buying1 } from "./questions-buying-1.ts";
import { buying2 } from "./questions-buying-2.ts";
import { inContext1 } from "./questions-in-context-1.ts";
import { inContext2 } from "./questions-in-context-2.ts";
import { needsAndServices1 } from "./questions-needs-and-services-1.ts";
import { needsAndServices2 } from "./questions-needs-and-services-2.ts";
import { needsAndServices3 } from "./questions-needs-and-services-3.ts";
import { needsEnglish1 } from "./questions-needs-english-1.ts";
import { needsEnglish2 } from "./questions-needs-english-2.ts";
import { needsEnglish3 } from "./questions-needs-english-3.ts";
import { people1 } from "./questions-people-1.ts";
import { people2 } from "./questions-people-2.ts";
import { trustAndCompany1 } from "./questions-trust-and-company-1.ts";
import { trustAndCompany2 } from "./questions-trust-and-company-2.ts";
import { wishes1 } from "./wishes-1.ts";
import { wishes2 } from "./wishes-2.ts";
import { wishes3 } from "./wishes-3.ts";
import { wishes4 } from "./wishes-4.ts";

/** What Aria is improved by (README.md). */
export const learntQuestions: readonly Question[] = [
  ...buying1,
  ...buying2,
  ...inContext1,
  ...inContext2,
  ...needsAndServices1,
  ...needsAndServices2,
  ...needsAndServices3,
  ...needsEnglish1,
  ...needsEnglish2,
  ...needsEnglish3,
  ...people1,
  ...people2,
  ...trustAndCompany1,
  ...trustAndCompany2,
];
export const learntWishes: readonly Wish[] = [...wishes1, ...wishes2, ...wishes3, ...wishes4];
export const learntConversations: readonly Conversation[] = [
  ...conversations1,
  ...conversations2,
  ...conversations3,
  ...conversations4,
];
