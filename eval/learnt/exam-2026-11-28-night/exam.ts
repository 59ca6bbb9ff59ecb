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

/** The sixth exam, by two authors: asked blind in the evening of 2026-11-28, then read and mended with. */
export const examQuestions = [...northQuestions, ...southQuestions];
export const examWishes = [...northWishes, ...southWishes];
export const examConversations = [...northConversations, ...southConversations];
