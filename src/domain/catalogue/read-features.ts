import type { Demand } from "./demand.ts";
import { knownFeatures } from "./known-features.ts";

/** "Questions about payment and booking" ask for neither. */
const isTopic =
  /\b(?:about(?! (?:it|them|this|that)(?!\p{L}))|regarding|concerning|on the subject of|fragen (?:zu|über|nach)|sobre|au sujet de|questions? (?:on|sur))\b[^.!?\n]*$/iu;

/** "Two screens of our booking tool": what the work is about. */
const isTheirTool = (text: string, at: number, end: number): boolean =>
  /\b(?:of|for) (?:our|my|the|an?) (?:\p{L}+ )?$/iu.test(text.slice(Math.max(0, at - 30), at)) &&
  /^ (?:tool|app|software|platform|product|system|dashboard|agency|office|company|firm|bureau|studio|desk|service|school|business|shop)(?!\p{L})/iu.test(
    text.slice(end, end + 14),
  );

/** What a text asks for beyond what can be counted. */
export const featuresIn = (text: string): Demand[] =>
  knownFeatures.flatMap(({ feature, said, isPlain }): Demand[] => {
    const match = said.exec(text);
    if (!match || isTopic.test(text.slice(Math.max(0, match.index - 60), match.index))) return [];
    if (isTheirTool(text, match.index, match.index + match[0].length)) return [];
    return [
      { kind: "feature", feature, isPlain: isPlain === true, text: match[0], at: match.index },
    ];
  });
