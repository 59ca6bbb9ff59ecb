import { serviceNeeds } from "#content/answers/service-needs.ts";
import type { Engine } from "./engine.ts";
import type { StoryReading } from "./learn-needs.ts";
import { createNeedReader, type Need } from "./read-need.ts";

/** A service that may meet what is told. */
export type LikelyNeed = Need & {
  /** How likely it is the one, if a need is told: all services together 1. */
  likely: number;
};
export type NeedsTold = { told: StoryReading["told"]; needs: LikelyNeed[] };

/** How much a point of signals says. */
const perPoint = 0.7;
/** The same of signals that the provider changed: five points of theirs outweigh what no story has told. */
const perChangedPoint = 1.2;
/** How much likelier a service is whose page somebody tells their trouble on. */
const oddsOfShown = 6;
/** So many points tell as much for a need as nothing does for none. */
const noneFrom = 2.5;

const readFileNeeds = createNeedReader(serviceNeeds);

/**
 * The services that may meet what a text tells, the likeliest first: by likeness to stories where the collection has
 * some, by signals alone where it hasn't.
 * @param without ids of services that aren't meant
 * @param shownId the service whose page is looked at: meant, unless something else is told plainly
 */
export function rankNeeds(
  text: string,
  { collection, readNeeds, readStory }: Engine,
  { without = [], shownId }: { without?: readonly string[]; shownId?: string | undefined } = {},
): NeedsTold {
  const bySignals = new Map(readNeeds(text).map((one) => [one.serviceId, one]));
  const ids = Object.keys(collection.needs).filter((id) => !without.includes(id));
  if (!readStory) return bySignalsAlone(ids, bySignals);
  const { told, services } = readStory(text);
  const changes = changesBySignals(text, { needs: collection.needs, bySignals });
  const weighed = ids.map((id) => ({
    ...(bySignals.get(id) ?? { serviceId: id, scope: null, score: 0 }),
    likely:
      (services[id] ?? 0) *
      Math.exp(perChangedPoint * (changes.get(id) ?? 0)) *
      (id === shownId ? oddsOfShown : 1),
  }));
  return { told, needs: normalized(weighed) };
}

const normalized = (needs: readonly LikelyNeed[]): LikelyNeed[] => {
  const sum = needs.reduce((all, { likely }) => all + likely, 0) || 1;
  return needs
    .map((one) => ({ ...one, likely: one.likely / sum }))
    .toSorted((a, b) => b.likely - a.likely);
};

/** How far signals that the provider changed say something else than those of the files, which stories were read with. */
function changesBySignals(
  text: string,
  {
    needs,
    bySignals,
  }: { needs: Engine["collection"]["needs"]; bySignals: ReadonlyMap<string, Need> },
): Map<string, number> {
  const changed = Object.keys(needs).filter((id) => needs[id] !== serviceNeeds[id]);
  if (changed.length === 0) return new Map();
  const files = new Map(readFileNeeds(text).map(({ serviceId, score }) => [serviceId, score]));
  return new Map(changed.map((id) => [id, (bySignals.get(id)?.score ?? 0) - (files.get(id) ?? 0)]));
}

function bySignalsAlone(ids: readonly string[], bySignals: ReadonlyMap<string, Need>): NeedsTold {
  const found = ids.flatMap((id) => bySignals.get(id) ?? []);
  const weighed = found.map((one) => ({ ...one, likely: Math.exp(perPoint * one.score) }));
  const all = weighed.reduce((sum, { likely }) => sum + likely, 0);
  const none = Math.exp(perPoint * noneFrom);
  return {
    told: { need: all / (all + none), elsewhere: 0, "no-need": none / (all + none) },
    needs: normalized(weighed),
  };
}
