import type { Service } from "#domain/catalogue/index.ts";
import { tellSum } from "./answer-sum.ts";
import { offerLine } from "./catalogue-facts.ts";
import { servicesDropped, servicesNamed } from "./offers.ts";
import { type Part, type Situation, sure } from "./part.ts";
import { type Chosen, plain } from "./pick-service.ts";
import { chosenIn } from "./read-focus.ts";

/** "Actually just one page", of a website: one page is another service. */
const onePage =
  /\b(?:only|just|nur|bloss|solo|solamente|juste|seulement|finally) (?:noch )?(?:a|one|1|eine|una|une)(?: single| einzige| einzelne| sola| seule)? (?:pages?|seite|pagina)(?! (?:more|mehr|mas|de plus))\b|\b(?:eine einzige seite|una sola pagina|une seule page|one single page|a single page)\b/u;
const website = "full-website";
const singlePage = "landing-page";
const maxWords = 24;

/** "Forget the website, just the bot": what is left of what was spoken of, with its price; null where nothing is given up. */
export function answerGivenUp(part: string, situation: Situation): Part | null {
  const { services, focus, language, said = [] } = situation;
  const text = plain(part);
  if (said.length === 0 || text.split(" ").length > maxWords) return null;
  const dropped = servicesDropped(part, services);
  const before = chosenIn(said, services);
  const isDropped = ({ id }: Service) => dropped.some((one) => one.id === id);
  if (before.some(({ service }) => isDropped(service))) {
    const kept = servicesNamed(part, services).filter((one) => !isDropped(one));
    const left = kept.length > 0 ? chosenOf(kept, situation) : before;
    return tellLeft(
      left.filter(({ service }) => !isDropped(service)),
      situation,
    );
  }
  const page = services.find(({ id }) => id === singlePage);
  if (focus?.service.id !== website || !page || !onePage.test(text)) return null;
  return {
    ...sure(offerLine(page, null, language)),
    cited: [`/services/${page.id}`],
  };
}

const chosenOf = (kept: readonly Service[], { named }: Situation): Chosen[] =>
  kept.map(
    (service) => named.find((one) => one.service.id === service.id) ?? { service, scope: null },
  );

function tellLeft(left: readonly Chosen[], { language }: Situation): Part | null {
  const [only, second] = left;
  if (!only) return null;
  if (second) return tellSum(left, language);
  return {
    ...sure(offerLine(only.service, only.scope, language)),
    cited: [`/services/${only.service.id}`],
  };
}
