import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Database } from "#db/open.ts";
import type { Consultant } from "#domain/consultant/ports.ts";
import { addSource, type Embedder } from "#domain/knowledge/index.ts";
import { trainingOn } from "../tests/factories/training.ts";

/** Where manuals of other people are laid beside the project; they are no part of it. */
const folder = process.env["MANUALS_DIR"] ?? join(import.meta.dirname, "../../shared/manuals");

const Question = z.object({
  corpus: z.string(),
  question: z.string(),
  file: z.string().nullable(),
  alsoFile: z.string().optional(),
  orFiles: z.array(z.string()).default([]),
  mustContain: z.array(z.string()),
  kind: z.enum(["direct", "paraphrase", "typo", "multi", "unanswerable"]),
});
type Question = z.infer<typeof Question>;

/** What a bot that was trained on a manual said to a question about it. */
export type ManualAnswer = {
  kind: Question["kind"];
  question: string;
  mustContain: readonly string[];
  text: string;
  /** Every needed fact is in it; for what isn't in the manual: it said that it doesn't know. */
  isRight: boolean;
  /** It cites a document that states the fact; for a right answer the manuals' README asks no more. */
  isCited: boolean;
  /** The first document it cites is such a one. */
  isFromDocument: boolean;
  /** It said so where it wasn't sure. */
  isHedged: boolean;
  /** Place of the first passage of a document that states the fact, from 1; null where none was found. */
  documentAt: number | null;
  /** The passages that were found hold every needed fact. */
  isFound: boolean;
};

const voice = { unknown: "I don’t know that.", steadfast: "I keep to my sources.", near: "Near:" };
const holds = (text: string, fact: string) => text.toLowerCase().includes(fact.toLowerCase());

/** Questions about the manuals: those that came with them, and those that bots are mended with. */
export const manualQuestions = {
  given: join(folder, "questions.json"),
  own: join(import.meta.dirname, "manuals/questions.json"),
  further: join(import.meta.dirname, "manuals/questions-2.json"),
} as const;

/**
 * Trains a bot on each manual, as a customer would, and asks it what people asked. Null where the manuals aren't there.
 * @param database migrated, and nobody else's
 * @param isTrained the bots know the manuals already
 */
export async function measureManuals(
  database: Pick<Database, "db" | "pool">,
  consultant: Consultant,
  {
    questions = "given",
    isTrained = false,
    embedder = null,
  }: {
    questions?: keyof typeof manualQuestions;
    isTrained?: boolean;
    embedder?: Embedder | null;
  } = {},
): Promise<ManualAnswer[] | null> {
  if (!existsSync(manualQuestions.given)) return null;
  const all = z.array(Question).parse(JSON.parse(readFileSync(manualQuestions[questions], "utf8")));
  const rig = trainingOn(database, { plan: "enterprise", ...(embedder && { embedder }) });
  const answers: ManualAnswer[] = [];
  for (const corpus of new Set(all.map((one) => one.corpus))) {
    const collection = `bot/${corpus}` as const;
    if (!isTrained) await learn(rig, collection, corpus);
    for (const question of all.filter((one) => one.corpus === corpus))
      answers.push(await ask(rig, collection, question, consultant));
  }
  return answers;
}

/** As a bot without a model looks at. */
const passagesAsked = 10;

type Rig = ReturnType<typeof trainingOn>;

async function learn(rig: Rig, collection: `bot/${string}`, corpus: string): Promise<void> {
  const files = readdirSync(join(folder, corpus)).filter(
    (name) => name.endsWith(".md") && name !== "README.md",
  );
  const own = { collection, ownerId: "usr_eval" };
  for (const name of files) {
    const text = readFileSync(join(folder, corpus, name), "utf8");
    const input = { kind: "text" as const, title: `${corpus}/${name}`, text };
    await rig.deps.db.transaction((tx) => addSource(tx, own, input, rig.deps));
  }
  await rig.work();
}

async function ask(
  rig: Rig,
  collection: `bot/${string}`,
  { question, kind, mustContain, file, alsoFile, orFiles }: Question,
  consultant: Consultant,
): Promise<ManualAnswer> {
  const sources = await rig.find(collection, question, passagesAsked);
  const request = {
    persona: "customer_service",
    instructions: "Answer from the passages only.",
    temperature: 0,
    maxTokens: 500,
    turns: [{ sender: "user", text: question }],
    sources,
    bot: voice,
  } as const;
  let text = "";
  let cited: readonly string[] = [];
  for await (const part of consultant.answer(request, { signal: AbortSignal.timeout(60_000) }))
    if (part.type === "text") text += part.text;
    else cited = part.cited ?? sources.slice(0, 1).map(({ path }) => path);
  const titles = cited.map((path) => sources.find((one) => one.path === path)?.title ?? "");
  const documents = [file, alsoFile, ...orFiles].filter((one) => one != null);
  const states = (title: string) => documents.some((one) => title.includes(one));
  const documentAt = sources.findIndex(({ title }) => states(title)) + 1 || null;
  const found = sources.map((one) => one.text).join("\n");
  const isHedged = text.startsWith(voice.unknown) || text.startsWith(voice.near);
  return {
    kind,
    question,
    mustContain,
    text,
    isHedged,
    isRight: file === null ? isHedged : mustContain.every((fact) => holds(text, fact)),
    isCited: titles.some(states),
    isFromDocument: states(titles[0] ?? ""),
    documentAt,
    isFound: mustContain.every((fact) => holds(found, fact)),
  };
}
