import { z } from "zod";
import { cleanText } from "#kit/text.ts";

/** Whose knowledge: our own pages', or that of one project's bot. */
export type CollectionId = "site" | `bot/${string}`;
export const collectionOfBot = (projectId: string): CollectionId => `bot/${projectId}`;

/** A piece of text to answer from, as it is handed in. */
export type NewPassage = {
  /** Its address, with the part's fragment. */
  path: string;
  kind: string;
  /** Of its page. */
  title: string;
  /** Its own heading; absent for the page as a whole. */
  part?: string | undefined;
  text: string;
  /** Other words that people use for it. */
  also?: string | undefined;
};

/** How much one source may be. */
export const sourceLimits = {
  textLength: 200_000,
  questions: 20,
  questionLength: 300,
  answerLength: 4000,
  fileBytes: 25 * 1024 * 1024,
  sitePages: 500,
  siteDepth: 5,
  /** Of one bot. */
  sources: 500,
  /** Words of one source, whatever it is. */
  words: 500_000,
} as const;

const line = (max: number, missing: string) =>
  z
    .string("This is not text.")
    .max(max, `Please keep this under ${max.toLocaleString("en-US")} characters.`)
    .overwrite(cleanText)
    .trim()
    .min(1, missing);
const address = line(2000, "Please enter an address.").refine(
  (typed) => /^https?:$/.test(URL.parse(typed)?.protocol ?? ""),
  "Please enter an address that begins with https://.",
);

/** What a bot learns from. */
export const SourceInput = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("text"),
    title: line(200, "Please give it a title."),
    text: line(sourceLimits.textLength, "Please write something."),
  }),
  /** A question as its owner wants it answered: a curated answer, with its own ways of asking. */
  z.object({
    kind: z.literal("question"),
    asks: z
      .array(line(sourceLimits.questionLength, "Please write a question."))
      .min(1, "Please write a question.")
      .max(sourceLimits.questions),
    answer: line(sourceLimits.answerLength, "Please write an answer."),
    /** Where a visitor can read more; empty: nowhere. */
    link: z.union([z.literal(""), address]).default(""),
  }),
  z.object({ kind: z.literal("file"), fileId: z.string().max(64) }),
  z.object({
    kind: z.literal("page"),
    url: address,
    readAgain: z.enum(["never", "daily", "weekly", "monthly"]),
  }),
  /** By its sitemap where it has one, else by its links. */
  z.object({
    kind: z.literal("site"),
    url: address,
    maxPages: z.int().min(1).max(sourceLimits.sitePages),
    maxDepth: z.int().min(0).max(sourceLimits.siteDepth),
    readAgain: z.enum(["never", "daily", "weekly", "monthly"]),
  }),
]);
export type SourceInput = z.infer<typeof SourceInput>;

/**
 * `waiting` for its turn, `reading`, `ready`, `failed` (nothing was learned; what was learned before stays).
 * A source that is switched off keeps its state; its passages aren't used.
 */
export type SourceState = "waiting" | "reading" | "ready" | "failed";

/** Why something couldn't be read; the words for people stand in content/source-problems.ts. */
export const sourceProblems = [
  "empty",
  "encrypted",
  "damaged",
  "no_text",
  "too_large",
  "too_long",
  "unsupported",
  "slow",
  "unreachable",
  "not_found",
  "refused",
  "robots",
  "own_network",
  "not_a_page",
  "file_gone",
  "plan_full",
] as const;
export type SourceProblem = (typeof sourceProblems)[number];

export type SourceView = {
  id: string;
  kind: SourceInput["kind"] | "training-data";
  /** Its file's name, its page's title, its first question, … */
  title: string;
  input: SourceInput | { kind: "training-data" };
  state: SourceState;
  problem: SourceProblem | null;
  /** In words, where there is a problem; also where some of a site's pages couldn't be read. */
  note: string | null;
  words: number;
  /** Texts that were read: 1, or a site's pages. */
  documents: number;
  isOn: boolean;
  /** While it is read: how much of what there is to read. */
  progress: { done: number; total: number } | null;
  /** ISO times. */
  addedAt: string;
  readAt: string | null;
  nextReadAt: string | null;
};

/** What was read, to be looked at. */
export type SourceTextView = {
  id: string;
  title: string;
  documents: {
    title: string;
    address: string | null;
    problem: SourceProblem | null;
    text: string;
  }[];
  next: string | null;
};

/** How the training of a bot stands. */
export type TrainingView = {
  /** Something is waiting or being read. */
  isRunning: boolean;
  sources: SourceView[];
  words: number;
  /** Of the plan of the project's owner. */
  bytes: { used: number; max: number };
  /** When training last ended; null: never. */
  trainedAt: string | null;
  /** With which files are uploaded (domain/files), and which; null for those who may only look. */
  upload: { ticket: string; accept: string } | null;
};
