import type { Actor } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { plainLetters } from "#kit/words.ts";
import { BotTestForm, type BotTestResult, type BotTestView } from "./contract.ts";
import type { ChatbotDeps } from "./deps.ts";
import { invalidInput } from "./invalid-input.ts";
import {
  deleteTest,
  insertTest,
  lockTestsOf,
  selectTests,
  setTestResult,
  type TestRow,
  updateTest,
} from "./queries-tests.ts";
import { requireBotProject } from "./rights.ts";
import { answerTrial, draftBot } from "./try-bot.ts";

/** More would take minutes to ask. */
const maxTests = 100;

const toView = (row: TestRow): BotTestView => ({
  id: row.id,
  question: row.question,
  words: row.words,
  sourceId: row.sourceId,
  isUnanswerable: row.isUnanswerable,
  last: row.last,
  before: row.before,
});

/** A bot's test set. @throws AppError signed_out, not_found */
export async function listBotTests(
  actor: Actor,
  projectId: string,
  { db }: Pick<ChatbotDeps, "db">,
): Promise<BotTestView[]> {
  await requireBotProject(db, actor, projectId);
  return (await selectTests(db, projectId)).map(toView);
}

/** Adds a question, or changes the one that is named. @returns its id @throws AppError also read_only, invalid_input */
export async function saveBotTest(
  actor: Actor,
  { projectId, testId, input }: { projectId: string; testId: string | null; input: unknown },
  { db, clock }: Pick<ChatbotDeps, "db" | "clock">,
): Promise<string> {
  const parsed = BotTestForm.safeParse(input);
  if (!parsed.success) throw invalidInput(parsed.error);
  return db.transaction(async (tx) => {
    await requireBotProject(tx, actor, projectId, "editor", { isLocked: true });
    if (testId !== null) {
      if (!(await updateTest(tx, { projectId, testId }, parsed.data)))
        throw new AppError("not_found");
      return testId;
    }
    await lockTestsOf(tx, projectId);
    if ((await selectTests(tx, projectId)).length >= maxTests)
      throw new AppError("invalid_input", {
        fields: { question: `A test set has ${maxTests} questions at most.` },
      });
    const id = newId("test");
    const nothing = { last: null, before: null };
    await insertTest(tx, { id, projectId, ...parsed.data, ...nothing, createdAt: clock() });
    return id;
  });
}

/** @throws AppError signed_out, not_found, read_only */
export async function deleteBotTest(
  actor: Actor,
  { projectId, testId }: { projectId: string; testId: string },
  { db }: Pick<ChatbotDeps, "db">,
): Promise<void> {
  await requireBotProject(db, actor, projectId, "editor");
  if (!(await deleteTest(db, { projectId, testId }))) throw new AppError("not_found");
}

/**
 * Asks the draft all questions of its test set, or one of them; what came before stays beside it.
 * @throws AppError signed_out, not_found, read_only, ai_limit_reached
 */
export async function runBotTests(
  actor: Actor,
  { projectId, testId }: { projectId: string; testId: string | null },
  deps: ChatbotDeps,
): Promise<BotTestView[]> {
  const { userId } = await requireBotProject(deps.db, actor, projectId, "editor");
  const bot = await draftBot(actor, projectId, deps);
  const all = await selectTests(deps.db, projectId);
  const asked = testId === null ? all : all.filter(({ id }) => id === testId);
  if (testId !== null && asked.length === 0) throw new AppError("not_found");
  for (const test of asked) {
    const turns = [{ sender: "user" as const, text: test.question }];
    const trial = await answerTrial(bot, turns, deps, userId);
    const isKnown = trial.outcome === "answered";
    const missing = missingOf(test, trial, isKnown);
    const result: BotTestResult = {
      hasPassed: missing.length === 0 && (test.isUnanswerable ? !isKnown : isKnown),
      text: trial.text.slice(0, 4000),
      missing,
      askedAt: deps.clock().toISOString(),
    };
    await setTestResult(deps.db, { projectId, testId: test.id }, result);
  }
  return (await selectTests(deps.db, projectId)).map(toView);
}

/** What a right answer holds and this one doesn't. */
function missingOf(
  test: TestRow,
  trial: { text: string; sourceIds: readonly string[] },
  isKnown: boolean,
): string[] {
  if (test.isUnanswerable) return [];
  const said = plainLetters(trial.text);
  const words = test.words.filter((word) => !said.includes(plainLetters(word)));
  const restsOnIt = test.sourceId === null || trial.sourceIds.includes(test.sourceId);
  return [...words, ...(isKnown && !restsOnIt ? ["the expected source"] : [])];
}
