import { limitFigure } from "#content/plan-words.ts";
import { counted } from "#content/words.ts";
import { levelOf, shareOf, type UsageLevel, type Used } from "#domain/usage/contract.ts";
import { longDayOfYear } from "#kit/date-words.ts";

/** What is limited of bots: by the plan of the project's owner, and the sources of each bot for everyone. */
export type BotLimit = "bots" | "sources" | "knowledge" | "messages";

type Words = {
  figures: (limit: Used) => string;
  /** What happens once nothing is left, before that and then. `until` is when a month's messages start again. */
  near: (limit: Used, until: string) => string;
  reached: (limit: Used, until: string) => string;
};

const figure = (value: number) => value.toLocaleString("en-US");

const words: Readonly<Record<BotLimit, Words>> = {
  bots: {
    figures: ({ used, max }) => `${figure(used)} of ${counted(max, "chatbot")} published`,
    near: ({ max }) =>
      `Once ${counted(max, "chatbot")} ${max === 1 ? "is" : "are"} published, one has to be taken offline before another can go live. Published ones keep answering.`,
    reached: () =>
      "No other chatbot can go live until one is taken offline. Published ones keep answering, and you can publish changes to them.",
  },
  sources: {
    figures: ({ used, max }) => `${figure(used)} of ${counted(max, "source")}`,
    near: ({ max }) =>
      `After ${counted(max, "source")}, nothing can be added until a source is deleted. A website counts as one source.`,
    reached: () => "Nothing can be added until a source is deleted.",
  },
  knowledge: {
    figures: ({ used, max }) =>
      `${limitFigure("knowledgeBytes", used)} of ${limitFigure("knowledgeBytes", max)} of knowledge`,
    near: () =>
      "Once it is full, nothing new is learned until sources are deleted. The bots keep answering from what they have learned.",
    reached: () =>
      "Nothing new is learned until sources are deleted. The bots keep answering from what they have learned.",
  },
  messages: {
    figures: ({ used, max }) => `${figure(used)} of ${counted(max, "message")} this month`,
    near: (_, until) =>
      `Once they are used up, the bots tell visitors that they can’t answer at the moment, until ${until}. Where a bot asks for contact details, visitors can still leave them. We’ll email the owner.`,
    reached: (_, until) =>
      `Until ${until}, the bots tell visitors that they can’t answer at the moment. Where a bot asks for contact details, visitors can still leave them.`,
  },
};

export type LimitLine = { level: UsageLevel; figures: string; note: string | null };

/** How much of a limit is used, in figures; from 80 percent on also what happens once nothing is left. */
export function limitLine(
  what: BotLimit,
  { used, max }: Used,
  { resetsAt = new Date().toISOString() }: { resetsAt?: string } = {},
): LimitLine {
  const limit = { used, max };
  const level = levelOf(shareOf(used, max));
  const until = longDayOfYear(resetsAt);
  return {
    level,
    figures: words[what].figures(limit),
    note: level === "free" ? null : words[what][level](limit, until),
  };
}

/** The published chatbots as they will be once one more goes live; where none may, that. */
export function publishLine({ used, max }: Used): LimitLine {
  if (used >= max) return limitLine("bots", { used, max });
  const then = limitLine("bots", { used: used + 1, max });
  return { ...then, figures: `with this one, ${then.figures}` };
}

/** A word of plain text with the space after it; rather too many letters than too few. */
const bytesPerWord = 7;

/** About how many more words fit into what is left, in two significant figures: `140,000`. */
export function wordsLeft({ used, max }: Used): string {
  const left = Math.max(0, Math.floor((max - used) / bytesPerWord));
  const step = 10 ** Math.max(0, String(left).length - 2);
  return figure(Math.floor(left / step) * step);
}
