import {
  examConversations as northConversations,
  examQuestions as northQuestions,
  examWishes as northWishes,
} from "./north/exam.ts";
import {
  examConversations as southConversations,
  examQuestions as southQuestions,
  examWishes as southWishes,
} from "./south/exam.ts";

/** The exam: what is asked, wished for and told, and what should come of it (README.md). Two halves, each by another author. */
export const examQuestions = [...northQuestions, ...southQuestions];
export const examWishes = [...northWishes, ...southWishes];
export const examConversations = [...northConversations, ...southConversations];
