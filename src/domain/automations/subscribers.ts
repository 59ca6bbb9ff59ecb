import type { Tx } from "#db/open.ts";
import { findLead, leadTaken } from "#domain/chatbots/index.ts";
import {
  botConversationEnded,
  botQuestionUnanswered,
  selectUnanswered,
} from "#domain/conversations/index.ts";
import { defineSubscriber, type Subscriber } from "#domain/events/index.ts";
import { deleteFilesOf } from "#domain/files/index.ts";
import { findAnswer, formAnswered } from "#domain/forms/index.ts";
import { requireAdmin } from "#domain/identity/index.ts";
import { findPaidOrder, orderPaid } from "#domain/orders/index.ts";
import { findDraft, projectDeleted } from "#domain/projects/index.ts";
import { findVideo, videoDone, videoFailed } from "#domain/videos/index.ts";
import { AppError } from "#errors";
import type { Json } from "#kit/json-changes.ts";
import type { AutomationDeps } from "./deps.ts";
import { listen, stopListening } from "./listen.ts";
import { filesOfAutomation } from "./made-file-link.ts";
import { selectDepthOf } from "./queries-signals.ts";
import {
  deleteAllOfProject,
  selectListening,
  selectOfType,
  type TriggerRow,
} from "./queries-triggers.ts";
import { selectRun } from "./queries.ts";
import { runOfQuestion } from "./question-key.ts";
import { isTooDeep } from "./rules.ts";
import { unlessPlanLimit } from "./schedules.ts";
import { tell } from "./signals.ts";
import { startRun } from "./start-run.ts";

type Happened = {
  type: string;
  projectId: string;
  eventId: string;
  /** Names what happened where an automation may have made it happen, so that a circle ends. */
  topic?: string;
  /** The same, where it is known. */
  depthBefore?: number;
  data: () => Promise<Json | null>;
};

/** Starts each automation of the owner that listens to what happened. */
async function startListening(
  tx: Tx,
  { type, projectId, eventId, topic, depthBefore, data }: Happened,
  deps: AutomationDeps,
): Promise<void> {
  const ownerId = (await findDraft(tx, projectId))?.ownerId;
  if (ownerId === undefined) return;
  const triggers = await selectListening(tx, { ownerId, type, sourceId: projectId });
  if (triggers.length === 0) return;
  const before = depthBefore ?? (topic === undefined ? null : await selectDepthOf(tx, topic));
  const depth = before === null ? 0 : before + 1;
  if (isTooDeep(depth)) return;
  const given = await data();
  if (given === null) return;
  for (const trigger of triggers) await startBy(tx, trigger, { eventId, data: given, depth }, deps);
}

/** Starts one automation, unless its plan is used up. */
async function startBy(
  tx: Tx,
  { projectId, ownerId, deploymentId, triggerId, type }: TriggerRow,
  { eventId, data, depth }: { eventId: string; data: Json; depth: number },
  deps: AutomationDeps,
): Promise<void> {
  await tx
    .transaction((inner) =>
      startRun(
        inner,
        {
          projectId,
          ownerId,
          plan: { deploymentId },
          trigger: { id: triggerId, type },
          data,
          key: `event/${eventId}/${triggerId}`,
          depth,
        },
        deps,
      ),
    )
    .catch(unlessPlanLimit);
}

const onFormAnswered = defineSubscriber({
  name: "automations.form-answered",
  event: formAnswered,
  handle: (tx, { id, payload: { projectId, answerId } }, deps: AutomationDeps) =>
    startListening(
      tx,
      { type: "form", projectId, eventId: id, data: () => findAnswer(tx, { projectId, answerId }) },
      deps,
    ),
});

const onLeadTaken = defineSubscriber({
  name: "automations.lead-taken",
  event: leadTaken,
  handle: (tx, { id, payload: { projectId, leadId } }, deps: AutomationDeps) =>
    startListening(
      tx,
      {
        type: "lead",
        projectId,
        eventId: id,
        topic: `lead/${leadId}`,
        async data() {
          const lead = await findLead({ projectId, leadId, botName: "" }, { db: tx });
          return lead && { ...lead };
        },
      },
      deps,
    ),
});

const onConversationEnded = defineSubscriber({
  name: "automations.conversation-ended",
  event: botConversationEnded,
  handle: (tx, { id, payload: { projectId, conversationId } }, deps: AutomationDeps) =>
    startListening(
      tx,
      {
        type: "conversation",
        projectId,
        eventId: id,
        topic: `conversation/${conversationId}`,
        data: async () => ({ conversationId, projectId }),
      },
      deps,
    ),
});

const onUnanswered = defineSubscriber({
  name: "automations.bot-question-unanswered",
  event: botQuestionUnanswered,
  async handle(tx, { id, payload }, deps: AutomationDeps) {
    const { projectId, conversationId, messageId } = payload;
    const missed = await selectUnanswered(tx, { desk: projectId, messageId });
    if (!missed) return;
    const { key, ...said } = missed;
    // An automation that asked the question itself is one of the chain.
    const askedBy = runOfQuestion(key);
    const before = askedBy === null ? null : await selectRun(tx, askedBy);
    const data = { ...said, conversationId, projectId };
    const given = { type: "unanswered", projectId, eventId: id, data: async () => data };
    await startListening(tx, { ...given, ...(before && { depthBefore: before.depth }) }, deps);
  },
});

const onVideoDone = defineSubscriber({
  name: "automations.video-done",
  event: videoDone,
  async handle(tx, { id, payload: { projectId, videoId, seconds } }, deps: AutomationDeps) {
    const topic = `video/${videoId}`;
    const file = (await findVideo(tx, videoId))?.fileId ?? null;
    const data = { video: videoId, file, seconds };
    await tell(tx, topic, { data }, deps);
    const given = { type: "video", projectId, eventId: id, topic, data: async () => data };
    await startListening(tx, given, deps);
  },
});

const onVideoFailed = defineSubscriber({
  name: "automations.video-failed",
  event: videoFailed,
  handle: (tx, { payload: { videoId } }, deps: AutomationDeps) =>
    tell(tx, `video/${videoId}`, { data: null, problem: "The video couldn’t be made." }, deps),
});

/**
 * A payment settled: starts the automations of whoever ordered, and those of admins, who see every order. Whether
 * somebody is one is asked at this moment.
 */
const onOrderPaid = defineSubscriber({
  name: "automations.order-paid",
  event: orderPaid,
  async handle(tx, { id, payload: { orderId } }, deps: AutomationDeps) {
    const order = await findPaidOrder(tx, orderId);
    if (!order) return;
    const { buyerId, ...data } = order;
    for (const trigger of await selectOfType(tx, "order")) {
      const isOwn = trigger.ownerId === buyerId;
      if (isOwn || (await isAdmin(tx, trigger.ownerId, deps)))
        await startBy(tx, trigger, { eventId: id, data, depth: 0 }, deps);
    }
  },
});

const isAdmin = (tx: Tx, userId: string, deps: AutomationDeps): Promise<boolean> =>
  requireAdmin(tx, { userId }, deps).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.code === "forbidden") return false;
      throw error;
    },
  );

/** An automation was deleted for good: what it did and kept goes with it. */
const deleteWithProject = defineSubscriber({
  name: "automations.delete-with-project",
  event: projectDeleted,
  async handle(tx, { payload: { projectId } }, _deps: AutomationDeps) {
    await deleteAllOfProject(tx, projectId);
    await deleteFilesOf(tx, filesOfAutomation(projectId));
  },
});

/** Whom it listens to. */
export const automationSubscribers: readonly Subscriber<unknown, AutomationDeps>[] = [
  listen,
  stopListening,
  onFormAnswered,
  onLeadTaken,
  onConversationEnded,
  onUnanswered,
  onVideoDone,
  onVideoFailed,
  onOrderPaid,
  deleteWithProject,
];
