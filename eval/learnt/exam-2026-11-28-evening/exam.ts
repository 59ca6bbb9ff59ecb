import {
  examConversations as eastConversations,
  examQuestions as eastQuestions,
  examWishes as eastWishes,
} from "./east/exam.ts";
import {
  examConversations as westConversations,
  examQuestions as westQuestions,
  examWishes as westWishes,
} from "./west/exam.ts";

/** The exam that was written on 2026-11-28 at the day's end, by two authors. */
export const examQuestions = [...eastQuestions, ...westQuestions];
export const examWishes = [...eastWishes, ...westWishes];
export const examConversations = [...eastConversations, ...westConversations];
