import { phrases } from "#content/answers/phrases.ts";
import type { Scope, Service } from "#domain/catalogue/index.ts";
import { wordsOf } from "#kit/words.ts";
import { offerLine } from "./catalogue-facts.ts";
import { type Part, type Situation, sure } from "./part.ts";

/** A service that is wished for, with what it is for: the catalogue describes it in English alone. */
export function offerService(
  service: Service,
  scope: Scope | null,
  { engine, language }: Pick<Situation, "engine" | "language">,
): Part {
  const isFor =
    language === "en" ? service.description : engine.collection.needs[service.id]?.why[language];
  const text = [offerLine(service, scope, language), isFor, phrases[language].firmQuote];
  return { ...sure(text.filter(Boolean).join(" ")), cited: [`/services/${service.id}`] };
}

/** "Do you sell laptops?" */
export const wantsThing =
  /^\W*(?:hi,? |hello,? |hey,? )?do (?:you|u)(?: guys)? (?:also )?(?:do|offer|make|sell)\b/iu;

/** "Do you build apps?" */
export const asksWhetherSold = (text: string): boolean =>
  /^(?:hi |hello |hey )?(?:do (?:you|u)(?: guys)? (?:also )?(?:do|offer|make|build|have|provide|sell)|(?:can|could|would) (?:you|u)(?: guys)? (?:also )?(?:do|make|build|create|develop|design|write|set up|program)|macht ihr|machen sie|baut ihr|bauen sie|erstellt ihr|erstellen sie|entwickelt ihr|entwickeln sie|programmiert ihr|programmieren sie|gestaltet ihr|gestalten sie|bieten sie|bietet ihr|(?:konnt ihr|konnen sie) (?:\w+ ){0,6}(?:bauen|machen|erstellen|entwickeln|programmieren)|ofrecen|hacen|haceis|crean|creais|disenan|disenais|desarrollan|desarrollais|(?:pueden|podeis|podrian) (?:hacer|crear|desarrollar)|faites vous|vous faites|creez vous|vous creez|proposez vous|vous proposez|realisez vous|vous realisez|developpez vous|vous developpez|(?:pouvez vous|vous pouvez) (?:faire|creer|developper))\b/.test(
    wordsOf(text).join(" "),
  );
