import type { Service } from "#domain/catalogue/index.ts";
import { wordsOf } from "#kit/words.ts";
import { answerCapacity } from "./answer-capacity.ts";
import { tellFacts } from "./catalogue-facts.ts";
import { factsAsked } from "./facts-asked.ts";
import { servicesNamed } from "./offers.ts";
import { contentWords, type Part, type Situation, sure } from "./part.ts";
import { scopeOfWords, scopesBySize } from "./pick-scope.ts";
import { plain } from "./pick-service.ts";
import { scopeSaid } from "./scope-said.ts";

const maxWords = 18;
/** "No wait, ", "sorry, ": what is meant instead follows. */
const lead =
  /^\W*(?:(?:oh|ah|ok|okay|hm+|well|also|na|bueno|ben|bon|no|nope|nah|sorry|oops|wait|nein|nee|nö|ne|moment|stopp?|perdón|perdon|non|pardon|désolée?|attendez|euh|actually|eigentlich|doch|lieber|rather|en fait|en realidad|mejor|plutôt)[\s,.!:…-]+)+/iu;
const means =
  /(?<!\p{L})(?:(?:what )?i(?:['’]m| am)? (?:actually |just |really )?(?:meant?|mean|meaning|talking about|asked about)|ich mein(?:te|e)(?: ja)?(?: eigentlich| eher)?|ich rede von|gemeint (?:ist|war)|quise decir|quer[ií]a decir|me refer[ií]a? (?:a|al)|me refiero (?:a|al)|digo|je (?:voulais|veux) dire|je parle (?:de|du|d['’])|je parlais (?:de|du|d['’])|c['’]est pour)(?!\p{L})/iu;
/** "Not HubSpot, ": what isn't meant, or left out. */
const denied =
  /(?<!\p{L})(?:not|nicht|kein\w*|ohne|without|sin|sans|pas)\s+(?:for |with |für |mit |para |con |pour |avec )?[^,.;:!?]+?(?:[,.;:!?]|\s(?:but|sondern|sino|mais)\s|$)/giu;
const isCorrected = (part: string): boolean => {
  const [led = ""] = lead.exec(part) ?? [];
  return means.test(part) || firmLead.test(led);
};
const firmLead =
  /(?<!\p{L})(?:no|nope|nah|sorry|oops|wait|nein|nee|nö|ne|perdón|perdon|non|pardon|désolée?|attendez|actually|eigentlich|rather|en fait|en realidad|mejor|plutôt)(?!\p{L})/iu;

/**
 * "No, I meant the one with the backtest", "sorry, not HubSpot, Salesforce": what was asked before is answered of what is
 * meant instead; null where nothing is corrected, or what is meant stays unclear.
 */
export function answerCorrection(part: string, situation: Situation): Part | null {
  const { focus, services, language, said = [] } = situation;
  if (!focus || focus.isOpen || said.length === 0 || !isCorrected(part)) return null;
  if (plain(part).split(" ").length > maxWords) return null;
  const meant = part.replace(lead, "").replace(means, " ").replace(denied, " ").trim();
  if (contentWords(meant).length === 0 && !/\d/u.test(meant)) return null;
  const service = serviceMeant(meant, situation);
  if (!service) return null;
  const isSame = service.id === focus.service.id;
  const held = answerCapacity(
    meant,
    { service, isNamed: false, scope: isSame ? focus.scope : null },
    situation,
  );
  if (held) return held;
  const isNamed = servicesNamed(meant, services).length > 0;
  const scope =
    scopeSaid(meant, service) ??
    scopesBySize(meant, service)[0] ??
    (isNamed ? null : scopeOfWords(meant, service));
  if (isSame && !scope && !isNamed) return null;
  const own = factsAsked(meant);
  const before = factsAsked(situation.asked).filter((fact) => !ofSize.test(fact));
  const facts = own.length > 0 ? own : before.length > 0 ? before : (["price"] as const);
  const { text } = tellFacts(facts, { service, scope }, language);
  if (text === "") return null;
  return {
    ...sure([text, lineWith(meant, service)].filter(Boolean).join("\n")),
    cited: [`/services/${service.id}`],
  };
}

/** "Pipedrive, I meant": the line that holds it. */
function lineWith(meant: string, { technicalSpecs }: Service): string {
  const words = contentWords(meant).filter((word) => word.length > minLength);
  const spec = technicalSpecs.find(({ value }) =>
    words.some((word) => wordsOf(value).includes(word)),
  );
  return spec ? `- ${spec.name}: ${spec.value}` : "";
}
const minLength = 4;
const ofSize = /^(?:bigger|smaller|biggest|smallest|sizes)$/;

/** The service that is named instead, or that what is told asks for, or else the one talked about. */
function serviceMeant(meant: string, { focus, services, engine }: Situation): Service | null {
  const [named, second] = servicesNamed(meant, services);
  if (named) return second ? null : named;
  const [need] = engine.readNeeds(meant);
  const needed =
    need && need.score >= toldFrom ? services.find(({ id }) => id === need.serviceId) : undefined;
  return needed ?? focus?.service ?? null;
}
/** So many points of signals ask for a service. */
const toldFrom = 2.5;
