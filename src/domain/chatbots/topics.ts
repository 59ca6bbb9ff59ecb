import { z } from "zod";
import type { Actor } from "#domain/identity/index.ts";
import { collectionOfBot, findPassages } from "#domain/knowledge/index.ts";
import { plainLetters, stemOf, stopWords, wordsOf } from "#kit/words.ts";
import type { BotTopicView } from "./contract.ts";
import type { ChatbotDeps } from "./deps.ts";
import { entriesOfBot } from "./entries.ts";
import { invalidInput } from "./invalid-input.ts";
import { requireBotProject } from "./rights.ts";

const Asked = z.object({ topics: z.array(z.string().trim().min(1).max(200)).max(50) });
/** So many passages tell which sources speak of a topic. */
const maxPassages = 5;

const small = new Set(Object.values(stopWords).flatMap((words) => [...words]));
const stemsOf = (text: string) =>
  wordsOf(plainLetters(text).replaceAll("ß", "ss")).flatMap((word) =>
    small.has(word) ? [] : [stemOf(word)],
  );

/**
 * What the bot was taught of each topic: the sources that speak of it, found by words as for a visitor's question. None:
 * it would say that it doesn't know. @throws AppError signed_out, not_found, invalid_input
 */
export async function readTopics(
  actor: Actor,
  { projectId, input }: { projectId: string; input: unknown },
  deps: ChatbotDeps,
): Promise<BotTopicView[]> {
  await requireBotProject(deps.db, actor, projectId);
  const parsed = Asked.safeParse(input);
  if (!parsed.success) throw invalidInput(parsed.error);
  const collection = collectionOfBot(projectId);
  const { entries } = await entriesOfBot(projectId, deps);
  const ways = entries.map(({ id, asks }) => ({
    id,
    stems: new Set(stemsOf((asks.en ?? []).join(" "))),
  }));
  // By words alone: meanings cost money, and this is asked whenever the designer is opened.
  const byWords = { ...deps, knowledge: { ...deps.knowledge, embedder: null } };
  const views: BotTopicView[] = [];
  for (const topic of parsed.data.topics) {
    const found = await findPassages(topic, { limit: maxPassages, collection }, byWords);
    const stems = stemsOf(topic);
    const asked = ways.filter(
      (way) => stems.length > 0 && stems.every((stem) => way.stems.has(stem)),
    );
    const ids = [...asked.map(({ id }) => id), ...found.flatMap(({ sourceId }) => sourceId ?? [])];
    views.push({ topic, sourceIds: [...new Set(ids)] });
  }
  return views;
}
