import type { Service } from "#domain/catalogue/index.ts";
import { plainLetters, wordsOf } from "#kit/words.ts";
import { servicesNamed } from "./offers.ts";
import { contentWords } from "./part.ts";

/** "What's a one-minute video?": nothing is asked of it but what it is. */
export function asksWhatItIs(part: string, own: Service, services: readonly Service[]): boolean {
  const last =
    plainLetters(part.toLowerCase())
      .split(/[.!;]\s+/u)
      .at(-1) ?? "";
  const [, asked = ""] = whatIs.exec(last) ?? [];
  if (!servicesNamed(asked, services).includes(own)) return false;
  const titled = new Set(wordsOf(plainLetters(own.title)));
  const others = contentWords(asked).filter((word) => !titled.has(word)).length;
  // "What's the cms on the full website?" asks for something of it.
  return others === 0 || (others === 1 && !ofIt.test(asked));
}
const whatIs =
  /^(?:hi,? |hello,? |hey,? |and |und |y |et )?(?:what(?:['’ ]?s| is| are| about)(?! not | left out| excluded)|(?:can you |could you |please )?(?:tell me|talk|know|info|information|details|explain)(?: (?:me|more|something|a bit))*(?: (?:about|on))?|was (?:ist|sind)|(?:erzahl\w*|info\w*|mehr)(?: \w+){0,2} (?:uber|zu[rm]?)|que es|(?:cuentame|informacion|info)(?: mas)? (?:de|del|sobre)|qu['’]est ce que?|(?:parlez[- ]moi|infos?|informations?) (?:de|du|sur))\s+(.{3,60}?)\s*[?.!]*$/u;
const ofIt =
  /(?<!\p{L})(?:on|in|of|for|with|behind|bei|im|in der|von|f[uü]r|en|de|del|para|sur|du|dans|pour)(?!\p{L})/iu;
