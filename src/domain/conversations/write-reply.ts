import { callLimits, chatWords, instructionsFor } from "#content/consultant.ts";
import { findServiceTitles } from "#domain/catalogue/index.ts";
import {
  ConsultantUnavailable,
  countMessage,
  isEmptyReply,
  mayAnswer,
  noteOutage,
  reserveUsage,
  takeStreamPlace,
  type UsageReservation,
  type Turn,
  type Usage,
} from "#domain/consultant/index.ts";
import { findPassages, tokensToFind, type Embedder } from "#domain/knowledge/index.ts";
import { AppError } from "#errors";
import { plainWords } from "#kit/plain-words.ts";
import { CleanStream } from "./clean-stream.ts";
import type { Channel, MessageView } from "./contract.ts";
import type { ConversationDeps, Visitor } from "./deps.ts";
import type { Run } from "./live-run.ts";
import {
  asksForVideo,
  asSource,
  cannedReply,
  choosePersona,
  estimateUsage,
  namesForeignAmount,
  offersFor,
  RecitalWatch,
  servicesIn,
  sourcesFor,
  turnsFor,
  type Said,
} from "./rules.ts";
import { untilAborted } from "./until-aborted.ts";

/** What is asked, by whom and where, and what was said before. */
export type Ask = { question: Said; before: readonly Said[]; visitor: Visitor; channel: Channel };

/** What comes of it: an answer to store, or a problem to tell where there is nothing to store. */
export type Outcome = Answer | { text: null; problem: string };
type Answer = Pick<MessageView, "text" | "state" | "sources" | "offers">;

const passagesAtMost = 6;
/** Far more than the tokens of an answer come to: whoever says more doesn't keep to the limit. */
const longestAnswer = 12_000;
const nothingUsed: Usage = { inputTokens: 0, outputTokens: 0 };
const nothing = (problem: string): Outcome => ({ text: null, problem });
/** A reply of our own, with a way to a person. */
const canned = (text: string): Answer => ({
  text,
  state: "canned",
  sources: [],
  offers: [{ type: "follow-up" }],
});

/**
 * Writes a reply, word by word, into its run (spec site.md §4 and §8, chat). Never throws: in an outage, or
 * whatever else goes wrong, it is what was said until then, or a canned reply.
 */
export async function writeReply(run: Run, ask: Ask, deps: ConversationDeps): Promise<Outcome> {
  let leave = () => {};
  try {
    leave = takeStreamPlace(spenderOf(ask));
    return await answer(run, ask, deps);
  } catch (error) {
    if (error instanceof AppError && error.code === "ai_limit_reached")
      return nothing(error.message);
    if (run.text !== "") return said(run, "cut", ask);
    if (isGivenUp(run)) return nothing(chatWords.brokenOff);
    if (!(error instanceof ConsultantUnavailable)) return canned(chatWords.outerFailure);
    return canned(isEmptyReply(error) ? chatWords.emptyReply : cannedReply(ask.channel));
  } finally {
    leave();
  }
}

const spenderOf = ({ visitor }: Pick<Ask, "visitor">) => ({
  visitor: visitor.key,
  address: visitor.address,
});

async function answer(run: Run, ask: Ask, deps: ConversationDeps): Promise<Outcome> {
  const turns = turnsFor(ask.question, ask.before);
  const question = ask.question.text;
  const persona = choosePersona(question, deps.chats);
  const isSpoken = ask.channel === "video";
  const instructions = instructionsFor(persona, { isSpoken });
  const call = { ...callLimits.reply, persona, instructions, turns, isSpoken };
  const ready = await prepare(run, { ...call, visitor: ask.visitor }, deps);
  if (ready.isFlagged) {
    await ready.reservation?.settle(ready.finding);
    return { ...canned(chatWords.refused), state: "whole" };
  }
  const heard = await listen(run, { ...call, sources: ready.sources }, ready, deps);
  if (!heard.isWhole) return run.text === "" ? nothing(chatWords.brokenOff) : said(run, "cut", ask);
  if (run.text.trim() === "") return canned(chatWords.emptyReply);
  if (namesForeignAmount(run.text, ready.sources)) deps.chats.say(run, `\n\n${chatWords.binding}`);
  const sources = sourcesFor(ready.sources, heard.cited);
  const services = await findServiceTitles(deps, servicesIn(sources).slice(0, 2));
  const hasVideo = !isSpoken && asksForVideo(question) && (await deps.hasVideo());
  // In trouble she is told to offer a person, whoever answers for her.
  const offersPerson = heard.offersPerson || persona === "survival";
  return {
    ...said(run, "whole", ask),
    sources,
    offers: offersFor({ question, sources, services, hasVideo, offersPerson }),
  };
}

const said = ({ text }: Run, state: "whole" | "cut", { channel }: Ask): Answer => ({
  text: channel === "video" ? plainWords(text) : text.trim(),
  state,
  sources: [],
  offers: [],
});

type Prepared = {
  isFlagged: boolean;
  sources: ReturnType<typeof asSource>[];
  /** Null where nothing is paid for: the built-in one. */
  reservation: UsageReservation | null;
  /** What the whole reply uses at most, and what finding its passages has used of that. */
  estimate: Usage;
  finding: Usage;
};

/**
 * What is needed before the first word, as much as possible at once; the provider is asked only for what is
 * counted and put aside. @throws AppError ai_limit_reached
 */
async function prepare(
  run: Run,
  call: { instructions: string; turns: readonly Turn[]; maxTokens: number; visitor: Visitor },
  deps: ConversationDeps,
): Promise<Prepared> {
  const { turns, maxTokens } = call;
  const question = turns.at(-1)?.text ?? "";
  const history = turns.slice(0, -1);
  const finding = { inputTokens: tokensToFind(question, history, deps), outputTokens: 0 };
  const estimate = both(estimateUsage({ ...call, passages: passagesAtMost }, maxTokens), finding);
  const spender = spenderOf(call);
  const isPaid = deps.consultant.name !== "built-in";
  const counting = countMessage(spender, deps);
  const reserving = isPaid ? reserveUsage(spender, estimate, deps) : null;
  const mayAsk = Promise.all([counting, reserving]).then(
    () => true,
    () => false,
  );
  const embedder = deps.embedder ? askedIf(mayAsk, deps.embedder) : null;
  const [counted, reserved, found, checked] = await Promise.allSettled([
    counting,
    reserving,
    findPassages(question, { limit: passagesAtMost, history }, { ...deps, embedder }),
    mayAsk.then((may) => (may ? mayAnswer(question, deps) : { isFlagged: false })),
  ]);
  const reservation = reserved.status === "fulfilled" ? reserved.value : null;
  for (const one of [counted, reserved, found, checked])
    if (one.status === "rejected") {
      // The first that failed ends it.
      await reservation?.settle((await mayAsk) ? finding : nothingUsed);
      throw noted(one.reason, run, deps);
    }
  const passages = found.status === "fulfilled" ? found.value : [];
  const sources = passages.slice(0, passagesAtMost).map(asSource);
  const isFlagged = checked.status === "fulfilled" && checked.value.isFlagged;
  return { isFlagged, sources, reservation, estimate, finding };
}

const both = (a: Usage, b: Usage): Usage => ({
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
});

/** The same embedder, asked only where it may be. */
const askedIf = (mayAsk: Promise<boolean>, embedder: Embedder): Embedder => ({
  model: embedder.model,
  embed: async (texts, options) => ((await mayAsk) ? embedder.embed(texts, options) : []),
});

type Heard = { isWhole: boolean; cited: readonly string[] | null; offersPerson: boolean };

/** Passes words on as they come. @throws ConsultantUnavailable */
async function listen(
  run: Run,
  request: Parameters<ConversationDeps["consultant"]["answer"]>[0],
  { reservation, estimate, finding }: Prepared,
  deps: ConversationDeps,
): Promise<Heard> {
  const { chats, consultant } = deps;
  const clean = new CleanStream();
  const watch = new RecitalWatch(request.instructions);
  let used: Usage | null = null;
  const late = setTimeout(() => run.break("late"), chats.times.longestReplyMs);
  let heard: Heard = { isWhole: false, cited: null, offersPerson: false };
  try {
    const parts = consultant.answer(request, { signal: run.signal });
    for await (const part of untilAborted(parts, run.signal)) {
      if (part.type === "end") {
        chats.say(run, clean.end());
        used = part.usage;
        const { cited, offersPerson = false } = part;
        heard = { isWhole: !run.signal.aborted, cited, offersPerson };
        break;
      }
      const piece = clean.take(part.text);
      const recitedAt = watch.see(piece);
      chats.say(run, piece);
      if (recitedAt < 0 && run.text.length <= longestAnswer) continue;
      // What it recites is taken off again, wherever it is shown.
      if (recitedAt >= 0) run.text = run.text.slice(0, recitedAt);
      run.break("enough");
      break;
    }
    if (run.why === "late") throw new ConsultantUnavailable("timeout", "Request timeout");
    if (heard.isWhole) chats.noteTrouble(false);
    return heard;
  } catch (error) {
    throw noted(error, run, deps);
  } finally {
    clearTimeout(late);
    // What a call that broke off has cost nobody tells: what went in, and what came out.
    const outputTokens = Math.ceil(run.text.length / 3);
    await reservation
      ?.settle(used ? both(used, finding) : { ...estimate, outputTokens })
      .catch((error: unknown) => deps.log.error({ err: error }, "spending could not be settled"));
  }
}

/** Ended by us, and nobody's failure. */
const isGivenUp = ({ signal, why }: Run): boolean => signal.aborted && why !== "late";

/** Tells the operators of a failure, unless the call was ended by us. @returns the failure */
function noted(error: unknown, run: Run, deps: ConversationDeps): unknown {
  if (isGivenUp(run) || error instanceof AppError) return error;
  if (error instanceof ConsultantUnavailable) {
    deps.chats.noteTrouble(true);
    void noteOutage(error, deps);
  } else deps.log.error({ err: error }, "a reply failed");
  return error;
}
