import type { EstimatorOffer } from "#domain/quotes/ports.ts";
import { numberBefore } from "./numbers.ts";
import { furtherWishes, serviceKinds, type ServiceKind } from "./service-kinds.ts";
import { rootsIn } from "./words.ts";

/** A service with its scopes, the smallest first, as the catalogue lists them. */
export type Shelf = { serviceId: string; title: string; scopes: readonly EstimatorOffer[] };

/** One thing that is wished for. */
export type Wanted = {
  shelf: Shelf;
  kind: ServiceKind | null;
  /** How many of the service's unit; null where none is named. */
  count: number | null;
  /** In how many languages. */
  languages: number;
  /** What was said about it. */
  said: string;
};

export type Wish = {
  wanted: Wanted[];
  /** Titles of what no scope is about. */
  further: string[];
};

const longestWish = 5000;
const maxClauses = 60;
const languageNames =
  /\b(?:english|spanish|french|german|italian|portuguese|dutch|polish|chinese|mandarin|japanese|arabic|russian|turkish|hindi|korean|swedish|greek|ukrainian)\b/gi;

/** Services in the order of the catalogue. */
export function shelvesOf(offers: readonly EstimatorOffer[]): Shelf[] {
  const shelves = new Map<string, EstimatorOffer[]>();
  for (const offer of offers)
    shelves.set(offer.serviceId, [...(shelves.get(offer.serviceId) ?? []), offer]);
  return [...shelves].map(([serviceId, scopes]) => ({
    serviceId,
    title: scopes[0]?.service ?? "",
    scopes,
  }));
}

export const textOf = ({ scope, description, includes }: EstimatorOffer): string =>
  [scope, description, ...includes].join(". ");

type Mention = { kind: ServiceKind; shelf: Shelf; at: number; length: number };

/** The services that a clause names, the first named first; a longer name hides a shorter one at its place. */
function mentionsIn(clause: string, shelves: readonly Shelf[]): Mention[] {
  const found = serviceKinds
    .flatMap((kind) => {
      const match = kind.said.exec(clause);
      const shelf = shelves.find(({ title }) => kind.title.test(title));
      return match && shelf ? [{ kind, shelf, at: match.index, length: match[0].length }] : [];
    })
    .toSorted((a, b) => a.at - b.at || b.length - a.length);
  return found.filter(
    (one, index) =>
      !found.some(
        (other, place) => place < index && one.at < other.at + other.length && one.at >= other.at,
      ),
  );
}

const languagesIn = (text: string): number =>
  Math.max(
    1,
    Math.min(numberBefore(text, /languages?/) ?? 1, 20),
    new Set(text.toLowerCase().match(languageNames)).size,
  );

/** Whether a service's own scopes speak of this kind of work: then it is a feature of it. */
const coversKind = (shelf: Shelf, { said }: ServiceKind) =>
  shelf.scopes.some((scope) => said.test(textOf(scope)));
const isCalledByTitle = (clause: string, { title }: Shelf) => {
  const said = new Set(rootsIn(clause));
  const roots = rootsIn(title);
  return roots.length > 1 && roots.every((root) => said.has(root));
};

/**
 * Reads what is wished for out of free words: services, how many, in how many languages. What is said between
 * two services belongs to the one before.
 * @param serviceId the service that it was asked about; taken where no other is named
 */
export function readWish(
  wish: string,
  serviceId: string | null,
  offers: readonly EstimatorOffer[],
): Wish {
  const shelves = shelvesOf(offers);
  const text = wish.slice(0, longestWish);
  const clauses = text
    .split(/[\n.;!?,&+]+(?=\s|$)|\s(?:and|plus|as well as|also|then|besides)\s/i)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== "")
    .slice(0, maxClauses);
  const wanted: Wanted[] = [];
  const add = (shelf: Shelf, kind: ServiceKind | null, said: string) => {
    const before = wanted.find((one) => one.shelf === shelf);
    const count = kind ? numberBefore(said, kind.unit) : null;
    if (!before) wanted.push({ shelf, kind, said, count, languages: 1 });
    else {
      before.said += `. ${said}`;
      before.kind ??= kind;
      // "Two videos for the shop and one video for the fair" are three.
      if (count !== null) before.count = (before.count ?? 0) + count;
    }
  };
  const asked = shelves.find((one) => one.serviceId === serviceId);
  for (const clause of clauses) {
    const last = wanted.at(-1);
    // "An iOS app" is no web app.
    const rest = furtherWishes.reduce((left, { said }) => left.replace(said, " "), clause);
    const mentions = mentionsIn(rest, shelves);
    if (mentions.length === 0) {
      if (last) last.said += `. ${clause}`;
      else if (asked) add(asked, kindOf(asked), clause);
    }
    for (const { kind, shelf } of mentions) {
      const current = wanted.at(-1);
      const isFeature =
        current &&
        current.shelf !== shelf &&
        coversKind(current.shelf, kind) &&
        !isCalledByTitle(clause, shelf);
      if (isFeature) current.said += `. ${clause}`;
      else add(shelf, kind, clause);
    }
  }
  if (wanted.length === 0 && asked) add(asked, kindOf(asked), text);
  for (const one of wanted) {
    one.languages = languagesIn(one.said);
    // On a service's own page people leave its name out: "five of them".
    if (one.count === null && one.shelf === asked)
      one.count = numberBefore(`${one.said} `, /of (?:them|these|those)/);
  }
  const covered = wanted.flatMap(({ shelf }) => shelf.scopes.map(textOf)).join(". ");
  return {
    wanted,
    further: furtherWishes
      .filter(({ said }) => said.test(text) && !said.test(covered))
      .map(({ title }) => title),
  };
}

const kindOf = ({ title }: Shelf): ServiceKind | null =>
  serviceKinds.find((kind) => kind.title.test(title)) ?? null;
