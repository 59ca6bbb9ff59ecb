import { botNearWords } from "#content/bot-near-words.ts";
import { type BotWords, botWords } from "#content/bot-words.ts";
import { type Language, readLanguage } from "#domain/answers/index.ts";
import type { Asked, Met, Via } from "#domain/conversations/index.ts";
import { callForPerson } from "./call-for-person.ts";
import { isAbout, wantsPerson } from "./conduct-rules.ts";
import type { ChatbotDeps } from "./deps.ts";
import type { Bot } from "./find-bot.ts";
import { isOpenAt } from "./hours.ts";
import { noticeOfLimit } from "./notices.ts";

type Configured = Pick<Bot, "config">;
/** What is said, and what was said before. */
export type Spoken = { text: string; before: Asked["before"] };

/** The language that a bot's own words are in: the visitor's, if it is one of the bot's, else the bot's first. */
export function languageFor({ config }: Configured, texts: readonly string[]): Language {
  const [first = "en"] = config.languages;
  for (const text of texts.toReversed()) {
    const read = readLanguage(text);
    if (read) return config.languages.includes(read) ? read : first;
  }
  return first;
}

const languageOf = (bot: Configured, { text, before }: Spoken): Language =>
  languageFor(bot, [...before.flatMap((one) => (one.sender === "user" ? [one.text] : [])), text]);

export const wordsOfBot = (bot: Configured, spoken: Spoken): BotWords =>
  botWords[languageOf(bot, spoken)];

/** What the composer without a model says by itself. */
export function voiceOfBot(bot: Configured, spoken: Spoken) {
  const language = languageOf(bot, spoken);
  const { unknown, steadfast } = botWords[language];
  return { unknown, steadfast, near: botNearWords[language] };
}

/** Whether visitors can leave contact details with it. */
export const takesLeads = ({ config }: Configured): boolean => config.conduct.lead.when !== "never";

/** Whether a person can be asked for at a moment. */
export const hasPeople = ({ config: { conduct } }: Configured, at: Date): boolean =>
  conduct.handOver.isOn && isOpenAt(conduct.hours, at);

/** Whether a message is about something that the bot doesn't talk about. */
export const isAvoided = ({ config }: Configured, text: string): boolean =>
  isAbout(text, config.conduct.avoid) !== null;

/** How visitors are told that they get an answer from a person: a form on the web, a reply by mail or SMS. */
const wayToPerson = (words: BotWords, via: Via): string =>
  via === "web" ? words.leaveContact : words.reachable;

/** What a bot's conduct answers before anything is looked up; null where it is to be looked up. */
export async function answerByConduct(
  bot: Bot,
  asked: Asked & { isOverLimit: boolean; via: Via },
  deps: ChatbotDeps,
): Promise<Met | null> {
  const { conduct } = bot.config;
  const { text } = asked.question;
  const words = wordsOfBot(bot, { text, before: asked.before });
  const offersPerson = takesLeads(bot);
  const withWay = (said: string) =>
    offersPerson ? `${said} ${wayToPerson(words, asked.via)}` : said;
  if (asked.isOverLimit) {
    await noticeOfLimit(bot, deps);
    return { text: withWay(words.planLimit), state: "canned", offersPerson };
  }
  const now = deps.clock();
  if (conduct.hours.outside === "lead" && !isOpenAt(conduct.hours, now)) {
    const said = conduct.hours.text.trim() || words.outsideHours;
    return { text: withWay(said), state: "canned", offersPerson };
  }
  if (isAvoided(bot, text)) return { text: words.avoided, state: "whole", offersPerson: false };
  if (!wantsPerson(text, conduct.handOver.words)) return null;
  if (hasPeople(bot, now)) {
    await callForPerson(bot, asked.conversationId, deps);
    return { text: words.personCalled, state: "whole", offersPerson: false };
  }
  const away = conduct.handOver.isOn ? words.personAway : words.noPerson;
  return { text: withWay(away), state: "whole", offersPerson };
}

/** What is added where a bot doesn't know: it calls a person, or asks for contact details, as its owner set. */
export async function afterUnanswered(
  bot: Bot,
  asked: Asked & { via: Via },
  deps: ChatbotDeps,
): Promise<{ text: string; offersPerson: boolean }> {
  const { handOver, lead } = bot.config.conduct;
  const words = wordsOfBot(bot, { text: asked.question.text, before: asked.before });
  const inARow = unansweredInARow(asked.before) + 1;
  if (hasPeople(bot, deps.clock()) && inARow >= handOver.afterUnanswered) {
    await callForPerson(bot, asked.conversationId, deps);
    return { text: words.personCalled, offersPerson: false };
  }
  const asksForLead = lead.when === "unanswered" || lead.when === "before";
  return { text: asksForLead ? wayToPerson(words, asked.via) : "", offersPerson: asksForLead };
}

/** How many of the latest answers said that it isn't known. */
function unansweredInARow(before: Asked["before"]): number {
  let count = 0;
  for (const { sender, isUnanswered } of before.toReversed()) {
    if (sender !== "ai") continue;
    if (!isUnanswered) break;
    count += 1;
  }
  return count;
}
