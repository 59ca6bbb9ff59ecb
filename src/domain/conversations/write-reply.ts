import { callLimits, chatWords, instructionsFor } from "#content/consultant.ts";
import { findServiceTitles } from "#domain/catalogue/index.ts";
import {
  ConsultantUnavailable,
  isEmptyReply,
  type Consultant,
  takeStreamPlace,
  type Usage,
} from "#domain/consultant/index.ts";
import { findTitles } from "#domain/knowledge/index.ts";
import { AppError } from "#errors";
import { plainWords } from "#kit/plain-words.ts";
import { CleanStream } from "./clean-stream.ts";
import type { Channel, MessageView } from "./contract.ts";
import type { ConversationDeps, Visitor } from "./deps.ts";
import { leaveAddress } from "./leave-address.ts";
import type { Run } from "./live-run.ts";
import { noteUnanswered } from "./note-unanswered.ts";
import { both, isGivenUp, noted, type Prepared, prepareReply, spenderOf } from "./prepare-reply.ts";
import {
  asksForVideo,
  cannedReply,
  choosePersona,
  namesForeignAmount,
  offersFor,
  RecitalWatch,
  servicesIn,
  sourcesFor,
  turnsFor,
  type Said,
} from "./rules.ts";
import { findShownPage } from "./shown-page.ts";
import { unlessAborted, untilAborted } from "./until-aborted.ts";

/** What is asked, by whom and where, and what was said before. */
export type Ask = { question: Said; before: readonly Said[]; visitor: Visitor; channel: Channel };

/** What comes of it: an answer to store, or a problem to tell where there is nothing to store. */
export type Outcome = Answer | { text: null; problem: string };
type Answer = Pick<MessageView, "text" | "state" | "sources" | "offers">;

/** Far more than the tokens of an answer come to: whoever says more doesn't keep to the limit. */
const longestAnswer = 12_000;
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
    if (run.text !== "") return said(run, brokenBy(run), ask);
    if (isGivenUp(run)) return nothing(wordsFor(run));
    if (!(error instanceof ConsultantUnavailable)) return canned(chatWords.outerFailure);
    return canned(isEmptyReply(error) ? chatWords.emptyReply : cannedReply(ask.channel));
  } finally {
    leave();
  }
}

async function answer(run: Run, ask: Ask, deps: ConversationDeps): Promise<Outcome> {
  const turns = turnsFor(ask.question, ask.before);
  const question = ask.question.text;
  const persona = choosePersona(question, deps.conversations.chats);
  const isSpoken = ask.channel === "video";
  const instructions = instructionsFor(persona, { isSpoken });
  const page = await findShownPage(ask.question.page, deps);
  const call = {
    ...callLimits.reply,
    persona,
    instructions,
    turns,
    isSpoken,
    ...(page && { page }),
  };
  const preparing = prepareReply(run, { ...call, visitor: ask.visitor }, deps);
  const ready = await unlessAborted(preparing, run.signal);
  if (ready === null) {
    preparing.then(
      ({ reservation, finding }) => reservation?.settle(finding),
      () => {},
    );
    return nothing(wordsFor(run));
  }
  if (ready.isFlagged) {
    await ready.reservation?.settle(ready.finding);
    return { ...canned(chatWords.refused), state: "whole" };
  }
  const own = ready.own?.noted && !isSpoken ? await noteContact(ready.own, ask, deps) : ready.own;
  const request = { ...call, sources: ready.sources, ...(own && { ownAnswer: own }) };
  const heard = await listen(run, request, ready, deps);
  if (!heard.isWhole)
    return run.text === "" ? nothing(wordsFor(run)) : said(run, brokenBy(run), ask);
  if (run.text.trim() === "") return canned(chatWords.emptyReply);
  if (namesForeignAmount(run.text, [...ready.sources, ...(own ? [own] : [])]))
    deps.conversations.chats.say(run, `\n\n${chatWords.binding}`);
  const sources =
    heard.isOwn && own ? await findTitles(own.cited, deps) : sourcesFor(ready.sources, heard.cited);
  const asks = isSpoken ? [] : ready.next;
  const { isOwn, isAside } = heard;
  const sourceCount = sources.length;
  const { conversationId } = run;
  await noteUnanswered({ question, conversationId, own, isOwn, isAside, sourceCount }, deps);
  const services = await findServiceTitles(deps, servicesIn(sources).slice(0, 2));
  const hasVideo = !isSpoken && asksForVideo(question) && (await deps.conversations.hasVideo());
  const isNoted = heard.isOwn && own?.noted !== undefined;
  // In trouble she is told to offer a person, whoever answers for her.
  const offersPerson = heard.offersPerson || persona === "survival";
  return {
    ...said(run, "whole", ask),
    sources,
    offers: offersFor({
      question,
      sources,
      services,
      hasVideo,
      offersPerson,
      asks,
      isNoted,
      shownService: page?.serviceId ?? null,
    }),
  };
}

/**
 * Stores how to reach whoever told it, so that it is true that it is noted; once, as she has said it before if it was.
 * @returns null where it could not be stored
 */
async function noteContact(
  own: NonNullable<Prepared["own"]>,
  { visitor, before }: Ask,
  deps: ConversationDeps,
): Promise<Prepared["own"]> {
  const { email, phone, name } = own.noted ?? {};
  const ways = [email, phone].filter((way) => way != null);
  const isKnown = (way: string) =>
    before.some(({ sender, text }) => sender === "ai" && text.includes(way));
  if (ways.every(isKnown)) return own;
  try {
    await leaveAddress(visitor, { email: email ?? "", phone: phone ?? "", name: name ?? "" }, deps);
    return own;
  } catch (error) {
    deps.log.error({ err: error }, "how to reach a visitor could not be stored");
    return null;
  }
}

const brokenBy = ({ why }: Run) => (why === "stopped" ? "stopped" : "cut");
const wordsFor = ({ why }: Run) => (why === "stopped" ? chatWords.stopped : chatWords.brokenOff);

const said = ({ text }: Run, state: "whole" | "cut" | "stopped", { channel }: Ask): Answer => ({
  text: channel === "video" ? plainWords(text) : text.trim(),
  state,
  sources: [],
  offers: [],
});

type Heard = {
  isWhole: boolean;
  cited: readonly string[] | null;
  offersPerson: boolean;
  isOwn: boolean;
  isAside: boolean;
};

/** Passes words on as they come. @throws ConsultantUnavailable */
async function listen(
  run: Run,
  request: Parameters<Consultant["answer"]>[0],
  { reservation, estimate, finding }: Prepared,
  deps: ConversationDeps,
): Promise<Heard> {
  const { chats } = deps.conversations;
  const clean = new CleanStream();
  const watch = new RecitalWatch(request.instructions);
  let used: Usage | null = null;
  const late = setTimeout(() => run.break("late"), chats.times.longestReplyMs);
  let heard: Heard = {
    isWhole: false,
    cited: null,
    offersPerson: false,
    isOwn: false,
    isAside: false,
  };
  try {
    const parts = deps.consultant.ai.answer(request, { signal: run.signal });
    for await (const part of untilAborted(parts, run.signal)) {
      if (part.type === "end") {
        chats.say(run, clean.end());
        used = part.usage;
        const { cited, offersPerson = false, isOwn = false, isAside = false } = part;
        heard = { isWhole: !run.signal.aborted, cited, offersPerson, isOwn, isAside };
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
