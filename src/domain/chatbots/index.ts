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
