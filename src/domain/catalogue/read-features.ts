import type { Demand } from "./demand.ts";
import { knownFeatures } from "./known-features.ts";

/** "Questions about payment and booking" ask for neither. */
const isTopic =
  /\b(?:about|regarding|concerning|on the subject of|fragen (?:zu|über|nach)|sobre|au sujet de|questions? (?:on|sur))\b[^.!?\n]*$/iu;

/** What a text asks for beyond what can be counted. */
export const featuresIn = (text: string): Demand[] =>
  knownFeatures.flatMap(({ feature, said, isPlain }): Demand[] => {
    const match = said.exec(text);
    if (!match || isTopic.test(text.slice(Math.max(0, match.index - 60), match.index))) return [];
    return [
      { kind: "feature", feature, isPlain: isPlain === true, text: match[0], at: match.index },
    ];
  });
