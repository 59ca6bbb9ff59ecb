import {
  bindingWords,
  callLimits,
  chatWords,
  contactInstructions,
  contactPersonas,
  contactTimeoutMs,
  personaInstructions,
} from "#content/consultant.ts";
import { guardWords } from "#domain/answers/index.ts";
import { listServices } from "#domain/catalogue/index.ts";
import {
  ConsultantUnavailable,
  isEmptyReply,
  mayAnswer,
  noteOutage,
  reserveUsage,
  type AnswerRequest,
  type ConsultantDeps,
  type Spender,
  type SourceLink,
  type Usage,
} from "#domain/consultant/index.ts";
import { findPassages, tokensToFind, type KnowledgeDeps } from "#domain/knowledge/index.ts";
import { AppError, toAppError } from "#errors";
import { cleanText } from "#kit/text.ts";
import type { EnquiryAnswer } from "./contract.ts";
import { setAiAnswer } from "./queries-replies.ts";
import { selectEnquiry, type EnquiryRow } from "./queries.ts";
import type { SentEnquiry } from "./send-enquiry.ts";

export type AnswerDeps = ConsultantDeps & KnowledgeDeps & { publicUrl: string };
/** On whose account it is asked; `signal` tells that nobody waits any more. */
type Asker = { spender: Spender; signal: AbortSignal };

const passagesPerAnswer = 5;
/** A token is about four characters of English; three is on the safe side. */
const charactersPerToken = 3;
/** Nothing that 500 tokens hold is longer; a provider that doesn't keep to them is cut. */
const longestAnswer = 8000;

/** Spec site.md §8. */
const unexpected = "An unexpected error occurred.";

/**
 * Lets Aria answer a message of the contact form that has just been stored (spec site.md §2, §4 and §8), from
 * our own pages, and stores what she says. She sees the subject and the message, and nothing that names
 * anybody. Asked again about the same message, what she said before is the answer. Never throws: the message
 * is stored in any case, and why there is no answer is the answer.
 */
export async function answerEnquiry(
  sent: SentEnquiry,
  asker: Asker,
  deps: AnswerDeps,
): Promise<EnquiryAnswer> {
  if (sent.trapped) return { answer: null, problem: null };
  try {
    const enquiry = await selectEnquiry(deps.db, sent.id);
    if (enquiry?.kind !== "contact") return { answer: null, problem: null };
    const { aiAnswer, aiSources } = enquiry;
    if (aiAnswer !== null) return { answer: { text: aiAnswer, sources: aiSources }, problem: null };
    const answer = await ask(enquiry, asker, deps);
    await setAiAnswer(deps.db, enquiry.id, {
      aiAnswer: answer.text,
      aiModel: deps.consultant.ai.model ?? deps.consultant.ai.name,
      aiSources: answer.sources,
    });
    return { answer, problem: null };
  } catch (error) {
    return { answer: null, problem: await problemOf(error, deps) };
  }
}

/** What the visitor reads; the provider's own words only where they tell nothing of our account there. */
async function problemOf(error: unknown, deps: AnswerDeps): Promise<string> {
  if (error instanceof ConsultantUnavailable) {
    await noteOutage(error, deps);
    const isPublic = publicReasons.has(error.reason) || isEmptyReply(error);
    return isPublic ? error.message : unexpected;
  }
  const { code, message } = toAppError(error);
  if (code === "ai_limit_reached" || code === "ai_unavailable") return message;
  deps.log.error({ err: error }, "a message could not be answered");
  return unexpected;
}
const publicReasons: ReadonlySet<string> = new Set([
  "timeout",
  "network",
  "server",
  "rate_limited",
]);

async function ask(
  enquiry: EnquiryRow,
  { spender, signal: gone }: Asker,
  deps: AnswerDeps,
): Promise<{ text: string; sources: SourceLink[] }> {
  const signal = AbortSignal.any([gone, AbortSignal.timeout(contactTimeoutMs)]);
  const { message, subjectTitle, subjectId } = enquiry;
  if ((await mayAnswer(message, deps)).isFlagged)
    throw new AppError("ai_unavailable", { message: chatWords.refused });
  const find = (text: string) => findWithin(spender, text, deps);
  const found = await find(message);
  // A subject says less than a message; where that finds nothing it is better than nothing.
  const sources = found.length > 0 ? found : await find(`${subjectTitle ?? ""} ${message}`);
  const persona = contactPersonas[subjectId as keyof typeof contactPersonas];
  const request: AnswerRequest = {
    ...callLimits.reply,
    persona,
    instructions: `${personaInstructions[persona]} ${contactInstructions}`,
    turns: [{ sender: "user", text: message }],
    sources,
  };
  const { said, cited } = await listen(request, spender, signal, deps);
  if (signal.aborted) throw new ConsultantUnavailable("timeout", "Request timeout");
  const text = await presentable(said, request, deps);
  if (text === "") throw new AppError("ai_unavailable", { message: chatWords.emptyReply });
  const shown = cited === null ? sources : sources.filter(({ path }) => cited.includes(path));
  return { text, sources: shown.map(({ path, title }) => ({ path, title })) };
}

/** Passages for an answer; what finding them by meaning uses up is counted before. @throws AppError ai_limit_reached */
async function findWithin(spender: Spender, text: string, deps: AnswerDeps) {
  const inputTokens = tokensToFind(text, [], deps);
  if (inputTokens > 0) await reserveUsage(spender, { inputTokens, outputTokens: 0 }, deps);
  return findPassages(text, { limit: passagesPerAnswer }, deps);
}

/** The whole answer. What it may cost is put aside before, and corrected after, also where it breaks off. */
async function listen(
  request: AnswerRequest,
  spender: Spender,
  signal: AbortSignal,
  deps: AnswerDeps,
): Promise<{ said: string; cited: readonly string[] | null }> {
  const isPaid = deps.consultant.ai.name !== "built-in";
  const estimate = estimateOf(request);
  const reserved = isPaid ? await reserveUsage(spender, estimate, deps) : null;
  let said = "";
  let used: Usage | null = null;
  let cited: readonly string[] | null = null;
  try {
    for await (const part of deps.consultant.ai.answer(request, { signal })) {
      if (part.type === "text") said = (said + part.text).slice(0, longestAnswer);
      else ({ usage: used, cited } = part);
    }
    return { said, cited };
  } finally {
    const outputTokens = Math.ceil(said.length / charactersPerToken);
    await reserved?.settle(used ?? { ...estimate, outputTokens });
  }
}

/**
 * An answer after its guards: without figures that none of its sources names, and without foreign links.
 * @throws AppError ai_unavailable where it recites its instructions
 */
async function presentable(said: string, request: AnswerRequest, deps: AnswerDeps) {
  const whole = cleanText(said);
  if (whole.trim() === "" || deps.consultant.ai.name === "built-in") return whole.trim();
  const guard = guardWords(request, await listServices(deps), deps);
  guard.take(whole);
  guard.end();
  if (guard.isRecital) throw new AppError("ai_unavailable", { message: chatWords.refused });
  const text = guard.text.trim();
  return guard.hasWrongFigure ? `${text}\n\n${bindingWords.en}`.trim() : text;
}

function estimateOf({ instructions, turns, sources, maxTokens }: AnswerRequest): Usage {
  const texts = [instructions, ...turns.map((one) => one.text), ...sources.map((one) => one.text)];
  const characters = texts.reduce((sum, one) => sum + one.length, 0);
  return { inputTokens: Math.ceil(characters / charactersPerToken), outputTokens: maxTokens };
}
