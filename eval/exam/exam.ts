export {
  examConversations,
  examQuestions,
  examWishes,
} from "../learnt/exam-2026-11-28-evening/exam.ts";
