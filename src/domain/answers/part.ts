import type { Service } from "#domain/catalogue/index.ts";
import { wordsOf } from "#kit/words.ts";
import type { Language, Reply } from "./contract.ts";
import type { Engine } from "./engine.ts";
import { isSmall } from "./features.ts";
import type { Chosen, Focus } from "./pick-service.ts";

/** What is said to one question of a message. */
export type Part = Omit<Reply, "language"> & { text: string };
export type Situation = {
  engine: Engine;
  services: readonly Service[];
  language: Language;
  focus: Focus | null;
  /** The service whose page the visitor looks at. */
  shown?: Service | null;
  /** Each service that the visitor named so far, this message among them. */
  named: readonly Chosen[];
  /** What the visitor wrote before this message, oldest first. */
  said?: readonly string[];
  /** What Aria said last; empty at the beginning. */
  heard?: string;
  /** What the visitor asked before this message. */
  before: string;
  /** The last message that asked something of a service by itself: "and the chatbot?" asks the same of another. */
  asked: string;
  /** Counts turns: which variant of small talk is said. */
  variant: number;
  /** One of several questions: what was perhaps meant is told once. */
  isOneOfSeveral?: boolean;
  /** Which of several questions it is, from 0 on: its answer names it where it is only likely meant. */
  place?: number;
};

/** An answer that needs nothing more. */
export const sure = (text: string): Part => ({
  text,
  cited: [],
  asks: [],
  offersPerson: false,
  certainty: "sure",
});

/** Words that carry meaning. */
export const contentWords = (text: string) => wordsOf(text).filter((word) => !isSmall(word));

/** Whether something is asked, with a mark or without one. */
export const isQuestion = (text: string): boolean =>
  text.includes("?") ||
  clausesOf(text).some((clause) => asksAtStart.test(wordsOf(clause).join(" ")));

const asksAtStart =
  /^(?:and |but |so |ok |und |aber |y |pero |et |mais |or |oder |o |ou )*(?:how|what|when|where|who|whos|whats|hows|wheres|which|why|can|could|do|does|did|is|are|will|would|was|wie|wann|wo|wer|welche\w*|wem|kann|konnen|gibt|ist|que|cual|cuant[oa]s?|cuando|como|donde|puedo|pueden|combien|comment|quand|ou|quel\w*|est|peut|puis)\b/;

/** "When people phone, nobody answers" tells: only the first word of a sentence asks. */
const clausesOf = (text: string): string[] => text.split(/[.!;:\n]\s+/u).slice(0, 6);

/** Whether somebody says that they need, want or look for something. */
export const wishes = (text: string): boolean =>
  /\b(?:need|want|would like|looking for|brauch\w*|suche|mochte\w*|(?:ich|er|sie|man|chef\w*|frau|mann) will|will (?:ich|er|sie|man|eine?n?|nur|mal|was|gern)|wollen|hatte\w*|quiero|necesit\w*|busc\w*|quisiera|voudr\w*|besoin|cherch\w*|souhait\w*)\b/i.test(
    wordsOf(text).join(" "),
  );

/** A wish for something, be it by its bare name. */
export const isWishFor = (text: string): boolean => wishes(text) || wordsOf(text).length <= 3;

/** "Kindly provide the street of your head office": something of ours is asked for, without a question. */
export const requests = (text: string): boolean => requested.test(text);
const requested =
  /(?<!\p{L})(?:provide|state|tell (?:me|us)|send (?:me|us)|give (?:me|us)|let (?:me|us) (?:know|have)|(?:need|require)(?: to know)?(?= your)|nennen|teilen|mitteilen|senden|schicken|bräuchte\p{L}*|benötig\p{L}*|indi(?:que|car)\p{L}*|díga\p{L}*|envíe\p{L}*|indiquez|envoyez|communiquez|donnez)(?!\p{L})[^.!?]{0,80}(?<!\p{L})(?:your|ihre?[nmrs]?|eure?[nmrs]?|su|sus|vuestr\p{L}*|votre|vos)(?!\p{L})/iu;
