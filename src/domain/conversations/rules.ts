import { chatWords } from "#content/consultant.ts";
import { serviceLevel } from "#content/promises.ts";
import { longestTold } from "#domain/answers/index.ts";
import type { Offer, Persona, SourceLink, Turn } from "#domain/consultant/index.ts";
import type { FoundPassage } from "#domain/knowledge/index.ts";
import { oneLine } from "#kit/text.ts";
import type { Channel, MessageSender, MessageState } from "./contract.ts";

const trouble =
  /\b(errors?|bugs?|broken|crash\w*|fail(s|ed|ing)?|not work(ing)?|(doesn|don|isn|won|can)['’]?t (work|load|open|connect|log|sign|start|send)\w*|stopped|stuck|timeouts?|offline|unreachable|support ticket)\b/i;
const buying =
  /\b(prices?|pricing|costs?|how much|quotes?|buy|order|purchase|cheap\w*|discounts?|budget|packages?|offers?|pay(ing|ment)?|hire)\b/i;
const wantsPerson =
  /\b(human|real person|a person|someone|somebody|call me|call back|callback|speak (to|with)|talk (to|with)|contact me|write (to )?me)\b/i;
const wantsVideo = /\b(video (call|consultation|chat)|demo|meeting|face to face|talk|call)\b/i;

/** In which role Aria answers (spec site.md §9, personas): by what the question is about. */
export function choosePersona(
  question: string,
  { isInTrouble }: { isInTrouble: boolean },
): Persona {
  if (isInTrouble) return "survival";
  if (trouble.test(question)) return "technical_support";
  return buying.test(question) ? "sales" : "customer_service";
}

export type Said = {
  id: string;
  sender: MessageSender;
  text: string;
  state: MessageState;
  replyTo: string | null;
  /** Of a visitor's: the page that they were looking at. */
  page?: string | null;
  /** Of an answer: it said that it isn't known. */
  isUnanswered?: boolean;
};

/** What was said and what answered it is a turn. */
const rememberedMessages = serviceLevel.performance.contextTurns * 2;
/** So many of the latest messages hold what is remembered, a question and a try to answer it. */
export const rememberedRows = rememberedMessages + 2;

/**
 * The conversation as the model gets it, oldest first, the question last. Notes, canned replies and what
 * broke off before the same was asked again are no part of it.
 */
export function turnsFor(question: Said, before: readonly Said[]): Turn[] {
  const answered = new Set(
    before.flatMap(({ state, replyTo }) => (state === "whole" && replyTo ? [replyTo] : [])),
  );
  const remembered = before.filter(
    ({ id, sender, state, replyTo }) =>
      id !== question.id &&
      replyTo !== question.id &&
      sender !== "note" &&
      state !== "canned" &&
      !((state === "cut" || state === "stopped") && replyTo && answered.has(replyTo)),
  );
  return [...remembered.slice(-rememberedMessages), question].map(({ sender, text, page }) => ({
    sender: sender === "user" ? "user" : "ai",
    text,
    ...(page && { page }),
  }));
}

/** A longer passage is cut here, so that what a call may cost is known before. */
const longestPassage = 1500;

export const asSource = ({
  path,
  title,
  text,
  score,
}: Pick<FoundPassage, "path" | "title" | "text"> & { score?: number }) => ({
  path,
  title,
  text: text.slice(0, longestPassage),
  ...(score !== undefined && { score }),
});

/** What a call uses at most, in tokens: a letter or three make one. */
export function estimateUsage(
  parts: { instructions: string; turns: readonly Turn[]; passages: number },
  maxTokens: number,
): { inputTokens: number; outputTokens: number } {
  const said = parts.turns.reduce((sum, { text }) => sum + text.length, 0);
  const told = longestTold.about + longestTold.known;
  const letters = parts.instructions.length + said + parts.passages * longestPassage + told;
  return { inputTokens: Math.ceil(letters / 3), outputTokens: maxTokens };
}

/** The pages that an answer rests on: those it cites of what it was given, or else the best of that. */
export function sourcesFor(
  found: readonly { path: string; title: string }[],
  cited: readonly string[] | null,
): SourceLink[] {
  const kept = cited ? found.filter(({ path }) => cited.includes(path)) : found.slice(0, 3);
  return kept.map(({ path, title }) => ({ path, title }));
}

/** Services by the sources' addresses, the best first. */
export const servicesIn = (sources: readonly Pick<SourceLink, "path">[]): string[] => [
  ...new Set(sources.flatMap(({ path }) => /^\/services\/([a-z0-9-]+)/.exec(path)?.[1] ?? [])),
];

/** Whether somebody would rather talk than write. */
export const asksForVideo = (question: string): boolean => wantsVideo.test(question);

/** What an answer leads to, from the question and the sources alone: never from the model's words. */
export function offersFor(about: {
  question: string;
  sources: readonly SourceLink[];
  /** Those talked about that are on offer. */
  services: readonly { id: string; title: string }[];
  hasVideo: boolean;
  /** The answer says that a person can reply. */
  offersPerson: boolean;
  /** Questions to tap. */
  asks?: readonly string[];
  /** The one whose page they are looking at: it is open already. */
  shownService?: string | null;
  /** How to reach them is noted: nobody is asked for it again. */
  isNoted?: boolean;
  /** A project that the studio can begin from this (studio-offer.ts). */
  studio?: Extract<Offer, { type: "studio" }> | null;
}): Offer[] {
  const {
    question,
    sources,
    services,
    hasVideo,
    offersPerson,
    asks = [],
    isNoted,
    shownService,
    studio,
  } = about;
  const [first] = services;
  return [
    ...asks.slice(0, 3).map((one): Offer => ({ type: "ask", question: one })),
    ...services
      .filter(({ id }) => id !== shownService)
      .slice(0, 2)
      .map(({ id, title }): Offer => ({ type: "service", serviceId: id, title })),
    ...(studio ? [studio] : []),
    ...(first || buying.test(question)
      ? [{ type: "quote" as const, serviceId: first?.id ?? null, title: first?.title ?? null }]
      : []),
    ...(hasVideo && asksForVideo(question) ? [{ type: "video" as const }] : []),
    ...(!isNoted && (offersPerson || sources.length === 0 || wantsPerson.test(question))
      ? [{ type: "follow-up" as const }]
      : []),
  ];
}

/** Aloud, lists and long answers can't be followed. */
const longestAloud = 400;
export const isSayable = (text: string): boolean =>
  text.length <= longestAloud && !text.includes("\n- ");

/** A conversation's first words, for lists. */
export function titleOf(text: string): string {
  const line = oneLine(text);
  return line.length > 80 ? `${line.slice(0, 79).replace(/[\ud800-\udbff]$/, "")}…` : line;
}

/** One of the canned replies; in a call the one that names nothing of the chat's. */
export function cannedReply(channel: Channel, random: () => number = Math.random): string {
  if (channel === "video") return chatWords.cannedAloud;
  return chatWords.canned[Math.floor(random() * chatWords.canned.length)] ?? chatWords.outerFailure;
}
