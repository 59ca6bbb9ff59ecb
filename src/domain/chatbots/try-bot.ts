import type { z } from "zod";
import { botSmallTalk } from "#content/bot-small-talk.ts";
import { answerQuestion, guardWords } from "#domain/answers/index.ts";
import { type AnswerRequest, countMessage, reserveUsage } from "#domain/consultant/index.ts";
import { type Actor, requirePerson } from "#domain/identity/index.ts";
import { collectionOfBot, findPassages, type FoundPassage } from "#domain/knowledge/index.ts";
import { readChatbot } from "#domain/projects/index.ts";
import { AppError } from "#errors";
import { assistantOf } from "./bot-assistant.ts";
import { isAvoided, voiceOfBot, wordsOfBot } from "./bot-conduct.ts";
import { BotTrial, type BotTrialView } from "./contract.ts";
import type { ChatbotDeps } from "./deps.ts";
import type { Bot } from "./find-bot.ts";
import { invalidInput } from "./invalid-input.ts";
import { requireBotProject } from "./rights.ts";

/** For a model, and for the composer without one. */
const maxPassages = { model: 6, composer: 10 } as const;
const longestPassage = 1500;
const answerWithinMs = 60_000;

type Turns = z.infer<typeof BotTrial>["turns"];

/** The bot as its draft is, for who may change it. @throws AppError signed_out, not_found, read_only */
export async function draftBot(
  actor: Actor,
  projectId: string,
  { db }: Pick<ChatbotDeps, "db">,
): Promise<Bot> {
  const { project } = await requireBotProject(db, actor, projectId, "editor");
  const config = readChatbot(project);
  if (!config) throw new AppError("not_found");
  return {
    settingsId: `draft/${projectId}/${project.revision}`,
    projectId,
    ownerId: project.ownerId,
    address: "",
    state: "live",
    config,
  };
}

/**
 * Chats with the draft: what it says, and why. Nothing of it is stored, and it doesn't count towards the plan's messages;
 * limits of each person and of what a day may cost hold as in a chat.
 * @throws AppError signed_out, not_found, read_only, invalid_input, ai_limit_reached; ConsultantUnavailable
 */
export async function tryBot(
  actor: Actor,
  { projectId, input }: { projectId: string; input: unknown },
  deps: ChatbotDeps,
): Promise<BotTrialView> {
  const parsed = BotTrial.safeParse(input);
  if (!parsed.success) throw invalidInput(parsed.error);
  const bot = await draftBot(actor, projectId, deps);
  const { sourceIds: _ids, ...view } = await answerTrial(
    bot,
    parsed.data.turns,
    deps,
    requirePerson(actor),
  );
  return view;
}

/** With the sources that it rests on, by id. */
type Trial = BotTrialView & { sourceIds: readonly string[] };

/** What a bot says to the last turn, and what it was made from. */
export async function answerTrial(
  bot: Bot,
  turns: Turns,
  deps: ChatbotDeps,
  userId: string,
): Promise<Trial> {
  const assistant = await assistantOf(bot, deps);
  const ai = assistant.ai ?? deps.consultant.ai;
  const answeredBy =
    ai.name === "built-in" ? "built-in" : assistant.isOwnKey ? "own-key" : "provider";
  const question = turns.at(-1)?.text ?? "";
  const nothing = { sources: [], passages: [], sourceIds: [], prompt: null, answeredBy } as const;
  const words = wordsOfBot(bot, { text: question, before: [] });
  if (isAvoided(bot, question))
    return { ...nothing, sources: [], passages: [], text: words.avoided, outcome: "declined" };
  const spender = {
    visitor: deps.digest("bot-trial", userId),
    address: deps.digest("bot-trial", `${bot.projectId}/${userId}`),
    desk: bot.projectId,
  };
  await countMessage(spender, deps);
  const history = turns.slice(0, -1);
  const collection = collectionOfBot(bot.projectId);
  const limit = maxPassages[ai.name === "built-in" ? "composer" : "model"];
  const found = await findPassages(question, { limit, history, collection }, deps);
  const own = await answerQuestion(turns, { ...deps, answers: assistant.answers });
  const curated = ai.name === "built-in" ? [] : own.sources;
  const request: AnswerRequest = {
    ...assistant.limits,
    persona: "customer_service",
    instructions: assistant.instructions("customer_service", { isSpoken: false }),
    turns,
    sources: [
      ...curated,
      ...found.map(({ path, title, text, score }) => ({
        path,
        title,
        text: text.slice(0, longestPassage),
        score,
      })),
    ],
    bot: voiceOfBot(bot, { text: question, before: [] }),
    ownAnswer: own.reply,
  };
  const letters =
    request.instructions.length +
    turns.reduce((sum, { text }) => sum + text.length, 0) +
    request.sources.reduce((sum, { text }) => sum + text.length, 0);
  const estimate = { inputTokens: Math.ceil(letters / 3), outputTokens: request.maxTokens };
  const billed = { ...deps, consultant: { ...deps.consultant, ai } };
  const reservation = ai.name === "built-in" ? null : await reserveUsage(spender, estimate, billed);
  const guard = ai.name === "built-in" ? null : guardWords(request, [], deps, assistant.bot?.hosts);
  let text = "";
  let cited: readonly string[] | null = [];
  let isOwn = false;
  let isNear = false;
  let used = estimate;
  try {
    const signal = AbortSignal.timeout(answerWithinMs);
    for await (const part of ai.answer(request, { signal }))
      if (part.type === "text") text += guard ? guard.take(part.text) : part.text;
      else {
        if (guard) text += guard.end();
        cited = part.cited;
        isOwn = part.isOwn ?? false;
        isNear = part.offersPerson ?? false;
        used = part.usage;
      }
  } finally {
    await reservation?.settle(used);
  }
  if (guard?.hasWrongFigure) text = guard.text;
  if (guard?.isRecital) text = words.refused;
  const usedPaths = new Set(cited ?? found.slice(0, 3).map(({ path }) => path));
  const sources = sourcesOf(found, usedPaths, isOwn ? own.reply.cited : []);
  const isSure = isOwn && own.reply.certainty === "sure";
  const isAnswered = isSure || (usedPaths.size > 0 && !isOwn && !isNear);
  return {
    text: text.trim(),
    outcome: isSmallTalk(text, bot) ? "small-talk" : isAnswered ? "answered" : "unanswered",
    sources,
    sourceIds: [
      ...found.flatMap(({ path, sourceId }) => (usedPaths.has(path) ? (sourceId ?? []) : [])),
      ...(isOwn ? own.reply.cited : [...usedPaths]).flatMap(
        (path) => /^question\/(.+)$/.exec(path)?.[1] ?? [],
      ),
    ],
    passages: found.map(({ path, title, address, text: passage, score }) => ({
      title,
      address: address ?? "",
      text: passage,
      score,
      isUsed: usedPaths.has(path),
    })),
    prompt: ai.name === "built-in" ? null : promptOf(request),
    answeredBy,
  };
}

/** Whether this is what every bot says to small talk. */
const isSmallTalk = (text: string, { config }: Bot): boolean =>
  botSmallTalk.some(({ says }) =>
    Object.values(says)
      .flat()
      .some((said) => said.replaceAll("{fact:bot}", config.name) === text.trim()),
  );

function sourcesOf(
  found: readonly FoundPassage[],
  used: ReadonlySet<string>,
  links: readonly string[],
): BotTrialView["sources"] {
  const all = [
    ...found
      .filter(({ path }) => used.has(path))
      .map(({ title, address }) => ({ title, url: address })),
    ...links
      .filter((link) => /^https?:/.test(link))
      .map((url) => ({ title: URL.parse(url)?.host ?? url, url })),
  ];
  return all.filter(
    (one, at) => all.findIndex(({ title, url }) => title === one.title && url === one.url) === at,
  );
}

/** What a model is told, for people to read. */
const promptOf = ({ instructions, sources, turns }: AnswerRequest): string =>
  [
    instructions,
    ...sources.map(({ title, text }, at) => `[S${at + 1}] ${title}\n${text}`),
    ...turns.map(({ sender, text }) => `${sender === "user" ? "Visitor" : "Bot"}: ${text}`),
  ].join("\n\n");
