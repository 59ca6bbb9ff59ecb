export { trainingSubscribers } from "./forget-training.ts";
export {
  addBotSource,
  type BotTrainingDeps,
  changeBotSource,
  deleteBotSource,
  readBotSourceText,
  readBotTraining,
  trainBot,
} from "./train-bot.ts";
export { botDataOfPerson } from "./bots-of-person.ts";
export { leadTaken } from "./contract.ts";
export { chatbotSubscribers } from "./subscribers.ts";
export type { ChatbotDeps } from "./deps.ts";
export { type Bot, findBot } from "./find-bot.ts";
export { chatbotJobs, pruneBotsJob } from "./jobs.ts";
export { createKey, isKeyOf, listKeys, revokeKey } from "./keys.ts";
export { takeLead } from "./leads.ts";
export { deleteLead, exportLeads, findLead, listLeads } from "./list-leads.ts";
export { openPicture } from "./open-picture.ts";
export { botDocument } from "./bot-document.ts";
export { botView, readBotChat } from "./read-bot.ts";
export { answerProgram } from "./answer-program.ts";
export {
  askForPerson,
  endBotChat,
  rateBotAnswer,
  retryWithBot,
  sendToBot,
} from "./talk-with-bot.ts";
export { newBotVisitor, visitorOfProgram, visitorOfWindow } from "./visitor.ts";
export { readBotDesk, readBotFigures } from "./bot-figures.ts";
export {
  addBotNote,
  endForBot,
  eraseBotVisitor,
  handBackToBot,
  listBotConversations,
  readBotConversation,
  sayForBot,
  takeOverBot,
  watchBotConversation,
} from "./inbox.ts";
export { deleteBotTest, listBotTests, runBotTests, saveBotTest } from "./test-set.ts";
export { tryBot } from "./try-bot.ts";
export { answerUnanswered, decideUnanswered, listUnanswered } from "./unanswered.ts";
export type { BotConversationView, BotFigures, BotUnanswered } from "./desk-views.ts";
