import type { Demand } from "#domain/catalogue/index.ts";
import { asCounted } from "./as-counted.ts";
import { built, isUnheardName, works } from "./built-things.ts";
import type { Frame } from "./frame-patterns.ts";
import { freeFrames } from "./free-frames.ts";
import type { Span } from "./told-parts.ts";

/** A verb in the third person, or what one says of the work: no name of a thing. */
const doing =
  /^(?:with|without|mit|ohne|con|sin|avec|sans|plus|including|as|als|como|comme) |(?<!\p{L})(?!this|its|always|besides|des|les|las|los|sus|ses|nos)\p{L}+[^su\P{L}]s \p{L}|(?:^|\s)(?:an?|eine?[nmr]?|una?|une) \p{L}|^(?:los|las|lo|la|les|le) \p{L}+ \p{L}|^(?!nos|mis|sus|ses|mes|los|las|les)\p{L}{3,} (?:des|les?|las?|los|el|du|die|den|der|das|the) |(?<!\p{L})(?:should|must|can|could|will|would|has to|needs? to|soll\p{L}*|muss|kann|debe\p{L}*|puede\p{L}*|doit|peut|it|you|we|er|es|ihr|wir|vous|nous|if|when|wenn|si|cuando|quand|not|nicht|no|pas)(?!\p{L})/iu;
/** "Spielt Musik". */
const germanDoing = /^\p{Ll}+t \p{Lu}\p{Ll}/u;
/** Whether something is done there, so that it isn't the name of a thing. */
export const isDoing = (part: string): boolean => doing.test(part) || germanDoing.test(part);
const longestItem = 4;
const theirs =
  /(?<!\p{L})(?:our|my|unser\p{L}*|mein\p{L}*|nuestr[oa]s?|mis?|notre|nos|mon|ma|mes) (?:[\p{L}-]+ )?$/iu;

function itemsIn(text: string, from: number): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const part of text.split(/(,|;| (?:and|or|und|oder|y|o|et|ou)(?= ))/iu)) {
    const isSeparator = /^(?:,|;| (?:and|or|und|oder|y|o|et|ou))$/iu.test(part);
    const item = part.trim();
    const count = item.split(/\s+/u).length;
    if (!isSeparator && item !== "") {
      const isThing =
        count <= longestItem &&
        !isDoing(item) &&
        !built.test(item) &&
        (count === 1 || !works.test(item)) &&
        !item.split(/\s+/u).some(isUnheardName);
      if (!isThing) return spans;
      spans.push({ from: from + at, to: from + at + part.length });
    }
    at += part.length;
  }
  return spans;
}

function spansOf(text: string, { said, isList }: Frame): Span[] {
  return [...text.matchAll(said)].flatMap((match) => {
    const group = match.indices?.[1];
    const [from, to] = group ?? [match.index, match.index + match[0].length];
    const words = text.slice(from, to);
    if (isList) return itemsIn(words, from);
    return [{ from, to }];
  });
}

const isOf = ({ of }: Frame, serviceIds: readonly string[]) =>
  !of || of.some((id) => serviceIds.includes(id));

/** Where a wish for these services may use any words. */
export const freeParts = (text: string, serviceIds: readonly string[]): Span[] =>
  freeFrames.filter((frame) => isOf(frame, serviceIds)).flatMap((frame) => spansOf(text, frame));

/** "A bot that has read our pages and leaflets": printed matter that it knows, and nothing to print. */
const isReadByBot = (text: string, one: Demand, serviceIds: readonly string[]): boolean =>
  one.kind === "not-sold" &&
  one.title === "Printed matter" &&
  serviceIds.length > 0 &&
  serviceIds.every((id) => id === "gpt4-chatbot") &&
  /(?<!\p{L})(?:our|\d+|read|reads|knows?|from|unser\p{L}*|aus|kennt|nuestr[oa]s|conoce|nos|connaît)(?: [\p{L}-]+){0,3} $/iu.test(
    text.slice(Math.max(0, one.at - 50), one.at),
  );

/** Without what is only the name of a process or a role. */
export function withoutNames(
  text: string,
  demands: readonly Demand[],
  serviceIds: readonly string[],
): Demand[] {
  const names = freeFrames
    .filter((frame) => frame.isName && isOf(frame, serviceIds))
    .flatMap((frame) => spansOf(text, frame));
  const saysFeature = (one: Demand) =>
    demands.some(
      ({ kind, at, text: words }) =>
        kind === "feature" && at <= one.at && at + words.length >= one.at + one.text.length,
    );
  // What is drawn isn't built: "our booking page".
  const isDrawn = (one: Demand) =>
    one.kind === "feature" &&
    serviceIds.every((id) => id === "ui-ux-design") &&
    serviceIds.length > 0 &&
    theirs.test(text.slice(Math.max(0, one.at - 40), one.at));
  return demands
    .map((one) => asCounted(text, one, demands, serviceIds))
    .filter(
      (one) =>
        !isDrawn(one) &&
        !isReadByBot(text, one, serviceIds) &&
        !(one.kind === "quantity" && !one.counted && saysFeature(one)) &&
        (!(
          one.kind === "feature" ||
          one.kind === "deadline" ||
          (one.kind === "quantity" && !one.counted)
        ) ||
          !names.some(({ from, to }) => one.at >= from && one.at < to)),
    );
}
