import { bindingWords, callLimits, chatWords, instructionsFor } from "#content/consultant.ts";
import { findServiceTitles } from "#domain/catalogue/index.ts";
import { ConsultantUnavailable, isEmptyReply, takeStreamPlace } from "#domain/consultant/index.ts";
import { findTitles } from "#domain/knowledge/index.ts";
import { AppError } from "#errors";
import { plainWords } from "#kit/plain-words.ts";
import type { Channel, MessageView } from "./contract.ts";
import type { ConversationDeps, Visitor } from "./deps.ts";
import { leaveAddress } from "./leave-address.ts";
import { type Heard, listen } from "./listen.ts";
import type { Run } from "./live-run.ts";
import { noteUnanswered } from "./note-unanswered.ts";
import { isGivenUp, noted, type Prepared, prepareReply, spenderOf } from "./prepare-reply.ts";
import {
  asksForVideo,
  cannedReply,
  choosePersona,
  isSayable,
  offersFor,
  servicesIn,
  sourcesFor,
  turnsFor,
  type Said,
} from "./rules.ts";
import { findShownPage } from "./shown-page.ts";
import { studioOffer } from "./studio-offer.ts";
import { unlessAborted } from "./until-aborted.ts";
import { type Patience, watchSilence } from "./watch-silence.ts";

/** What is asked, by whom and where, and what was said before. */
export type Ask = { question: Said; before: readonly Said[]; visitor: Visitor; channel: Channel };

/** What comes of it: an answer to store, or a problem to tell where there is nothing to store. */
export type Outcome = Answer | { text: null; problem: string };
type Answer = Pick<MessageView, "text" | "state" | "sources" | "offers">;

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
  const patience = watchSilence(run, deps.conversations.chats.times);
  try {
    leave = takeStreamPlace(spenderOf(ask));
    return await answer(run, ask, patience, deps);
  } catch (error) {
    if (error instanceof AppError && error.code === "ai_limit_reached")
      return nothing(error.message);
    if (run.text !== "") return said(run, brokenBy(run), ask);
    if (isGivenUp(run)) return nothing(wordsFor(run));
    if (!(error instanceof ConsultantUnavailable)) return canned(chatWords.outerFailure);
    return canned(isEmptyReply(error) ? chatWords.emptyReply : cannedReply(ask.channel));
  } finally {
    patience.end();
    leave();
  }
}

async function answer(
  run: Run,
  ask: Ask,
  patience: Patience,
  deps: ConversationDeps,
): Promise<Outcome> {
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
    if (run.why === "late")
      throw noted(new ConsultantUnavailable("timeout", "Request timeout"), run, deps);
    return nothing(wordsFor(run));
  }
  if (ready.isFlagged) {
    await ready.reservation?.settle(ready.finding);
    return { ...canned(chatWords.refused), state: "whole" };
  }
  const own = ready.own?.noted && !isSpoken ? await noteContact(ready.own, ask, deps) : ready.own;
  const { sources: given, told } = ready;
  const request = {
    ...call,
    sources: given,
    ...(told && { told }),
    ...(own && { ownAnswer: own }),
  };
  const listened = await listen(run, request, { ...ready, patience }, deps);
  const heard = setRight(run, listened, { own, isSpoken }, deps);
  if (heard.caught === "recital") return { ...canned(chatWords.refused), state: "whole" };
  if (!heard.isWhole)
    return run.text === "" ? nothing(wordsFor(run)) : said(run, brokenBy(run), ask);
  if (run.text.trim() === "") return canned(chatWords.emptyReply);
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
  const mayDesign = !isSpoken && (persona === "sales" || persona === "customer_service");
  const studio = mayDesign ? studioOffer({ turns, services: namedBy(ready) }) : null;
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
      studio,
    }),
  };
}

/** What our own engine names is talked about; passages that were found may only share words with the question. */
const namedBy = ({ own, services }: Prepared) =>
  own && own.certainty !== "unknown"
    ? servicesIn(own.cited.map((path) => ({ path })))
        .slice(0, 2)
        .flatMap((id) => services.find((service) => service.id === id) ?? [])
    : [];

/**
 * Puts something true in the place of what the guards have caught: what our own engine says where it is sure; else
 * what is left of the answer, and that our pages and a quote alone are binding.
 */
function setRight(
  run: Run,
  heard: Heard,
  { own, isSpoken }: { own: Prepared["own"]; isSpoken: boolean },
  { conversations: { chats } }: ConversationDeps,
): Heard {
  if (heard.caught === null) return heard;
  if (own?.certainty === "sure" && (!isSpoken || isSayable(own.text))) {
    chats.replace(run, isSpoken ? plainWords(own.text) : own.text);
    const { cited, offersPerson } = own;
    return { isWhole: true, cited, offersPerson, isOwn: true, isAside: false, caught: null };
  }
  if (heard.caught === "figure" && heard.isWhole)
    chats.replace(run, `${run.text.trim()}\n\n${bindingWords[own?.language ?? "en"]}`);
  return { ...heard, offersPerson: true };
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
