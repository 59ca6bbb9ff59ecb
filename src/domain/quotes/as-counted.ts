import type { CapacityUnit, Demand } from "#domain/catalogue/index.ts";

/** What one service counts, whatever it is called: choirs that get a portal, sheets that a bot has read, metals on a dashboard. */
type Counting = { unit: CapacityUnit; before: RegExp; never?: RegExp; only?: RegExp };

const things =
  "charts?|graphs?|tables?|tabs?|brokers?|alerts?|alarms?|maps?|reports?|steps?|days?|hours?|weeks?|months?|years?|times|minutes?|servers?|devices?|tablets?|apps?|systems?|tools?|offices?|branches|locations?|shops?|stores?|stations?|levels?|stages?|kinds?|types?|ways|languages?|logins?";
const counting: Readonly<Record<string, Counting>> = {
  "client-portal": {
    unit: "clients",
    before: /$/u,
    never: new RegExp(
      `(?:${things}|jobs?|projects?|documents?|files?|pages?|folders?|gb|orders?|repairs?|cases?|messages?|mails?|people|staff|colleagues|aufträge|projekte|dokumente|tage|stunden|jahre|proyectos|trabajos|documentos|días|años|projets|travaux|documents|jours|ans|copropriétés)$`,
      "iu",
    ),
  },
  "landing-page": {
    unit: "sections",
    before: /$/u,
    only: /(?:bits?|parts?|blocks?|chunks?|areas?|teilen?|blöcken?|partes|bloques|parties|blocs)$/iu,
  },
  "ai-lead-gen-lp": {
    unit: "questions",
    before: /(?<!\p{L})(?:asks?|fragt|stellt|pregunte|pregunta|pose|demande)\s+(?:\p{L}+\s+)?$/iu,
    only: /(?:things|points|dinge|sachen|cosas|choses)$/iu,
  },
  "gpt4-chatbot": {
    unit: "documents",
    before:
      /(?<!\p{L})(?:with|from|out of|on|of|reads?|has read|knows?|fed with|based on|uses?|mit|aus|auf|von|anhand|liest|kennt|con|de|en|desde|lea|lee|conozca|avec|à partir de|sur|dans|lise|connaisse)\s+(?:(?:our|my|the|these|some|about|around|roughly|unser\p{L}*|mein\p{L}*|rund|etwa|nuestr[oa]s|mis|unos|unas|nos|mes|les|quelque|environ)\s+)*$/iu,
    never: new RegExp(
      `(?:${things}|people|staff|customers?|guests?|questions?|visitors?|mails?|calls?|kunden|gäste|fragen|leute|mitarbeiter\\p{L}*|clientes|personas|preguntas|clients|personnes|questions)$`,
      "iu",
    ),
  },
  "market-dashboard": {
    unit: "symbols",
    before: /$/u,
    never: new RegExp(`(?:${things}|people|traders|kolleg\\p{L}*|personas|personnes)$`, "iu"),
  },
};
/** In French a share is an “action”. */
const shares = /(?<!\p{L})(?:actions|titres|parts)$/iu;

/** A number of things that the only service of a wish counts under another name. */
export function asCounted(
  text: string,
  one: Demand,
  demands: readonly Demand[],
  serviceIds: readonly string[],
): Demand {
  const [id = ""] = serviceIds;
  const rule = serviceIds.length === 1 ? counting[id] : undefined;
  if (!rule || one.kind !== "quantity" || one.count <= 1) return one;
  const isShare = id === "market-dashboard" && shares.test(one.text);
  if (one.counted && !isShare) return one;
  const isTold = demands.some(
    (other) =>
      other !== one && other.kind === "quantity" && other.counted?.units.includes(rule.unit),
  );
  return !isTold &&
    !rule.never?.test(one.text) &&
    (rule.only?.test(one.text) ?? true) &&
    rule.before.test(text.slice(Math.max(0, one.at - 40), one.at))
    ? { ...one, counted: { units: [rule.unit] } }
    : one;
}
