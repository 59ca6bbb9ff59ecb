import { z } from "zod";
import { callLimits, extractionInstructions, extractionTimeoutMs } from "#content/consultant.ts";
import { defineJob, enqueueJob } from "#db/jobs.ts";
import {
  ConsultantUnavailable,
  noteOutage,
  reserveUsage,
  type Turn,
} from "#domain/consultant/index.ts";
import {
  conversationEnded,
  holdConversation,
  selectWholeConversation,
  type WholeConversation,
} from "#domain/conversations/index.ts";
import { defineSubscriber } from "#domain/events/index.ts";
import { AppError } from "#errors";
import type { FallbackIntakeRecord, IntakeRecord } from "./contract.ts";
import type { RequestDeps } from "./deps.ts";
import { selectRequestOf } from "./queries.ts";
import { checkedRecord, fallbackRecord, isWorthReading, type Said } from "./rules.ts";
import { storeRequest } from "./store-request.ts";

/** Of a conversation's end; what was said long before that matters less than what an answer costs. */
const maxCharacters = 24_000;
/** A token is about four characters of English; three is on the safe side. */
const charactersPerToken = 3;

/**
 * Reads the intake record out of a conversation that has ended, and raises a service request from it (spec
 * site.md §4, §9): once for each conversation, and none for fewer than two messages. Where the extractor
 * fails, may spend no more, or answers what isn't a record, the fallback record is stored.
 */
export async function readIntake(conversationId: string, deps: RequestDeps): Promise<void> {
  if (await selectRequestOf(deps.db, conversationId)) return;
  const conversation = await selectWholeConversation(deps.db, conversationId);
  if (!conversation || !isWorthReading(conversation.said)) return;
  const record = await extract(conversation, deps);
  const { channel: source, userId } = conversation;
  await deps.db.transaction(async (tx) => {
    // Erased meanwhile: nothing of it may come back.
    if (!(await holdConversation(tx, conversationId))) return;
    await storeRequest(tx, { record, source, userId, conversationId, requestKey: null }, deps);
  });
}

async function extract(
  { said, visitorKey }: WholeConversation,
  deps: RequestDeps,
): Promise<IntakeRecord | FallbackIntakeRecord> {
  try {
    const record = await ask(turnsOf(said), visitorKey, deps);
    return checkedRecord(record, said) ?? fallbackRecord(said);
  } catch (error) {
    if (error instanceof ConsultantUnavailable) await noteOutage(error, deps);
    else if (!(error instanceof AppError && error.code === "ai_limit_reached")) throw error;
    return fallbackRecord(said);
  }
}

async function ask(turns: Turn[], visitor: string, deps: RequestDeps): Promise<unknown> {
  const call = { instructions: extractionInstructions, ...callLimits.extraction, turns };
  const characters = turns.reduce(
    (sum, { text }) => sum + text.length,
    extractionInstructions.length,
  );
  const estimate = {
    inputTokens: Math.ceil(characters / charactersPerToken),
    outputTokens: call.maxTokens,
  };
  const reserved = await reserveUsage({ visitor, address: null }, estimate, deps);
  const signal = AbortSignal.timeout(extractionTimeoutMs);
  const { record, usage } = await deps.requests.extractor.extract(call, { signal });
  await reserved.settle(usage);
  return record;
}

/** What was said last, as the extractor takes it. */
function turnsOf(said: readonly Said[]): Turn[] {
  const turns: Turn[] = [];
  let room = maxCharacters;
  for (const { speaker, text } of said.toReversed()) {
    if (room <= 0) break;
    turns.unshift({ sender: speaker === "Customer" ? "user" : "ai", text: text.slice(0, room) });
    room -= text.length;
  }
  return turns;
}

/** Does all of it in one step: nothing that a customer said stands among the job's own records. */
export const readIntakeJob = defineJob({
  name: "requests.read-intake",
  queue: "ai",
  input: z.object({ conversationId: z.string() }),
  async run({ conversationId }, deps: RequestDeps, { step }) {
    await step("read", () => readIntake(conversationId, deps));
  },
});

/** Asks for the above once a conversation has ended. */
export const askForIntake = defineSubscriber({
  name: "requests.read-intake",
  event: conversationEnded,
  handle: (tx, { payload: { conversationId } }, _deps: object) =>
    enqueueJob(tx, readIntakeJob, { conversationId }, { id: `intake/${conversationId}` }),
});
