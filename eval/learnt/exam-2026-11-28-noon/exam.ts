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

/** The seventh exam, two halves by two authors. */
export const examQuestions = [...northQuestions, ...southQuestions];
export const examWishes = [...northWishes, ...southWishes];
export const examConversations = [...northConversations, ...southConversations];
