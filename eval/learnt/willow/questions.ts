import type { Question } from "../../judge/question.ts";
import { details1 } from "./services-1.ts";
import { details2 } from "./services-2.ts";
import { several1 } from "./several-1.ts";
import { several2 } from "./several-2.ts";
import { smallTalk } from "./small-talk.ts";

/** Several questions at once, details of services, and small talk. */
export const questions: readonly Question[] = [
  ...several1,
  ...several2,
  ...details1,
  ...details2,
  ...smallTalk,
];
