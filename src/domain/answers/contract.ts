import { z } from "zod";
import type { Crisis } from "#content/answers/crisis-words.ts";
import type { Contact } from "#kit/read-contact.ts";
import { cleanText } from "#kit/text.ts";

/** The languages that are answered in. */
export const languages = ["en", "de", "es", "fr"] as const;
export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;

/** Something that people say, with what is said to it. */
export type Entry = {
  id: string;
  /** A need is answered with a service and a question back; small talk is whole messages. */
  kind: "answer" | "need" | "small-talk";
  asks: Readonly<Partial<Record<Language, readonly string[]>>>;
  /** Variants, of which one is said; with placeholders (content/answers/curated-answer.ts). */
  says: Readonly<Partial<Record<Language, readonly string[]>>>;
  page: string | null;
  /** A service's or a scope's id, where it is about one. */
  offers: string | null;
  /** The question back to a need. */
  asksBack: Readonly<Partial<Record<Language, string>>>;
  next: readonly string[];
};

/** How a need for a service is told in whatever words, and what is said to it. */
export type ServiceNeed = {
  /**
   * What tells of it: how much it counts, and the beginnings of words (as in content/answers/concepts.ts) of which one
   * is enough. Each line counts once.
   */
  signals: readonly (readonly [weight: number, ways: string])[];
  /** What asks for another scope than the starting one: the last part of its id, and the ways to say it. */
  scopes: Readonly<Record<string, string>>;
  /** What it does about the trouble, in one sentence. */
  why: Readonly<Record<Language, string>>;
  asksBack: Readonly<Record<Language, string>>;
};

/** What an assistant says by itself that names whose it is. */
export type OwnPhrases = {
  unknown: string;
  /** With `{nth}`. */
  nthUnknown: string;
  /** To who types an address or a number into the chat; `{what}` is what they typed. */
  noted: string;
  notedPhone: string;
  notedBoth: string;
};

/** Everything that one assistant answers from: Aria's, or a customer's bot's. */
export type Collection = {
  entries: readonly Entry[];
  /** In place of Aria's own words (content/answers/phrases.ts), by language. */
  phrases?: Readonly<Record<Language, OwnPhrases>>;
  /** By service id; none where nothing is sold. */
  needs: Readonly<Record<string, ServiceNeed>>;
  /** What is answered at once by an entry (by id) where its signals sum up to `from`. */
  emergencies: readonly { entry: string; from: number; signals: ServiceNeed["signals"] }[];
  /** Placeholders that every text may hold, e.g. `fact:support`. */
  facts: Readonly<Record<string, string>>;
  /** What people in need are told, before everything else. */
  crises: readonly Crisis[];
  /** A line for each language that isn't answered in, with the words and scripts that it is recognised by. */
  otherLanguages: readonly {
    words: readonly string[];
    scripts?: readonly string[];
    says: string;
  }[];
};

/** An answer of the engine's own. */
export type Reply = {
  text: string;
  language: Language;
  /** Addresses that it rests on. */
  cited: readonly string[];
  /** Questions to tap: what is asked next, or what was perhaps meant. */
  asks: readonly string[];
  offersPerson: boolean;
  /**
   * How sure it is: `unsure` asks back, `unknown` is for whoever has other sources (passages of pages, a model).
   */
  certainty: "sure" | "unsure" | "unknown";
  /** What it says that it has noted: whoever says it stores it before. */
  noted?: Contact;
};

/** What is stored of an answer, whether the provider wrote it or changed one of the files. */
export const EntryContent = z.object({
  kind: z.enum(["answer", "need", "small-talk"]),
  asks: z.partialRecord(Language, z.array(z.string().min(1).max(500)).max(1000)),
  says: z.partialRecord(Language, z.array(z.string().min(1).max(5000)).min(1).max(20)),
  page: z.string().regex(/^\//).nullable(),
  offers: z.string().nullable(),
  asksBack: z.partialRecord(Language, z.string().max(1000)),
  next: z.array(z.string()).max(10),
});
export type EntryContent = z.infer<typeof EntryContent>;

/** How much may be written into an answer. */
export const answerLimits = {
  asks: 300,
  askLength: 200,
  sayLength: 1500,
  askBackLength: 300,
  next: 4,
  /** A new answer needs so many ways to ask; one that answers a missed question needs only that question. */
  minAsks: 3,
} as const;

export const written = (max: number) =>
  z
    .string("This is not text.")
    .overwrite(cleanText)
    .trim()
    .max(max, `Please keep this under ${max.toLocaleString("en-US")} characters.`)
    .default("");
/** One thing a line; blank lines and repeated ones are dropped. */
const lines = (max: number, maxLength: number) =>
  z
    .string("This is not text.")
    .overwrite(cleanText)
    .default("")
    .transform((text) => [
      ...new Set(
        text
          .split("\n")
          .map((line) => line.trim().replace(/\s+/g, " "))
          .filter((line) => line !== ""),
      ),
    ])
    .refine((all) => all.length <= max, `Please enter at most ${max} lines.`)
    .refine(
      (all) => all.every((line) => line.length <= maxLength),
      `Please keep each line under ${maxLength} characters.`,
    );
export const eachLanguage = <S extends z.ZodType>(schema: S) =>
  z.object({ en: schema, de: schema, es: schema, fr: schema }).prefault({} as never);

/** An answer as its form sends it: one way to ask a line, texts by language. */
export const AnswerForm = z
  .object({
    kind: z.enum(["answer", "need", "small-talk"]).default("answer"),
    asks: eachLanguage(lines(answerLimits.asks, answerLimits.askLength)),
    says: eachLanguage(written(answerLimits.sayLength)),
    asksBack: eachLanguage(written(answerLimits.askBackLength)),
    page: written(200),
    offers: written(100),
    next: lines(answerLimits.next, 64),
    /** Of the answer that was opened; 0 where nothing is stored of it yet. */
    revision: z.coerce.number().int().min(0).default(0),
    /** The missed question that it answers. */
    missed: written(64),
  })
  .check(({ value, issues }) => {
    const complain = (path: string[], message: string) =>
      issues.push({ code: "custom", message, path, input: value });
    const isWritten = (language: Language) => value.says[language] !== "";
    for (const language of languages)
      if (value.asks[language].length > 0 && !isWritten(language))
        complain(["says", language], "Please write an answer in this language, too.");
    if (languages.every((language) => value.asks[language].length === 0))
      complain(["asks", "en"], "Please enter at least one question.");
    else if (!languages.some(isWritten)) complain(["says", "en"], "Please write an answer.");
  });
export type AnswerForm = z.infer<typeof AnswerForm>;

const searched = z
  .string()
  .overwrite((text) => cleanText(text.slice(0, 200)).replace(/\s+/g, " "))
  .trim()
  .catch("");

/** What the list of answers shows; `after` is the id of the last one before. */
export const AnswerListQuery = z.object({
  show: z.enum(["own", "changed", "off", ""]).catch(""),
  search: searched,
  after: z.string().max(64).catch(""),
});
export type AnswerListQuery = z.infer<typeof AnswerListQuery>;

/** A line of that list. */
export type AnswerListItem = {
  id: string;
  kind: Entry["kind"];
  /** Its first way to ask. */
  question: string;
  languages: Language[];
  askCount: number;
  page: string | null;
  /** Where its text comes from: the files, the files and changed here, or written here. */
  origin: "file" | "changed" | "own";
  isOff: boolean;
  /** What is stored can't be read: the file's text is used, or nothing where there is none. */
  isBroken: boolean;
  /** ISO time of the last change here, and the admin's id. */
  changedAt: string | null;
  changedBy: string | null;
};

/** One answer, to be edited. */
export type AnswerDetail = AnswerListItem & { content: EntryContent; revision: number };

/** Why a question is noted: nothing was found, Aria asked to clarify, or the visitor found her answer unhelpful. */
export type Certainty = "unknown" | "unsure" | "unhelpful";
export type MissedState = "open" | "answered" | "dismissed";

export const MissedListQuery = z.object({
  state: z.enum(["open", "answered", "dismissed"]).catch("open"),
  search: searched,
  after: z.string().max(200).catch(""),
});
export type MissedListQuery = z.infer<typeof MissedListQuery>;

/** An answer that is near to a question. */
export type NearAnswer = { id: string; question: string };

export type MissedItem = {
  id: string;
  question: string;
  language: Language;
  certainty: Certainty;
  times: number;
  state: MissedState;
  /** ISO times. */
  firstAskedAt: string;
  lastAskedAt: string;
  conversationId: string | null;
  /** The answer that took it. */
  answer: NearAnswer | null;
  /** The nearest answers, of an open question. */
  near: NearAnswer[];
};

/** What Aria would say to a question by her curated answers and the catalogue. */
export const TryForm = z.object({
  question: written(500).refine((text) => text !== "", "Please enter a question."),
});
export type Trial = {
  question: string;
  text: string;
  certainty: Reply["certainty"];
  language: Language;
  /** What she would offer to tap. */
  asks: string[];
  near: NearAnswer[];
};
