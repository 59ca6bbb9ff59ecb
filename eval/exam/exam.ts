import {
  examConversations as harbourConversations,
  examQuestions as harbourQuestions,
  examWishes as harbourWishes,
} from "./harbour/exam.ts";
import {
  examConversations as meadowConversations,
  examQuestions as meadowQuestions,
  examWishes as meadowWishes,
} from "./meadow/exam.ts";

/** The exam: what is asked, wished for and told, and what should come of it (README.md). Two halves, each by another author. */
export const examQuestions = [...harbourQuestions, ...meadowQuestions];
export const examWishes = [...harbourWishes, ...meadowWishes];
export const examConversations = [...harbourConversations, ...meadowConversations];
