import type { SystemName } from "./capacities.ts";
import { namedSystems, ownSystems, unheardSystems, unnamedSystems } from "./known-systems.ts";
import { matchesOf } from "./matches-of.ts";

const noSystem =
  /^(?:I|We|The|Our|My|It|And|Or|A|An|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English|German|Spanish|French|PDFs?|CSV|FAQs?|URL|CV|CRM|AI|KI|IA|API|UI|UX|VSL|Website|Landing|Google|Home|About|Please|Thanks|January|February|March|April|May|June|July|August|September|October|November|December)$/;

/** "We sell on Etsy", "our Instagram followers": where they come from, and nothing to connect. */
const background =
  /\b(?:sell(?:ing|s)?|shops?|listed|found (?:you|us)|saw (?:you|it)|presence|profile|followers|come|coming|posted?|verkaufen|vendemos|vendons|(?:videos?|clips?|ads|reels|campaigns?) (?:for|on))\s+(?:\p{L}+\s+){0,3}?(?:(?:on|from|via|for|über|auf|bei|en|sur|für|para|pour)\s+)?(?:our |my |your )?$/iu;

/** "into our ERP" is to be connected; "for our payroll software" is what it is about. */
const joined =
  /(?:\b(?:with|into|from|to|and|in|mit|aus|und|con|desde|al|en|y|avec|vers|depuis|dans|et)|à)\s+(?:(?:our|the|your|an?|unser\w*|de[rmn]|die|das|eine?[mnr]?|nuestr[ao]|el|la|notre|le|son)\s+)?$/iu;

/** The software that a wish names; `system` is null where the catalogue doesn't name it. */
export function systemsIn(
  text: string,
): { system: SystemName | null; text: string; at: number; end: number }[] {
  const known = matchesOf<{ system: SystemName | null }>(text, [
    ...namedSystems.map(([pattern, system]) => [pattern, { system }] as const),
    [unnamedSystems, { system: null }] as const,
  ]).filter(
    ({ at, text: name }) =>
      // In French it is a table, too.
      name !== "tableau" && !background.test(text.slice(Math.max(0, at - 40), at)),
  );
  const own = matchesOf(text, [[ownSystems, { system: null }] as const]).filter(({ at }) =>
    joined.test(text.slice(Math.max(0, at - 40), at)),
  );
  const unheard = [...text.matchAll(unheardSystems)].flatMap((match) => {
    const name = match.slice(1).find((one) => one !== undefined);
    if (!name || noSystem.test(name.split(/[ -]/)[0] ?? "")) return [];
    const at = match.index + match[0].lastIndexOf(name);
    return [{ system: null, text: name, at, end: at + name.length }];
  });
  const isKnown = ({ at, end }: { at: number; end: number }) =>
    known.some((one) => at < one.end && one.at < end);
  return [...known, ...[...own, ...unheard].filter((one) => !isKnown(one))];
}
