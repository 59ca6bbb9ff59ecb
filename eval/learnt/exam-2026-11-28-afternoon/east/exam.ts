export { examConversations } from "./conversations.ts";
export { examQuestions } from "./questions.ts";
export { examWishes } from "./wishes.ts";
