import type { Service } from "#domain/catalogue/index.ts";
import type { Entry, Reply } from "./contract.ts";
import type { Engine } from "./engine.ts";
import { fillFacts } from "./fill-facts.ts";
import { findOffer, servicesNamed } from "./offers.ts";
import { rankEntries } from "./rank-entries.ts";
import { readFocus, type Turn } from "./read-focus.ts";
import { searchWords } from "./search-words.ts";
import { serviceSheets } from "./service-sheet.ts";

/** A curated answer as a source that a model may answer from. */
export type CuratedSource = { path: string; title: string; text: string };

const maxSources = 4;
const maxInAll = 7;
/** Below this an entry is about something else. A model leaves aside what doesn't fit, so it may be low. */
const minScore = 0.12;

/**
 * What our own engine knows about the last turn, for a model: its answer where it is sure, and the curated answers
 * that are nearest, and what the catalogue says of the service that is asked about. In English, with today's figures.
 */
export function sourcesForModel(
  turns: readonly Turn[],
  reply: Reply,
  known: { engine: Engine; services: readonly Service[] },
): CuratedSource[] {
  const message = turns.at(-1)?.text ?? "";
  const texts = [...new Set([message, searchWords(turns, known)])];
  const ranked = texts
    .flatMap((text) => rankEntries(text, known.engine.index, { limit: maxSources }))
    .filter(({ score, entry }) => score >= minScore && entry.kind !== "small-talk")
    .toSorted((a, b) => b.score - a.score);
  const entries = [...new Set(ranked.map(({ entry }) => entry))].slice(0, maxSources);
  const [path] = reply.cited;
  const own =
    reply.certainty === "sure" && path
      ? [{ path, title: "What we say to this", text: reply.text }]
      : [];
  const curated = entries.flatMap((entry) => asSource(entry, known) ?? []);
  const sheets = servicesAsked(turns, reply, known.services).flatMap(serviceSheets);
  return [...own, ...curated, ...sheets].slice(0, maxInAll);
}

/** The service that is asked about, or talked about; two where two are named. */
function servicesAsked(
  turns: readonly Turn[],
  reply: Reply,
  services: readonly Service[],
): readonly Service[] {
  const named = servicesNamed(turns.at(-1)?.text ?? "", services);
  if (named.length > 0) return named.slice(0, 2);
  const focus = readFocus(turns, services);
  if (focus) return [focus.service];
  const cited = new Set(reply.cited);
  return services.filter(({ id }) => cited.has(`/services/${id}`)).slice(0, 1);
}

function asSource(
  { says, asks, asksBack, page, offers, id }: Entry,
  { engine, services }: { engine: Engine; services: readonly Service[] },
): CuratedSource | null {
  const offer = offers ? findOffer(offers, services) : null;
  const path = page ?? (offer ? `/services/${offer.service.id}` : null);
  const text = [says.en?.[0], asksBack.en].filter(Boolean).join(" ");
  const filled = fillFacts(text, "en", { services, facts: engine.collection.facts });
  return path && filled ? { path, title: asks.en?.[0] ?? id, text: filled } : null;
}
