import type { Entry } from "#domain/answers/index.ts";
import { collectionOfBot, entriesOfCollection } from "#domain/knowledge/index.ts";
import type { ChatbotDeps } from "./deps.ts";

/** What a bot's owner wrote as questions with answers, and what names its state. */
export async function entriesOfBot(
  projectId: string,
  { db }: Pick<ChatbotDeps, "db">,
): Promise<{ entries: readonly Entry[]; version: string }> {
  const { revision, entries } = await entriesOfCollection(collectionOfBot(projectId), { db });
  return {
    version: revision,
    entries: entries.map(({ id, asks, answer, link }) => ({
      id,
      kind: "answer",
      // Ways to ask are compared in every language, as owners don't say which one they wrote in.
      asks: { en: asks, de: asks, es: asks, fr: asks },
      says: { en: [answer], de: [answer], es: [answer], fr: [answer] },
      // What an answer rests on, so that a model cites it, too; visitors only see links.
      page: link ?? `question/${id}`,
      offers: null,
      asksBack: {},
      next: [],
    })),
  };
}
