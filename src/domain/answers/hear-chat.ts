import { asides, notAboutUsIds } from "#content/answers/coverage.ts";
import { servicesNamed } from "./offers.ts";
import { isQuestion, type Situation, wishes } from "./part.ts";
import { nearestTalk, type Ranked } from "./rank-entries.ts";
import { readLanguage } from "./read-language.ts";

/** What is said to chat that is like no chat that was written. */
const anyChat = "chat";
/** From here on a message is chat and nothing else. */
const isChatFrom = { near: 0.9, asked: 0.85, told: 0.6, like: 0.3 };
const nothingNear = 0.2;
/** What asks nothing hardly means what is only likely asked. */
const littleNear = 0.35;
/** Near enough to what a reply was written for. */
const isNearFrom = 0.3;
const sameWords = 0.6;
/** What is surely asked, or asked in the words of a way to ask it, is no chat. */
const elseFrom = 0.45;

/** The reply to a message that is chat by its likeness to what people chat of, and asks nothing of our work. */
export function chatIn(
  part: string,
  best: Ranked | undefined,
  { engine, services }: Situation,
): Pick<Ranked, "entry"> | null {
  const general = engine.collection.entries.find(({ id }) => id === anyChat);
  if (!general || engine.readKinds(part).chat < minChatFor(part, best)) return null;
  if (wishes(part)) return null;
  // "For a chat box on a website you express yourself rather well" is chat that asks for nothing.
  const isOfService = servicesNamed(part, services).length > 0;
  if (isOfService && (isQuestion(part) || engine.readKinds(part).chat < isChatFrom.near))
    return null;
  // "My dog ate a bar of chocolate, how bad is that?" sounds like chat, and asks for something.
  const isLikeChat = best?.entry.kind === "small-talk" && best.score >= likeChat;
  if (!isLikeChat && isAboutElse(part, engine)) return null;
  if (best && best.entry.kind !== "small-talk" && best.score >= elseFrom) return null;
  const near = nearestTalk(part, engine.index);
  // Letters without sense are like the shortest chat.
  if (readLanguage(part) === null && (near?.nearest ?? 0) < sameWords) return null;
  return near && near.nearest >= isNearFrom ? near : { entry: general };
}

const surelyElse = 0.9;
const talkFrom = 0.6;
/** From here on the likeliest entry tells that it is chat. */
const likeChat = 0.4;

/** Whether a message surely asks about something that isn't about us, where a collection has an answer to that. */
function isAboutElse(part: string, { collection, readCoverage }: Situation["engine"]): boolean {
  if (!collection.entries.some(({ id }) => id === notAboutUsIds.elsewhere)) return false;
  const read = readCoverage(part);
  return asides.reduce((sum, kind) => sum + read[kind], 0) >= surelyElse;
}

/** How likely chat must be: less where nothing that can be asked comes near, and least where nothing is asked. */
function minChatFor(part: string, best: Ranked | undefined): number {
  const isAsked = isQuestion(part);
  // "Pretty site, only having a look" is likely chat by its words already.
  const isTalk = best?.entry.kind === "small-talk" && best.score >= talkFrom;
  if (isTalk && !isAsked) return isChatFrom.like;
  const from = isAsked ? nothingNear : littleNear;
  const isNear = best && best.entry.kind !== "small-talk" && best.score >= from;
  if (isNear) return isChatFrom.near;
  return isAsked ? isChatFrom.asked : isChatFrom.told;
}
