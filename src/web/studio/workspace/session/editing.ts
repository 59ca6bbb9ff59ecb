import type { ProjectDocument } from "#domain/projects/contract.ts";
import {
  applyChanges,
  type Change,
  type Conflict,
  diffJson,
  isSameJson,
  type Json,
  mergeJson,
} from "#kit/json-changes.ts";

/** The document before and after something was done to it; both share what didn't change. */
type Step = { before: ProjectDocument; after: ProjectDocument };
/** What was typed into one place within this time is one step of undo. */
export const typingMs = 1000;

/** A place that somebody else changed while it was changed here: the document holds theirs. */
export type OpenConflict = Conflict & { by: string };

/** A project while it is edited: what the server has, what is on the screen, and the way back. */
export type Editing = {
  /** The document as the server last told it, at `revision`. */
  base: ProjectDocument;
  revision: number;
  document: ProjectDocument;
  /** What was sent, and hasn't been answered: the server may have it. */
  sent: ProjectDocument | null;
  undo: readonly Step[];
  redo: readonly Step[];
  /** Where and when was typed last; null once anything else was done. */
  typing: { place: string; atMs: number } | null;
  conflicts: readonly OpenConflict[];
};

/** A session lasts a day; what was done before so many steps can be found in the versions. */
const maxSteps = 500;

const asJson = (document: ProjectDocument) => document as unknown as Json;
const asDocument = (json: Json) => json as unknown as ProjectDocument;

/** Where a conflict is, as a key. */
export const placeOf = (path: readonly string[]): string => JSON.stringify(path);

/** The same content as `next`, made of the parts of `now` that stayed the same, so that nothing is drawn twice. */
const shared = (now: ProjectDocument, next: ProjectDocument): ProjectDocument =>
  asDocument(applyChanges(asJson(now), diffJson(asJson(now), asJson(next))));

export const startEditing = (base: ProjectDocument, revision: number): Editing => ({
  base,
  revision,
  document: base,
  sent: null,
  undo: [],
  redo: [],
  typing: null,
  conflicts: [],
});

/** Whether something is on the screen that the server doesn't have. */
export const hasUnsaved = ({ base, document }: Editing): boolean =>
  base !== document && !isSameJson(base, document);

/** A change by hand. Typing goes on with the step before, as long as it stays in one place. */
export function edit(now: Editing, document: ProjectDocument, atMs: number): Editing {
  const changes = diffJson(asJson(now.document), asJson(document));
  const [first] = changes;
  if (!first) return now;
  const place = changes.length === 1 ? placeOf(first.path) : null;
  const isTyping =
    place !== null && now.typing?.place === place && atMs - now.typing.atMs <= typingMs;
  const last = now.undo.at(-1);
  const undo =
    isTyping && last
      ? [...now.undo.slice(0, -1), { before: last.before, after: document }]
      : [...now.undo, { before: now.document, after: document }].slice(-maxSteps);
  return { ...now, document, undo, redo: [], typing: place === null ? null : { place, atMs } };
}

/**
 * Takes the last step back, in the document as it is today: what others changed since stays. Steps of which
 * nothing is left are passed over.
 */
export const undo = (now: Editing): Editing => {
  const [stack, step] = lastEffective(now.undo, now.document);
  if (!step) return { ...now, undo: stack };
  return { ...now, document: step.after, undo: stack, redo: [...now.redo, step], typing: null };
};

/** Does again what was undone. */
export const redo = (now: Editing): Editing => {
  const [stack, step] = lastEffective(now.redo, now.document);
  if (!step) return { ...now, redo: stack };
  return { ...now, document: step.after, redo: stack, undo: [...now.undo, step], typing: null };
};

/** The stack without its last step that changes something, and that step turned round, as it is done now. */
function lastEffective(
  stack: readonly Step[],
  document: ProjectDocument,
): [readonly Step[], Step | null] {
  for (let length = stack.length; length > 0; length--) {
    const step = stack[length - 1];
    if (!step) break;
    const { merged } = mergeJson(asJson(step.after), asJson(step.before), asJson(document));
    if (!isSameJson(merged, document))
      return [stack.slice(0, length - 1), { before: document, after: asDocument(merged) }];
  }
  return [[], null];
}

/** What the server has now: `by` names those who changed it. */
export type News = {
  document: ProjectDocument;
  revision: number;
  by: string;
  /** Told by the server of what was sent. */
  conflicts?: readonly Conflict[];
};

/** Takes in the answer to what was sent. What was typed since stays, or is told as a conflict. */
export const takeAnswer = (now: Editing, news: News): Editing =>
  takeIn(now, now.sent ?? now.base, news);

/** Takes in what the server has, unasked. Of a save whose answer got lost, what arrived counts as saved. */
export const takeNews = (now: Editing, news: News): Editing =>
  takeIn(now, withArrived(now, news.document), news);

function takeIn(now: Editing, from: ProjectDocument, news: News): Editing {
  const { merged, conflicts } = mergeJson(
    asJson(from),
    asJson(now.document),
    asJson(news.document),
  );
  const told = [...(news.conflicts ?? []), ...conflicts].map((one) => ({ ...one, by: news.by }));
  const document = shared(now.document, asDocument(merged));
  const base = isSameJson(merged, news.document) ? document : news.document;
  return {
    ...now,
    base,
    revision: news.revision,
    document,
    sent: null,
    // Others' changes end a run of typing: the next letter begins a step that keeps them.
    typing: isSameJson(document, now.document) ? now.typing : null,
    conflicts: withConflicts(now.conflicts, told),
  };
}

/** The base with what was sent and is on the server: else an answer that got lost would be a conflict with oneself. */
function withArrived(
  { base, sent }: Pick<Editing, "base" | "sent">,
  server: ProjectDocument,
): ProjectDocument {
  if (!sent) return base;
  const there = new Map(
    diffJson(asJson(base), asJson(server)).map(({ path, to }) => [placeOf(path), to]),
  );
  const arrived = diffJson(asJson(base), asJson(sent)).filter(
    ({ path, to }) => there.has(placeOf(path)) && isSameJson(there.get(placeOf(path)), to),
  );
  return asDocument(applyChanges(asJson(base), arrived));
}

/** Work that was never saved, as a copy of it says. */
export type Unsaved = Pick<Editing, "base" | "document" | "sent" | "conflicts">;

/**
 * Brings work back that wasn't saved, into the document as it is today; one step of undo takes it away again.
 * Nothing changes where the server has it all already.
 */
export function restore(now: Editing, copy: Unsaved, atMs: number): Editing {
  const { merged, conflicts } = mergeJson(
    asJson(withArrived(copy, now.document)),
    asJson(copy.document),
    asJson(now.document),
  );
  const told = [...copy.conflicts, ...conflicts.map((one) => ({ ...one, by: "" }))];
  const document = shared(now.document, asDocument(merged));
  const editing = { ...edit({ ...now, typing: null }, document, atMs), typing: null };
  return told.length === 0 && editing.document === now.document
    ? now
    : { ...editing, conflicts: withConflicts(now.conflicts, told) };
}

/** Of one place the last is told. */
function withConflicts(
  known: readonly OpenConflict[],
  more: readonly OpenConflict[],
): readonly OpenConflict[] {
  if (more.length === 0) return known;
  const byPlace = new Map(known.map((one) => [placeOf(one.path), one]));
  for (const one of more) byPlace.set(placeOf(one.path), one);
  return [...byPlace.values()];
}

/** Puts mine back, or takes what the server holds there today; either way the question is settled. */
export function settle(
  now: Editing,
  path: readonly string[],
  choice: "mine" | "theirs",
  atMs: number,
): Editing {
  const found = now.conflicts.find((one) => placeOf(one.path) === placeOf(path));
  if (!found) return now;
  const conflicts = now.conflicts.filter((one) => one !== found);
  const changes: Change[] =
    choice === "mine"
      ? [{ path, from: found.theirs, to: found.mine }]
      : diffJson(asJson(now.document), asJson(now.base)).filter((one) => isWithin(path, one.path));
  const document = asDocument(applyChanges(asJson(now.document), changes));
  return { ...edit({ ...now, typing: null }, document, atMs), conflicts, typing: null };
}

/** Whether one of two paths leads through the other. */
const isWithin = (a: readonly string[], b: readonly string[]) =>
  a.slice(0, b.length).every((key, at) => key === b[at]);
