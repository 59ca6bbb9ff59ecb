import { botWords } from "#content/bot-words.ts";
import type { Tx } from "#db/open.ts";
import { announceBotEnd, type Assistant, type Via } from "#domain/conversations/index.ts";
import { collectionOfBot } from "#domain/knowledge/index.ts";
import { holdProject, hostOf } from "#domain/projects/index.ts";
import { countUsage } from "#domain/usage/index.ts";
import { AppError, toAppError } from "#errors";
import {
  afterUnanswered,
  answerByConduct,
  type Spoken,
  voiceOfBot,
  wordsOfBot,
} from "./bot-conduct.ts";
import { botEngine } from "./bot-engine.ts";
import { botInstructions } from "./bot-instructions.ts";
import type { ChatbotDeps } from "./deps.ts";
import { entriesOfBot } from "./entries.ts";
import type { Bot } from "./find-bot.ts";
import { whoAnswers } from "./who-answers.ts";

/**
 * What makes a published bot an assistant: Aria's code with its own content and rules.
 * @param via where its visitor writes, and reads the answer
 */
export async function assistantOf(
  bot: Bot,
  deps: ChatbotDeps,
  via: Via = "web",
): Promise<Assistant> {
  const { config, projectId, ownerId } = bot;
  const { name, ai } = config;
  const collection = collectionOfBot(projectId);
  const { entries, version } = await entriesOfBot(projectId, deps);
  const wordsIn = (said: Spoken) => wordsOfBot(bot, said);
  const { ai: answering, payer } = await whoAnswers(bot, deps);
  return {
    desk: projectId,
    ai: answering,
    isOwnKey: payer === "owner",
    collection,
    answers: {
      collection,
      engine: async () => botEngine(`${bot.settingsId}/${version}`, entries, { name, via }),
      sellsNothing: true,
    },
    limits: { temperature: ai.temperature, maxTokens: ai.maxTokens },
    instructions: () => botInstructions(config, deps.clock()),
    bindingWords: {
      en: botWords.en.binding,
      de: botWords.de.binding,
      es: botWords.es.binding,
      fr: botWords.fr.binding,
    },
    wordsFor: (said) => {
      const words = wordsIn(said);
      return {
        canned: words.outage,
        outerFailure: words.outage,
        emptyReply: words.emptyReply,
        refused: words.refused,
        brokenOff: words.brokenOff,
        stopped: words.stopped,
        limit: words.visitorLimit,
      };
    },
    bot: {
      hosts: config.allowedSites.flatMap((site) => hostOf(site) ?? []),
      voiceFor: (said) => voiceOfBot(bot, said),
      count: (tx, messageId) => countAnswer(tx, { projectId, ownerId, messageId }, deps),
      meet: (asked) => answerByConduct(bot, { ...asked, via }, deps),
      unanswered: (asked) => afterUnanswered(bot, { ...asked, via }, deps),
      ended: (tx: Tx, conversationId: string) =>
        announceBotEnd(tx, { projectId, conversationId }, deps),
    },
  };
}

/** Counts an answer towards the owner's plan. @returns whether the plan includes it; counted before, it does */
async function countAnswer(
  tx: Tx,
  { projectId, ownerId, messageId }: { projectId: string; ownerId: string; messageId: string },
  deps: ChatbotDeps,
): Promise<boolean> {
  // What is said must not outlive a project that is deleted at this moment.
  if (!(await holdProject(tx, projectId))) throw new AppError("not_found");
  try {
    await countUsage(tx, { ownerId, what: "messages", amount: 1, key: messageId }, deps);
    return true;
  } catch (thrown) {
    if (toAppError(thrown).code === "plan_limit") return false;
    throw thrown;
  }
}
