import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Database } from "#db/open.ts";
import type { Consultant } from "#domain/consultant/ports.ts";
import { addSource } from "#domain/knowledge/index.ts";
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
  text: string;
  /** Every needed fact is in it; for what isn't in the manual: it said that it doesn't know. */
  isRight: boolean;
  /** Its first source is a document that states the fact. */
  isFromDocument: boolean;
  /** It said so where it wasn't sure. */
  isHedged: boolean;
};

const voice = { unknown: "I don't know that.", steadfast: "I keep to my sources.", near: "Near:" };
const holds = (text: string, fact: string) => text.toLowerCase().includes(fact.toLowerCase());

/**
 * Trains a bot on each manual, as a customer would, and asks it what people asked. Null where the manuals aren't there.
 * @param database migrated, and nobody else's
 */
export async function measureManuals(
  database: Pick<Database, "db" | "pool">,
  consultant: Consultant,
): Promise<ManualAnswer[] | null> {
  if (!existsSync(join(folder, "questions.json"))) return null;
  const all = z
    .array(Question)
    .parse(JSON.parse(readFileSync(join(folder, "questions.json"), "utf8")));
  const rig = trainingOn(database, { plan: "enterprise" });
  const answers: ManualAnswer[] = [];
  for (const corpus of new Set(all.map((one) => one.corpus))) {
    const collection = `bot/${corpus}` as const;
    await learn(rig, collection, corpus);
    for (const question of all.filter((one) => one.corpus === corpus))
      answers.push(await ask(rig, collection, question, consultant));
  }
  return answers;
}

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
  const sources = await rig.find(collection, question, 6);
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
  const from = sources.find(({ path }) => path === cited[0])?.title ?? "";
  const documents = [file, alsoFile, ...orFiles].filter((one) => one != null);
  const isHedged = text.startsWith(voice.unknown) || text.startsWith(voice.near);
  return {
    kind,
    question,
    text,
    isHedged,
    isRight: file === null ? isHedged : mustContain.every((fact) => holds(text, fact)),
    isFromDocument: documents.some((one) => from.includes(one)),
  };
}
