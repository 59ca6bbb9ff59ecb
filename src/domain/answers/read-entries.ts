import { siteCollection } from "#content/answers/site-collection.ts";
import type { Steps } from "#kit/steps.ts";
import type { Collection, Entry } from "./contract.ts";
import { entryFeaturesOf } from "./entry-features.ts";
import { knownModel } from "./known-models.ts";
import { entriesModel, type EntryModel, printOf } from "./learn-entries.ts";
import { vectorSize } from "./place-texts.ts";

/**
 * How likely each entry is meant by a message, as the logarithm of its share, in the order of the entries; not a number of
 * one that isn't read.
 */
export type EntryReader = (message: string) => Float64Array;

/** A reader of the entries that were learnt as they are now; null where none was. */
export function* readingEntries({
  entries,
  emergencies,
}: Pick<Collection, "entries" | "emergencies">): Steps<EntryReader | null> {
  const ofSite = new Set(siteCollection.entries);
  if (!entries.some((entry) => ofSite.has(entry))) return null;
  // Needs and troubles are told in stories, which have readers of their own.
  const told = new Set(emergencies.map(({ entry }) => entry));
  const isAsked = ({ id, kind }: Entry) => kind !== "need" && !told.has(id);
  return entryReader(yield* knownModel(entriesModel), entries, isAsked);
}

/**
 * Reads by what was learnt. An entry that was changed or added since is left out.
 * @param isRead whether an entry may be told by it
 */
export function entryReader(
  model: EntryModel,
  entries: readonly Entry[],
  isRead: (entry: Entry) => boolean = () => true,
): EntryReader {
  const { features, rarity, vectors, steps, entries: places, usual } = model;
  const numbers = new Map(features.map((feature, number) => [feature, number]));
  const learnt = new Map(model.ids.map((id, at) => [id, at]));
  const placeOf = Int32Array.from(entries, (entry) => {
    const at = learnt.get(entry.id) ?? -1;
    return model.prints[at] === printOf(entry) ? at : -1;
  });
  const isHidden = entries.map((entry) => !isRead(entry));
  return (message) => {
    const place = new Float64Array(vectorSize);
    let square = 0;
    for (const [name, value] of entryFeaturesOf(message)) {
      const feature = numbers.get(name);
      if (feature === undefined) continue;
      const weight = value * (rarity[feature] ?? 0);
      square += weight * weight;
      const times = weight * (steps[feature] ?? 0);
      for (let at = 0; at < vectorSize; at += 1)
        place[at] = (place[at] ?? 0) + times * (vectors[feature * vectorSize + at] ?? 0);
    }
    const length = Math.sqrt(square) || 1;
    const likely = (one: number): number => {
      if (one < 0) return Number.NaN;
      let sum = 0;
      for (let at = 0; at < vectorSize; at += 1)
        sum += (place[at] ?? 0) * (places[one * vectorSize + at] ?? 0);
      return (usual[one] ?? 0) + sum / length;
    };
    const told = Float64Array.from(placeOf, likely);
    const none = likely(model.ids.length);
    let most = none;
    for (const one of told) if (one > most) most = one;
    let all = Math.exp(none - most);
    for (const one of told) if (!Number.isNaN(one)) all += Math.exp(one - most);
    return told.map((one, at) => (isHidden[at] ? Number.NaN : one - most - Math.log(all)));
  };
}
