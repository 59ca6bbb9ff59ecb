import { siteCollection } from "#content/answers/site-collection.ts";
import { typeOfService, typeSignals } from "#content/studio-start/types.ts";
import { createNeedReader, type NeedReader } from "#domain/answers/index.ts";
import { serviceTypes, type ServiceType } from "../configuration/types.ts";
import { allSaid, type Told } from "./told.ts";

const weights = { thing: 4, knownThing: 1, firstThing: 1.5, event: 2, hint: 1.5, maxHints: 3 };
/** From which sum a type is told, and from which one a need in other words. */
const told = { type: 1.5, need: 2.5 };

/** What is spoken of as being there already isn't asked for: "our form", "im Formular", "the app". */
const isKnown =
  /(?:\b(?:the|our|my|your|their|this|on|unser\w*|mein\w*|das|der|die|dem|im|el|la|nuestr[oa]|mi|le|notre|mon|ma|du|l'))\s*(?:\w+\s)?$/;

/** A sentence that begins with what happens goes on with what shall be done then. */
const beginsWithEvent =
  /^(?:when(?:ever)?|every time|each time|as soon as|wenn|sobald|immer wenn|jedes ?mal|cuando|cada vez|en cuanto|quand|lorsqu|chaque fois|des que)\b/;

const wanted =
  /\b(?:need|want|build|make|create|brauch\w*|mochte\w*|will|baue?n?|erstell\w*|necesit\w*|quier\w*|crear?|veux|voudrais|besoin|creer|faire)\b.{0,20}$/;

/** The type that a sentence asks for; null where it tells none. */
export function readType({ plain, sentence }: Told): ServiceType | null {
  const things = serviceTypes
    .flatMap((type) => allSaid(plain, typeSignals[type].things).map((one) => ({ type, ...one })))
    .toSorted((a, b) => a.at - b.at || b.words.length - a.words.length)
    .map((one) => ({ ...one, isKnown: isKnownThing(plain, one.at) }));
  const first = things.find((one) => !one.isKnown);
  const [best] = serviceTypes
    .map((type) => {
      const own = things.filter((one) => one.type === type);
      const hints = new Set(allSaid(plain, typeSignals[type].hints).map(({ words }) => words)).size;
      const thing = own.some((one) => !one.isKnown)
        ? weights.thing
        : own.length > 0
          ? weights.knownThing
          : 0;
      const lead = first?.type === type ? weights.firstThing : 0;
      const event = type === "automation" && beginsWithEvent.test(plain) ? weights.event : 0;
      return {
        type,
        score: thing + lead + event + weights.hint * Math.min(weights.maxHints, hints),
      };
    })
    .toSorted((a, b) => b.score - a.score);
  if (best && best.score >= told.type) return best.type;
  return typeOfNeed(sentence);
}

function isKnownThing(plain: string, at: number): boolean {
  const before = plain.slice(Math.max(0, at - 40), at);
  return isKnown.test(before) && !wanted.test(before.replace(isKnown, ""));
}

let readNeeds: NeedReader | null = null;
/** What somebody's trouble asks for, as Aria hears it. */
function typeOfNeed(sentence: string): ServiceType | null {
  readNeeds ??= createNeedReader(siteCollection.needs);
  const need = readNeeds(sentence).find(({ serviceId }) => Object.hasOwn(typeOfService, serviceId));
  return need && need.score >= told.need ? (typeOfService[need.serviceId] ?? null) : null;
}
