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

/** The exam: what is asked, wished for and told, and what should come of it (README.md). Two halves, each by another author. */
export const examQuestions = [...eastQuestions, ...westQuestions];
export const examWishes = [...eastWishes, ...westWishes];
export const examConversations = [...eastConversations, ...westConversations];
