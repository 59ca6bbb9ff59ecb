import { offerLine } from "./catalogue-facts.ts";
import { ownWords } from "./curated-instead.ts";
import { factsAsked } from "./facts-asked.ts";
import { servicesNamed } from "./offers.ts";
import { type Part, type Situation, sure } from "./part.ts";
import { scopesPriced } from "./pick-scope.ts";
import { plain } from "./pick-service.ts";

const maxWords = 8;
/** What stands around a price that is only named. */
const aroundPrice =
  /^(?:\d+|usd|dollars?|bucks|dolares|right|correct|total|sounds|fine|take|option|verdad|cierto|stimmt|richtig|oder|exact|nehme\w*|prends?|quedo|opcion|formule|celle|celui)$/u;

const stillHolds =
  /\b(?:still|enough|noch|immer|reicht|todavia|aun|sigue|basta|toujours|encore|suffit)\b/u;

/** "Ok, the 500 one", "that's 350, right?": the option with that price, of the service talked about. */
export function answerPriced(part: string, situation: Situation): Part | null {
  const { focus, services, language } = situation;
  if (!focus || focus.isOpen || servicesNamed(part, services).length > 0) return null;
  if (plain(part).split(" ").length > maxWords || factsAsked(part).length > 0) return null;
  if (ownWords(part).some((word) => !aroundPrice.test(word))) return null;
  // "Is that still the one for 750?" asks whether it holds what was named.
  if (stillHolds.test(plain(part))) return null;
  const [scope, second] = scopesPriced(part, focus.service);
  if (!scope || second) return null;
  return {
    ...sure(offerLine(focus.service, scope, language)),
    cited: [`/services/${focus.service.id}`],
  };
}
