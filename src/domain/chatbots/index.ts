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
export { botVisitorErased, leadTaken } from "./contract.ts";
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
export { addLead, type AddedLead } from "./add-lead.ts";
export { answerProgram } from "./answer-program.ts";
export {
  askForPerson,
  endBotChat,
  rateBotAnswer,
  retryWithBot,
  sendToBot,
} from "./talk-with-bot.ts";
export { talkByChannel } from "./talk-by-channel.ts";
export { newBotVisitor, visitorOfChannel, visitorOfProgram, visitorOfWindow } from "./visitor.ts";
export { exportBotFigures, readBotFigures } from "./bot-figures.ts";
export { readBotDesk } from "./read-desk.ts";
export {
  addBotNote,
  endForBot,
  eraseBotVisitor,
  handBackToBot,
  sayForBot,
  takeOverBot,
} from "./inbox.ts";
export {
  listBotConversations,
  noteBotRead,
  readBotConversation,
  watchBotConversation,
  watchBotInbox,
} from "./read-inbox.ts";
export { languageFor } from "./bot-conduct.ts";
export { botActivity } from "./activity.ts";
export { exportBotVisitor } from "./export-visitor.ts";
export { deleteBotTest, listBotTests, runBotTests, saveBotTest } from "./test-set.ts";
export { readTopics } from "./topics.ts";
export { tryBot } from "./try-bot.ts";
export { answerUnanswered, decideUnanswered, listUnanswered } from "./unanswered.ts";
export { requireBotProject } from "./rights.ts";
export { sumOf } from "./figure-rules.ts";
export type {
  BotConversationItem,
  BotConversationView,
  BotDay,
  BotFigure,
  BotFigures,
  BotUnanswered,
} from "./desk-views.ts";
