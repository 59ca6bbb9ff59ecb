import type { Question } from "../../judge/question.ts";
import { englishFollowUps } from "./questions-1.ts";
import { otherFollowUps } from "./questions-2.ts";
import { setAsideEnglishFollowUps } from "./questions-3.ts";
import { setAsideOtherFollowUps } from "./questions-4.ts";

export const questions: readonly Question[] = [
  ...englishFollowUps,
  ...otherFollowUps,
  ...setAsideEnglishFollowUps,
  ...setAsideOtherFollowUps,
];
