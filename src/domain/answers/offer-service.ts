import { phrases } from "#content/answers/phrases.ts";
import type { Scope, Service } from "#domain/catalogue/index.ts";
import { wordsOf } from "#kit/words.ts";
import { offerLine } from "./catalogue-facts.ts";
import type { Language } from "./contract.ts";
import { type Part, sure } from "./part.ts";

/** A service that is wished for, in a line. */
export function offerService(service: Service, scope: Scope | null, language: Language): Part {
  const line = offerLine(service, scope, language);
  const text = language === "en" ? `${line} ${service.description}` : line;
  return { ...sure(`${text} ${phrases[language].firmQuote}`), cited: [`/services/${service.id}`] };
}

/** "Do you sell laptops?" */
export const wantsThing =
  /^\W*(?:hi,? |hello,? |hey,? )?do (?:you|u)(?: guys)? (?:also )?(?:do|offer|make|sell)\b/iu;

/** "Do you build apps?" */
export const asksWhetherSold = (text: string): boolean =>
  /^(?:hi |hello |hey )?(?:do (?:you|u)(?: guys)? (?:also )?(?:do|offer|make|build|have|provide|sell)|(?:can|could|would) (?:you|u)(?: guys)? (?:also )?(?:do|make|build|create|develop|design|write|set up|program)|macht ihr|machen sie|bieten sie|bietet ihr|(?:konnt ihr|konnen sie) (?:\w+ ){0,6}(?:bauen|machen|erstellen|entwickeln|programmieren)|ofrecen|hacen|haceis|(?:pueden|podeis|podrian) (?:hacer|crear|desarrollar)|faites vous|proposez vous|(?:pouvez vous|vous pouvez) (?:faire|creer|developper))\b/.test(
    wordsOf(text).join(" "),
  );
