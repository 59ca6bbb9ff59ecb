import { type AnswerRequest, type Passage, readingRules } from "#domain/consultant/ports.ts";

export type PromptMessage =
  | { role: "system"; content: string }
  | { role: "user" | "assistant"; content: { type: "text"; text: string }[] };

/** Names of the tags below. Nothing in what we put between them can close or open one. */
const tags = [
  "passages",
  "passage",
  "page",
  "about-us",
  "known",
  "visitor",
  "conversation",
  "offers",
  "asked-about",
  "draft",
] as const;
type Tag = (typeof tags)[number];
const forgedTag = new RegExp(`<(?=\\s*/?\\s*(${tags.join("|")})\\b)`, "gi");

/** Data between tags, apart from the instructions: what it says can't end it. */
export const enclosed = (tag: Tag, text: string, id?: string): string =>
  `<${tag}${id === undefined ? "" : ` id="${id}"`}>\n${text.replace(forgedTag, "‹")}\n</${tag}>`;

/** A message without what our pages and our catalogue say in it. */
export const withoutOurs = (text: string): string =>
  text
    .replace(/<(passages|offers|page|about-us)>[^]*?<\/\1>/g, "")
    .replace(/<\/?(?:visitor|known)>/g, "");

export const userMessage = (text: string): PromptMessage => ({
  role: "user",
  content: [{ type: "text", text }],
});

/**
 * The messages of an answer: instructions first and alone; then the turns; the passages come with the last
 * one, numbered S1, S2, …
 */
export function answerPrompt({
  instructions,
  turns,
  sources,
  page,
  told,
}: AnswerRequest): PromptMessage[] {
  const last = turns.length - 1;
  return [
    { role: "system", content: `${instructions}\n\n${readingRules}` },
    ...turns.map(({ sender, text }, index): PromptMessage => {
      if (sender === "ai") return { role: "assistant", content: [{ type: "text", text }] };
      const words = enclosed("visitor", text);
      if (index !== last) return userMessage(words);
      const shown = page ? [enclosed("page", `${page.title} (${page.path})`)] : [];
      const about = told?.about ? [enclosed("about-us", told.about)] : [];
      const known = told?.known ? [enclosed("known", told.known)] : [];
      return userMessage([...about, passagesText(sources), ...known, ...shown, words].join("\n\n"));
    }),
  ];
}

const passagesText = (sources: readonly Passage[]): string =>
  sources.length === 0
    ? "<passages>\nNone: our pages say nothing about this.\n</passages>"
    : `<passages>\n${sources
        .map(({ title, text }, index) =>
          enclosed("passage", `${title}\n\n${text}`, `S${index + 1}`),
        )
        .join("\n")}\n</passages>`;
