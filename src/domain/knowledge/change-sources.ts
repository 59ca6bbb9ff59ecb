import { enqueueJob } from "#db/jobs.ts";
import type { Tx } from "#db/open.ts";
import { deleteFilesOf, listFiles } from "#domain/files/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { oneLine } from "#kit/text.ts";
import { dayMs } from "#kit/time.ts";
import { type CollectionId, sourceLimits } from "./contract.ts";
import type { TrainingDeps } from "./deps.ts";
import { enqueueReading, followSwitchJob, requestReading } from "./jobs.ts";
import {
  countSources,
  insertSource,
  lockSource,
  selectSource,
  selectSources,
  type SourceRow,
  updateSource,
} from "./queries-sources.ts";
import { lockAdding } from "./queries.ts";
import type { StoredInput } from "./tables.ts";

/** A bot's knowledge, and whose plan it counts in. The caller has checked that it may be changed. */
export type OwnCollection = { collection: CollectionId; ownerId: string };

/** To which files of a bot's sources are uploaded. */
export const filesOfCollection = (collection: CollectionId) => ({
  kind: "bot-source",
  id: collection.replace(/^bot\//, ""),
});

/** Adds a source, which is read soon. @returns its id @throws AppError too_many_sources, not_found (its file) */
export async function addSource(
  tx: Tx,
  { collection, ownerId }: OwnCollection,
  input: StoredInput,
  { clock }: Pick<TrainingDeps, "clock">,
): Promise<string> {
  await lockAdding(tx, collection);
  if ((await countSources(tx, collection)) >= sourceLimits.sources)
    throw new AppError("too_many_sources");
  const title = await titleOf(tx, collection, input);
  const id = newId("src");
  const { kind } = input;
  const row = { id, collection, ownerId, kind, title, input, addedAt: clock() };
  await insertSource(tx, { ...row, state: "waiting", round: 1 });
  await enqueueReading(tx, { sourceId: id, round: 1 });
  await dropForgottenFiles(tx, collection, { clock });
  return id;
}

/** Changes what a source is read from, and has it read. @throws AppError not_found, invalid_input */
export async function changeSource(
  tx: Tx,
  { collection, sourceId }: { collection: CollectionId; sourceId: string },
  input: StoredInput,
): Promise<void> {
  const source = await holdSource(tx, { collection, sourceId });
  if (source.kind !== input.kind)
    throw new AppError("invalid_input", {
      message: "You can’t change the type of a source. Add a new one instead.",
    });
  const { input: before } = source;
  const title = await titleOf(tx, collection, input, source.id);
  await updateSource(tx, source.id, { input, title });
  if (before.kind === "file" && input.kind === "file" && before.fileId !== input.fileId)
    await deleteFilesOf(tx, filesOfCollection(collection), { ids: [before.fileId] });
  await requestReading(tx, source);
}

/** Answers rest on a source, or not any more, from now on. @throws AppError not_found */
export async function switchSource(
  tx: Tx,
  { collection, sourceId, isOn }: { collection: CollectionId; sourceId: string; isOn: boolean },
): Promise<void> {
  const source = await holdSource(tx, { collection, sourceId });
  if (source.isOn === isOn) return;
  await updateSource(tx, source.id, { isOn });
  await followSwitch(tx, source.id);
}

/** Deletes a source with what was learned from it, and its file. @throws AppError not_found */
export async function deleteSource(
  tx: Tx,
  { collection, sourceId }: { collection: CollectionId; sourceId: string },
  { clock }: Pick<TrainingDeps, "clock">,
): Promise<void> {
  const { id, round, input } = await holdSource(tx, { collection, sourceId });
  await updateSource(tx, id, { deletedAt: clock(), isOn: false, round: round + 1 });
  if (input.kind === "file")
    await deleteFilesOf(tx, filesOfCollection(collection), { ids: [input.fileId] });
  await followSwitch(tx, id);
}

/**
 * Has sources read: one of them, or all that may have something new. Texts, questions and files that were learned are
 * left alone then: changing them has them read at once.
 * @param trainingData as the draft has it; absent: it stays as it is
 * @throws AppError not_found
 */
export async function trainCollection(
  tx: Tx,
  own: OwnCollection,
  { sourceId, trainingData }: { sourceId?: string | undefined; trainingData?: string },
  deps: Pick<TrainingDeps, "clock">,
): Promise<void> {
  const { collection } = own;
  if (sourceId !== undefined) {
    await requestReading(tx, await holdSource(tx, { collection, sourceId }));
    return;
  }
  if (trainingData !== undefined) await takeTrainingData(tx, own, trainingData, deps);
  for (const { id } of await selectSources(tx, collection)) {
    const source = await lockSource(tx, id);
    if (source && !source.deletedAt && mayBeNew(source)) await requestReading(tx, source);
  }
}

const mayBeNew = ({ kind, state, isOn }: SourceRow): boolean =>
  isOn && (state === "failed" || (state === "ready" && (kind === "page" || kind === "site")));

/** The draft's Training Data becomes a source; without words it is none. */
async function takeTrainingData(
  tx: Tx,
  own: OwnCollection,
  typed: string,
  deps: Pick<TrainingDeps, "clock">,
): Promise<void> {
  const { collection } = own;
  const text = typed.trim();
  const input = { kind: "training-data", text } as const;
  await lockAdding(tx, collection);
  const before = (await selectSources(tx, collection)).find(({ kind }) => kind === input.kind);
  if (!before) {
    if (text !== "") await addSource(tx, own, input, deps);
  } else if (text === "") await deleteSource(tx, { collection, sourceId: before.id }, deps);
  else if (before.input.kind !== input.kind || before.input.text !== text)
    await changeSource(tx, { collection, sourceId: before.id }, input);
}

async function holdSource(
  tx: Tx,
  { collection, sourceId }: { collection: CollectionId; sourceId: string },
): Promise<SourceRow> {
  const found = await selectSource(tx, { collection, id: sourceId });
  const source = found && (await lockSource(tx, found.id));
  if (!source || source.deletedAt) throw new AppError("not_found");
  return source;
}

const followSwitch = (tx: Tx, sourceId: string) =>
  enqueueJob(tx, followSwitchJob, { sourceId }, { id: newId("knowledge.follow-switch") });

/** Called like this in the list and where answers name it. @throws AppError not_found: no such file was uploaded */
async function titleOf(
  tx: Tx,
  collection: CollectionId,
  input: StoredInput,
  ownId?: string,
): Promise<string> {
  switch (input.kind) {
    case "text":
      return oneLine(input.title);
    case "question":
      return oneLine(input.asks[0] ?? "")
        .slice(0, 200)
        .toWellFormed();
    case "training-data":
      return "Training Data";
    case "file": {
      const files = await listFiles(tx, filesOfCollection(collection));
      const file = files.find(({ id }) => id === input.fileId);
      const used = await filesInUse(tx, collection, ownId);
      if (!file || used.has(file.id)) throw new AppError("not_found");
      return file.name;
    }
    default:
      return input.url.slice(0, 200).toWellFormed();
  }
}

async function filesInUse(
  tx: Tx,
  collection: CollectionId,
  exceptOf?: string,
): Promise<Set<string>> {
  const all = await selectSources(tx, collection);
  return new Set(
    all.flatMap(({ id, input }) =>
      input.kind === "file" && id !== exceptOf ? [input.fileId] : [],
    ),
  );
}

/** Files that were uploaded and never added. */
async function dropForgottenFiles(
  tx: Tx,
  collection: CollectionId,
  { clock }: Pick<TrainingDeps, "clock">,
): Promise<void> {
  const used = await filesInUse(tx, collection);
  const dayAgo = clock().getTime() - dayMs;
  const ids = (await listFiles(tx, filesOfCollection(collection)))
    .filter(({ id, createdAt }) => !used.has(id) && Date.parse(createdAt) < dayAgo)
    .map(({ id }) => id);
  if (ids.length > 0) await deleteFilesOf(tx, filesOfCollection(collection), { ids });
}
