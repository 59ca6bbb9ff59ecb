import type { Answer, Ask } from "./ask.ts";
import { isMissed } from "./note-unanswered.ts";

type Replying = { conversationId: string } & Ask;

/** What a bot's own rules say to a message; null where it is to be looked up, and for Aria. */
export async function answerByRule(ask: Replying): Promise<Answer | null> {
  const met = await ask.assistant.bot?.meet({ ...ask, isOverLimit: ask.isOverLimit ?? false });
  if (!met) return null;
  const { text, state, offersPerson, isUnanswered = false } = met;
  const offers = offersPerson ? [{ type: "follow-up" as const }] : [];
  return { text, state, sources: [], offers, isUnanswered };
}

/** A bot's answer leads to questions of its own and to a person, never to our catalogue. */
export async function withWaysOfBot(
  answer: Answer,
  ask: Replying,
  heard: {
    told: Parameters<typeof isMissed>[0];
    asks: readonly string[];
    addresses: ReadonlyMap<string, string>;
  },
): Promise<Answer> {
  const { told, asks, addresses } = heard;
  const isUnanswered = isMissed(told) && told.own?.certainty !== "unsure";
  const more = isUnanswered ? await ask.assistant.bot?.unanswered(ask) : null;
  return {
    ...answer,
    text: more?.text ? `${answer.text}\n\n${more.text}` : answer.text,
    sources: sourcesOf(answer.sources, told, addresses),
    offers: [
      ...asks.slice(0, 3).map((question) => ({ type: "ask" as const, question })),
      ...(more?.offersPerson || told.own?.noted ? [{ type: "follow-up" as const }] : []),
    ],
    isUnanswered,
  };
}

/** Pages of the web can be opened by a bot's visitors; its own texts and files are named. Each once. */
function sourcesOf(
  found: Answer["sources"],
  { own, isOwn }: Parameters<typeof isMissed>[0],
  addresses: ReadonlyMap<string, string>,
): Answer["sources"] {
  const links = isOwn ? (own?.cited ?? []).filter((path) => /^https?:\/\//.test(path)) : [];
  const all = [
    ...found.map(({ path, title }) => ({ path: addresses.get(path) ?? "", title })),
    ...links.map((path) => ({ path, title: URL.parse(path)?.host ?? path })),
  ];
  const seen = new Set<string>();
  return all.filter(({ path, title }) => {
    const name = path || title;
    return !seen.has(name) && seen.add(name);
  });
}
