import { z } from "zod";
import type { Tx } from "#db/open.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { createUploadTicket, type FileDeps } from "#domain/files/index.ts";
import { type Actor, actorName } from "#domain/identity/index.ts";
import {
  addSource,
  changeSource,
  collectionOfBot,
  deleteSource,
  filesOfCollection,
  type OwnCollection,
  readSourceText,
  readTraining,
  SourceInput,
  sourceLimits,
  type SourceTextView,
  switchSource,
  trainCollection,
  type TrainingDeps,
  type TrainingView,
} from "#domain/knowledge/index.ts";
import { type ProjectRole, readChatbot, requireProject } from "#domain/projects/index.ts";
import { AppError } from "#errors";

/** What the training of a bot needs. */
export type BotTrainingDeps = TrainingDeps & FileDeps;

/** Files that a bot can learn from, by their endings. */
const accept = ".pdf,.docx,.xlsx,.csv,.txt,.md,.html,.htm";
const filesAtOnce = 50;

/** What a source is changed to: read from something else, or switched. */
const SourceChange = z.union([
  z.strictObject({ input: SourceInput }),
  z.strictObject({ isOn: z.boolean() }),
]);
/** Which source is read; none: all that may have something new. */
const TrainCall = z.object({ sourceId: z.string().max(64).optional() });

/** How the training of a bot stands, for the members of its project. @throws AppError signed_out, not_found */
export async function readBotTraining(
  actor: Actor,
  projectId: string,
  deps: BotTrainingDeps,
): Promise<TrainingView> {
  const { own, role, userId } = await requireBot(deps.db, actor, projectId, "viewer");
  const { collection, ownerId } = own;
  const upload = {
    subject: filesOfCollection(collection),
    ownerId,
    personId: userId,
    kinds: ["document", "webpage"],
    maxBytes: sourceLimits.fileBytes,
    maxFiles: filesAtOnce,
    isWaiting: false,
  } as const;
  return {
    ...(await readTraining(own, deps)),
    upload: role === "viewer" ? null : { ticket: createUploadTicket(upload, deps), accept },
  };
}

/** Adds a source, which is read soon. @returns its id @throws AppError also read_only, too_many_sources; ZodError */
export const addBotSource = (
  actor: Actor,
  { projectId, input }: { projectId: string; input: unknown },
  deps: BotTrainingDeps,
): Promise<string> =>
  changeTraining(actor, projectId, { action: "bot.source_added" }, deps, (tx, { own }) =>
    addSource(tx, own, SourceInput.parse(input), deps),
  );

/** Changes what a source is read from, or switches it. @throws AppError also read_only; ZodError */
export const changeBotSource = (
  actor: Actor,
  { projectId, sourceId, input }: { projectId: string; sourceId: string; input: unknown },
  deps: BotTrainingDeps,
): Promise<void> =>
  changeTraining(
    actor,
    projectId,
    { action: "bot.source_changed", sourceId },
    deps,
    (tx, { own }) => {
      const change = SourceChange.parse(input);
      const place = { collection: own.collection, sourceId };
      return "input" in change
        ? changeSource(tx, place, change.input)
        : switchSource(tx, { ...place, isOn: change.isOn });
    },
  );

/** Deletes a source with all that was learned from it. @throws AppError also read_only */
export const deleteBotSource = (
  actor: Actor,
  { projectId, sourceId }: { projectId: string; sourceId: string },
  deps: BotTrainingDeps,
): Promise<void> =>
  changeTraining(
    actor,
    projectId,
    { action: "bot.source_deleted", sourceId },
    deps,
    (tx, { own }) => deleteSource(tx, { collection: own.collection, sourceId }, deps),
  );

/** Has a bot learn: the draft's Training Data, and all sources that may have something new, or one of them. */
export const trainBot = (
  actor: Actor,
  { projectId, input }: { projectId: string; input: unknown },
  deps: BotTrainingDeps,
): Promise<void> =>
  changeTraining(actor, projectId, { action: "bot.trained" }, deps, (tx, { own, trainingData }) =>
    trainCollection(tx, own, { ...TrainCall.parse(input), trainingData }, deps),
  );

/** What was read of a source. @throws AppError signed_out, not_found */
export async function readBotSourceText(
  actor: Actor,
  { projectId, sourceId, after }: { projectId: string; sourceId: string; after: string },
  deps: BotTrainingDeps,
): Promise<SourceTextView> {
  const { own } = await requireBot(deps.db, actor, projectId, "viewer");
  return readSourceText({ collection: own.collection, sourceId, after }, deps);
}

type OwnBot = { own: OwnCollection; role: ProjectRole; userId: string; trainingData: string };

/** A bot that the actor may work on; projects of other types have nothing to learn. */
async function requireBot(
  db: Parameters<typeof requireProject>[0],
  actor: Actor,
  projectId: string,
  needed: ProjectRole,
): Promise<OwnBot> {
  const { project, role, userId } = await requireProject(db, actor, projectId, needed);
  const bot = readChatbot(project);
  if (!bot) throw new AppError("not_found");
  const own = { collection: collectionOfBot(projectId), ownerId: project.ownerId };
  return { own, role, userId, trainingData: bot.trainingData };
}

const changeTraining = <T>(
  actor: Actor,
  projectId: string,
  { action, sourceId }: { action: string; sourceId?: string },
  { db }: BotTrainingDeps,
  work: (tx: Tx, bot: OwnBot) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    const bot = await requireBot(tx, actor, projectId, "editor");
    await recordAudit(tx, {
      actor: actorName(actor),
      action,
      subject: `project/${projectId}`,
      ...(sourceId !== undefined && { detail: { sourceId } }),
    });
    return work(tx, bot);
  });
