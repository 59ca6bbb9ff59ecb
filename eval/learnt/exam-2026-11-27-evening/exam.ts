/** The exam: what is asked, wished for and told, and what should come of it (README.md). */
export { examConversations } from "./conversations.ts";
export { examQuestions } from "./questions.ts";
export { examWishes } from "./wishes.ts";
