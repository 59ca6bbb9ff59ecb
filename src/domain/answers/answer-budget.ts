import { budgetPhrases } from "#content/answers/budget-phrases.ts";
import type { Scope, Service } from "#domain/catalogue/index.ts";
import { listForAmount } from "./answer-range.ts";
import { offerLine, pricesOf } from "./catalogue-facts.ts";
import { dollars, servicesNamed } from "./offers.ts";
import { type Part, type Situation, sure } from "./part.ts";
import { plain } from "./pick-service.ts";
import { budgetIn, tellsBudget } from "./read-budget.ts";
import { scopeSaid } from "./scope-said.ts";

/** "Does that fit?", of money. */
const asksFit =
  /\b(?:does (?:that|it|this) (?:fit|work|do|cover|leave)|(?:is|would|will) (?:that|it|this)(?: be)? (?:enough|ok|okay|doable|possible)|do i have enough|have we enough|enough for|enough to|(?:which|what) (?:one |ones )?(?:can|could|would|do|will) (?:i|we) (?:\w+ )?(?:get|afford|have|buy)|can (?:i|we) (?:get|afford)|(?:in|within) (?:my|our|the|that) budget|going to be short|does what (?:i|we) have|cover (?:it|that|this)|in reach|stretch to|too (?:much|little) for that)\b|\b(?:reicht|reichen|langt|passt das|passt des|passt es|ausgeht|sich (?:das|des|es) aus|ausgehen|komm\w* (?:ich|wir) (?:damit |da )?hin|was (?:bekomm\w*|krieg\w*|gibts|gibt es|geht) (?:ich |wir )?(?:dafur|damit|da)|was (?:bekomm\w*|krieg\w*) (?:ich|wir)|ist (?:das|des|es) (?:drin|machbar|moglich)|geht (?:das|des) damit)\b|\b(?:alcanza\w*|me llega|nos llega|me da para|nos da para|que me dan|que (?:puedo|podria|podemos) (?:tener|conseguir|comprar|pedir)|basta|suficiente|cabe en|entra en)\b|\b(?:rentre|suffit|suffisant\w*|ca passe|c est assez|assez pour|dans (?:mon|notre) budget|ca le fait|c est jouable|qu est ce que (?:je peux|j ai|on a)|je peux avoir quoi)\b/u;
/** A follow-up that asks this is short. */
const maxWords = 24;
/** "My budget is about 600 though": said of what is talked about. */
const maxToldWords = 12;

/** Says whether the money that somebody told of is enough for what is talked about; null where that isn't asked. */
export function answerBudget(part: string, situation: Situation): Part | null {
  const { services, focus, language, said = [] } = situation;
  const text = plain(part);
  if (text.split(" ").length > maxWords) return null;
  const isTold = focus !== null && text.split(" ").length <= maxToldWords && tellsBudget(part);
  if (!asksFit.test(text) && !isTold) return null;
  const cents = budgetIn([...said, part]);
  if (cents === null) return null;
  const named = servicesNamed(part, services);
  const service = named[0] ?? serviceMeant(situation);
  if (!service) return listForAmount(cents, situation);
  const scope = scopeSaid(part, service) ?? (service.id === focus?.service.id ? focus.scope : null);
  const others = leaves.test(text)
    ? situation.named.filter((one) => one.service.id !== service.id).slice(-1)
    : [];
  return others[0]
    ? tellTogether([...others, { service, scope }], cents, language)
    : tellFit({ service, scope }, cents, situation);
}
const leaves =
  /\b(?:leave\w*|left|also|too|as well|both|bleibt|noch|auch|beides|queda|tambien|ambos|reste|aussi|les deux)\b/u;

/** What is talked about; where nothing was named yet, what was told of before asks for it. */
function serviceMeant({ focus, said = [], engine, services }: Situation): Service | null {
  if (focus) return focus.isOpen ? null : focus.service;
  const [first, second] = engine.readNeeds(said.join(". ")).toSorted((a, b) => b.score - a.score);
  if (!first || first.score < told || (second && second.score === first.score)) return null;
  return services.find(({ id }) => id === first.serviceId) ?? null;
}
/** From here on a trouble that was told asks for a service. */
const told = 3;

type Wanted = { service: Service; scope: Scope | null };
const cheapest = ({ scopes }: Service): Scope | undefined =>
  scopes.toSorted((a, b) => a.priceCents - b.priceCents)[0];

function tellFit(wanted: Wanted, cents: number, situation: Situation): Part | null {
  const { service } = wanted;
  const { language } = situation;
  const scope = wanted.scope ?? cheapest(service);
  if (!scope) return null;
  const say = budgetPhrases[language];
  const isEnough = scope.priceCents <= cents;
  const within = service.scopes.filter(
    ({ id, priceCents }) => id !== scope.id && priceCents <= cents,
  );
  const dearer = within.filter(({ priceCents }) => priceCents > scope.priceCents);
  const listed = isEnough ? dearer : within;
  const lines = [
    (isEnough ? say.fits : say.tooLittle).replace("{budget}", dollars(cents)),
    offerLine(service, scope, language),
    listed.length > 0 ? say.alsoWithin.replace("{list}", pricesOf(listed)) : "",
  ];
  if (!isEnough && listed[0])
    lines[2] = say.instead
      .replace("{scope}", listed[0].name)
      .replace("{price}", dollars(listed[0].priceCents));
  const answer = {
    ...sure(lines.filter(Boolean).join(" ")),
    cited: [`/services/${service.id}`],
  };
  if (isEnough || listed.length > 0) return answer;
  const { text } = listForAmount(cents, situation, service);
  return { ...answer, text: `${answer.text}\n\n${text}` };
}

/** "Does that leave me enough for a landing page?" */
function tellTogether(
  wanted: readonly Wanted[],
  cents: number,
  language: Situation["language"],
): Part | null {
  const options = wanted.flatMap(({ service, scope }) => {
    const option = scope ?? cheapest(service);
    return option ? [{ service, option }] : [];
  });
  const total = options.reduce((sum, { option }) => sum + option.priceCents, 0);
  const say = budgetPhrases[language];
  const lead = total <= cents ? say.fitsTogether : say.tooLittleTogether;
  const list = options
    .map(
      ({ service, option }) =>
        `“${option.name}”, [${service.title}](/services/${service.id}): ${dollars(option.priceCents)}`,
    )
    .join("; ");
  return {
    ...sure(
      lead
        .replace("{budget}", dollars(cents))
        .replace("{total}", dollars(total))
        .replace("{list}", () => list),
    ),
    cited: options.map(({ service }) => `/services/${service.id}`),
  };
}
