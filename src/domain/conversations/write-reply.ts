import { findServiceTitles } from "#domain/catalogue/index.ts";
import { ConsultantUnavailable, isEmptyReply, takeStreamPlace } from "#domain/consultant/index.ts";
import { findTitles } from "#domain/knowledge/index.ts";
import { AppError } from "#errors";
import { plainWords } from "#kit/plain-words.ts";
import { type Answer, type Ask, canned, nothing, type Outcome, wordsOf } from "./ask.ts";
import { assistedBy, type Assistant } from "./assistant.ts";
import type { ConversationDeps } from "./deps.ts";
import { leaveAddress } from "./leave-address.ts";
import { type Heard, listen } from "./listen.ts";
import type { Run } from "./live-run.ts";
import { noteUnanswered } from "./note-unanswered.ts";
import { isGivenUp, noted, type Prepared, prepareReply, spenderOf } from "./prepare-reply.ts";
import { answerByRule, withWaysOfBot } from "./reply-of-bot.ts";
import {
  asksForVideo,
  choosePersona,
  isSayable,
  offersFor,
  servicesIn,
  sourcesFor,
  turnsFor,
} from "./rules.ts";
import { findShownPage } from "./shown-page.ts";
import { studioOffer } from "./studio-offer.ts";
import { unlessAborted } from "./until-aborted.ts";
import { type Patience, watchSilence } from "./watch-silence.ts";

/**
 * Writes a reply, word by word, into its run (spec site.md §4 and §8, chat). Never throws: in an outage, or
 * whatever else goes wrong, it is what was said until then, or a canned reply.
 */
export async function writeReply(run: Run, ask: Ask, shared: ConversationDeps): Promise<Outcome> {
  const deps = assistedBy(ask.assistant, shared);
  let leave = () => {};
  const patience = watchSilence(run, deps.conversations.chats.times);
  try {
    leave = takeStreamPlace(spenderOf(ask));
    return await answer(run, ask, patience, deps);
  } catch (error) {
    if (error instanceof AppError && error.code === "ai_limit_reached")
      return limited(error.message, ask);
    if (run.text !== "") return said(run, brokenBy(run), ask);
    if (isGivenUp(run)) return nothing(wordsFor(run, ask));
    const words = wordsOf(ask);
    if (!(error instanceof ConsultantUnavailable)) return canned(words.outerFailure);
    return canned(isEmptyReply(error) ? words.emptyReply : words.canned);
  } finally {
    patience.end();
    leave();
  }
}

/** Who asks of Aria is told which limit; a bot's words name nobody else. */
function limited(message: string, ask: Ask): Outcome {
  const { limit } = wordsOf(ask);
  return limit === null ? nothing(message) : canned(limit);
}

async function answer(
  run: Run,
  ask: Ask,
  patience: Patience,
  deps: ConversationDeps,
): Promise<Outcome> {
  const { assistant } = ask;
  const { bot } = assistant;
  const replying = { conversationId: run.conversationId, ...ask };
  const byRule = await answerByRule(replying);
  if (byRule) return byRule;
  const turns = turnsFor(ask.question, ask.before);
  const question = ask.question.text;
  const persona = choosePersona(question, deps.conversations.chats);
  const isSpoken = ask.channel === "video";
  const instructions = assistant.instructions(persona, { isSpoken });
  const page = bot ? null : await findShownPage(ask.question.page, deps);
  const voice = bot?.voiceFor({ text: question, before: ask.before });
  const call = {
    ...assistant.limits,
    ...(voice && { bot: voice }),
    persona,
    instructions,
    turns,
    isSpoken,
    ...(page && { page }),
  };
  const preparing = prepareReply(run, { ...call, visitor: ask.visitor, assistant }, deps);
  const ready = await unlessAborted(preparing, run.signal);
  if (ready === null) {
    preparing.then(
      ({ reservation, finding }) => reservation?.settle(finding),
      () => {},
    );
    if (run.why === "late")
      throw noted(new ConsultantUnavailable("timeout", "Request timeout"), run, deps);
    return nothing(wordsFor(run, ask));
  }
  if (ready.isFlagged) {
    await ready.reservation?.settle(ready.finding);
    return { ...canned(wordsOf(ask).refused), state: "whole" };
  }
  const own =
    ready.own?.noted && !isSpoken && !bot ? await noteContact(ready.own, ask, deps) : ready.own;
  const { sources: given, told: about } = ready;
  const request = {
    ...call,
    sources: given,
    ...(about && { told: about }),
    ...(own && { ownAnswer: own }),
  };
  const listened = await listen(run, request, { ...ready, patience, assistant }, deps);
  const heard = setRight(run, listened, { own, isSpoken, assistant }, deps);
  if (heard.caught === "recital") return { ...canned(wordsOf(ask).refused), state: "whole" };
  if (!heard.isWhole)
    return run.text === "" ? nothing(wordsFor(run, ask)) : said(run, brokenBy(run), ask);
  if (run.text.trim() === "") return canned(wordsOf(ask).emptyReply);
  const sources =
    heard.isOwn && own
      ? await findTitles(own.cited, deps, assistant.collection)
      : sourcesFor(ready.sources, heard.cited);
  const asks = isSpoken ? [] : ready.next;
  const { isOwn, isAside } = heard;
  const sourceCount = sources.length;
  const { conversationId } = run;
  // A bot that found only something near has not answered.
  const isOpen = isOwn || (ask.assistant.bot !== undefined && heard.offersPerson);
  const told = { question, conversationId, own, isOwn: isOpen, isAside, sourceCount };
  await noteUnanswered(told, deps);
  if (bot)
    return withWaysOfBot({ ...said(run, "whole", ask), sources }, replying, {
      told,
      asks,
      addresses: ready.addresses,
    });
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
  { own, isSpoken, assistant }: { own: Prepared["own"]; isSpoken: boolean; assistant: Assistant },
  { conversations: { chats } }: ConversationDeps,
): Heard {
  if (heard.caught === null) return heard;
  if (own?.certainty === "sure" && (!isSpoken || isSayable(own.text))) {
    chats.replace(run, isSpoken ? plainWords(own.text) : own.text);
    const { cited, offersPerson } = own;
    return { isWhole: true, cited, offersPerson, isOwn: true, isAside: false, caught: null };
  }
  if (heard.caught === "figure" && heard.isWhole)
    chats.replace(run, `${run.text.trim()}\n\n${assistant.bindingWords[own?.language ?? "en"]}`);
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
const wordsFor = ({ why }: Run, ask: Ask) => {
  const { stopped, brokenOff } = wordsOf(ask);
  return why === "stopped" ? stopped : brokenOff;
};

const said = ({ text }: Run, state: "whole" | "cut" | "stopped", { channel }: Ask): Answer => ({
  text: channel === "video" ? plainWords(text) : text.trim(),
  state,
  sources: [],
  offers: [],
});
