import type { Passage, Turn } from "#domain/consultant/ports.ts";
import { isWish } from "#domain/knowledge/ports.ts";
import { isHedged, isYesNo, tellsAspect } from "./aspects.ts";
import { chooseUnits, weighUnits, type Asked, type Weighed } from "./choose-units.ts";
import { isEntry, type Unit } from "./units.ts";
import { rootsIn } from "./words.ts";

/** `offersPerson`: the text says that a person can reply, and then there must be a way to one. */
export type Composed = {
  text: string;
  cited: string[];
  offersPerson?: boolean;
  /** It may be beside the point. */
  isNear?: boolean;
  /** How much of the question its best sentence holds, 0 to 1. */
  held?: number;
  /** Said by our own answer engine. */
  isOwn?: boolean;
  /** Small talk, or an order that isn't obeyed. */
  isAside?: boolean;
};

/** Held by less than this of the question's words, an answer is only near to it. */
const minHeld = 0.12;
/** So much must be held, and nothing denied, for a plain yes. */
const surelyHeld = 0.85;
const maxServices = 4;

const nearWords = "I’m not sure that this is what you ask. The nearest on our pages:";
export const personOffer =
  "If you’d rather hear from a person, leave your address and someone will reply.";
export const unknownWords =
  "I don’t know: our pages don’t say anything about this. A person can answer you: leave your address here, or write to us on the [contact page](/contact).";

/** The same aloud: nobody can follow a link that is said. */
export const unknownAloud =
  "I don’t know: our pages don’t say anything about this. A person can answer you: type your email address here, and they reply.";
const offerAloud = "If you want it from a person, type your email address here.";
/** Longer sentences and lists can't be followed by ear. */
const longestAloud = 240;
const maxAloud = 2;
const isSayable = ({ unit: { text } }: Weighed) => text.length <= longestAloud;

const pageOf = (path: string) => path.replace(/#.*$/, "");
const isService = ({ path }: Passage) => /^\/services\/[\w-]+/.test(path);
/** Of its page, without the part's heading. */
const pageTitle = ({ title }: Passage) => /\(([^()]+)\)$/.exec(title)?.[1] ?? title;
const ended = (text: string) =>
  /[.!?…][”"')]*$/.test(text) || text.includes("\n- ") ? text : `${text.replace(/[;:,]$/, "")}.`;

/** Sentences as paragraphs: those of one kind run on, a list stands by itself. */
function written(units: readonly Unit[]): string {
  const blocks: { text: string; isList: boolean }[] = [];
  const entries = units.filter(({ text }) => isEntry(text)).length;
  for (const unit of units) {
    const isItem = entries > 1 && isEntry(unit.text);
    const isList = isItem || unit.text.includes("\n- ");
    const text = isItem ? `- ${ended(unit.text)}` : ended(unit.text);
    const last = blocks.at(-1);
    if (last && last.isList === isList && (isItem || !isList))
      last.text += isItem ? `\n${text}` : ` ${text}`;
    else blocks.push({ text, isList });
  }
  return blocks.map(({ text }) => text).join("\n\n");
}

/** A list stands below what leads to it. */
const led = (lead: string, text: string) => `${lead}${text.startsWith("- ") ? "\n\n" : " "}${text}`;

/** An answer made of the sources' own sentences; what a visitor wrote never comes back out of it. */
export function composeFrom(
  turns: readonly Turn[],
  sources: readonly Passage[],
  { isShort, isSpoken }: { isShort: boolean; isSpoken: boolean },
): Composed {
  const { asked, weighed: all } = weighUnits(turns, isShort ? sources.slice(0, 1) : sources);
  const sayable = isSpoken ? all.filter(isSayable) : all;
  const weighed = sayable.length > 0 ? sayable : all;
  const [best] = weighed;
  if (!best) return { text: isSpoken ? unknownAloud : unknownWords, cited: [] };
  const most = isSpoken ? maxAloud : maxServices;
  const several = severalServices(asked, weighed, { sources, most });
  if (several) return several;
  const lead = sources[best.unit.source];
  if (lead && isService(lead) && isWish(asked.question) && asked.aspects.length === 0)
    return fittingService(weighed, sources, { isSpoken });

  const units = chooseUnits(weighed, {
    most: isShort || isSpoken ? 2 : 5,
    aspects: asked.aspects,
  });
  const chosen = isSpoken ? units.slice(0, maxAloud + 1) : units;
  const isTold = asked.aspects.some((aspect) => tellsAspect(best.unit.text, aspect));
  const isNear = best.held < minHeld && !isTold;
  const isYes =
    isYesNo(asked.question) &&
    best.unit.source === 0 &&
    best.held >= surelyHeld &&
    !isHedged(best.unit.text) &&
    !isHedged(asked.question);
  const offersPerson = isNear || isShort;
  return {
    offersPerson,
    isNear,
    held: best.held,
    text: [
      isNear ? `${nearWords}\n\n` : "",
      isYes ? led("Yes.", written(chosen)) : written(chosen),
      offersPerson ? `\n\n${isSpoken ? offerAloud : personOffer}` : "",
    ].join(""),
    cited: [...new Set(placesOf(chosen, sources))],
  };
}

const placesOf = (units: readonly Unit[], sources: readonly Passage[]): string[] =>
  units.flatMap(({ source }) => sources[source]?.path ?? []);

/** Somebody says what they want: the service that does it, what it costs and takes, and what else could. */
function fittingService(
  weighed: readonly Weighed[],
  sources: readonly Passage[],
  { isSpoken }: { isSpoken: boolean },
): Composed {
  const first = sources[weighed[0]?.unit.source ?? 0];
  if (!first) return { text: unknownWords, cited: [] };
  const page = pageOf(first.path);
  const own = weighed.filter(({ unit }) => pageOf(sources[unit.source]?.path ?? "") === page);
  const description = own.find(
    ({ unit }) => unit.at === 0 && sources[unit.source]?.path === page,
  )?.unit;
  const telling = (aspect: "price" | "time") =>
    own.find(({ unit }) => tellsAspect(unit.text, aspect) && unit.text.length < 160)?.unit;
  const chosen = [
    ...new Set([
      ...(description ? [description] : []),
      ...chooseUnits(own, { most: 2, aspects: [] }).slice(0, 2),
      ...[telling("price"), telling("time")].filter((unit) => unit !== undefined),
    ]),
  ].slice(0, isSpoken ? maxAloud : 4);
  const others = sources.filter(
    (source, index) =>
      isService(source) &&
      pageOf(source.path) !== page &&
      sources.findIndex((one) => pageOf(one.path) === pageOf(source.path)) === index,
  );
  const lead = led(`[${pageTitle(first)}](${page}) fits best.`, written(chosen));
  if (isSpoken)
    return { text: lead, cited: [...new Set([first.path, ...placesOf(chosen, sources)])] };
  const also = others.slice(0, 1).map((one) => `[${pageTitle(one)}](${pageOf(one.path)})`);
  return {
    text: [
      lead,
      ...(also.length > 0 ? [`Also worth a look: ${also.join(", ")}.`] : []),
      "For a firm total over exactly what you need, [ask for a quote](/quote).",
    ].join("\n\n"),
    cited: [
      ...new Set([...placesOf(chosen, sources), ...others.slice(0, 1).map(({ path }) => path)]),
    ],
  };
}

/** Asked about several services at once: a line for each. Null where it is about one, or none. */
function severalServices(
  { question }: Asked,
  weighed: readonly Weighed[],
  { sources, most }: { sources: readonly Passage[]; most: number },
): Composed | null {
  if (!/\b(?:and|or|vs\.?|versus|compare\w*|difference|between|both)\b|,/i.test(question))
    return null;
  const said = new Set(rootsIn(question));
  const pages = [...new Set(sources.filter(isService).map(({ path }) => pageOf(path)))];
  const meant = pages.flatMap((page) => {
    const source = sources.find(({ path }) => pageOf(path) === page);
    const isNamed = source && rootsIn(pageTitle(source)).some((root) => said.has(root));
    const best = weighed.find(({ unit }) => pageOf(sources[unit.source]?.path ?? "") === page);
    return isNamed && best ? [{ page, source, unit: best.unit }] : [];
  });
  const lines = meant.slice(0, most);
  if (lines.length < 2) return null;
  return {
    text: lines
      .map(({ page, source, unit }) => `- [${pageTitle(source)}](${page}): ${ended(unit.text)}`)
      .join("\n"),
    cited: placesOf(
      lines.map(({ unit }) => unit),
      sources,
    ),
  };
}
