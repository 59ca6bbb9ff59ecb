import { featuresIn, systemsIn } from "#domain/catalogue/index.ts";

/** "No webhooks", "nada de webhooks ni backtest", "ohne Untertitel", "we don't need captions". */
const before =
  /(?<!\p{L})(?:no|not|without(?: any)?|neither|nor|kein\p{L}*|ohne|weder|noch|sin|ni|nada de|tampoco|sans|pas (?:de|besoin de)|aucune?|(?:don['’]?t|do not|doesn['’]?t|does not) (?:need|want)|n['’](?:avons|ai) pas besoin de|no (?:necesitamos|necesito|queremos|quiero|hace falta|hacen falta))(?: (?:an?|any|the|de|el|la|los|las|un|une|una|den|die|das|der|eine[nm]?))?\s+$/iu;
const joined = /(?:,| or| nor| and| oder| und| noch| ni| o| y| ou| et)(?: (?:an?|any))?\s+$/iu;
/** "Webhooks no", "captions aren't needed". */
const after =
  /^\s*(?:no|nein|non|nope|not (?:needed|necessary|wanted)|(?:is|are)(?: not|n['’]t) (?:needed|necessary|wanted)|(?:brauche?n? (?:ich|wir)|braucht es|müssen|muss) (?:\p{L}+ )?nicht|(?:sind|ist) nicht nötig|no (?:hacen?|hará) falta|no (?:los?|las?) (?:necesit|quer)\p{L}+|pas (?:besoin|nécessaires?))(?![\p{L}])(?!\s+\p{L}+(?:er|later|problem))/iu;

type Spot = { at: number; end: number };

/** Whether a wish names something only to say that it isn't wanted; `others` are what else it names, for lists of them. */
function isRefused(text: string, { at, end }: Spot, others: readonly Spot[] = []): boolean {
  if (after.test(text.slice(end, end + 40))) return true;
  const lead = text.slice(Math.max(0, at - 40), at);
  if (before.test(lead)) return true;
  if (!joined.test(lead)) return false;
  const previous = others.find(
    (one) => one.end <= at && joined.test(text.slice(one.end, at)) && at - one.end < 12,
  );
  return (
    previous !== undefined && before.test(text.slice(Math.max(0, previous.at - 40), previous.at))
  );
}

/** The systems and features that a text names only to say that they aren't wanted. */
export function refusedIn(text: string): Spot[] {
  const named = [
    ...systemsIn(text),
    ...featuresIn(text).map(({ at, text: words }) => ({ at, end: at + words.length })),
  ];
  return named.filter((one) => isRefused(text, one, named)).map(({ at, end }) => ({ at, end }));
}
