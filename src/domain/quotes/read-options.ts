import type { Demand } from "#domain/catalogue/index.ts";
import type { WantedService } from "./choose-services.ts";

const either =
  /(?<!\p{L})(?:either|entweder|o bien|soit|whichever|alternativ\p{L}*|je nachdem|or instead|optional(?:ly)?|wahlweise|evtl\.?|eventuell|opcional(?:mente)?|éventuellement|en option|option(?:en|s)? (?:a|b|1|2|one|two)|opción (?:a|b|1|2))(?![\p{L}])/iu;
/** "A landing page or a website": one of them, with few words before the second. */
const orAt = /(?<!\p{L})(?:or|oder|o|ou)\s+(?:(?!and|und|y|et)[\p{L}'’]+[\s-]+){0,3}$/iu;
const nameOf = (rest: string) =>
  /^\s*(?:(?:an?|eine?|una?|une)\s+)?[\p{L}\p{N}-]+(?: (?:pages?|sites?|portals?|apps?|forms?|videos?|dashboards?)(?!\p{L}))?/iu.exec(
    rest,
  )?.[0] ?? "";
/** "A landing page. Or should I take a website?" */
const orRather = /[.?]\s*(?:or|oder|o|ou)(?!\p{L})[^.!?;\n]*$/iu;
const isOneSentence = /^[^.!?;\n]*(?:[.?]\s*(?:or|oder|o|ou)(?!\p{L})[^.!?;\n]*)?$/iu;
const longestBetween = 120;

/**
 * What a wish names as options of which one is meant: no sum of all of them is firm.
 * @param wanted the services that it names, in its order
 */
export function optionsIn(text: string, wanted: readonly WantedService[]): Demand[] {
  const named = wanted.filter(({ isGuess }) => !isGuess).toSorted((a, b) => a.at - b.at);
  for (const [index, { at }] of named.slice(1).entries()) {
    const from = named[index]?.at ?? 0;
    const between = text.slice(from, at);
    if (between.length > longestBetween) continue;
    if (isOneSentence.test(between) && (orAt.test(between) || orRather.test(between)))
      return [{ kind: "options", at: from, text: text.slice(from, at) + nameOf(text.slice(at)) }];
  }
  const said = named.length > 1 ? either.exec(text) : null;
  return said ? [{ kind: "options", at: said.index, text: said[0] }] : [];
}
