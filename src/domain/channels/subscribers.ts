import type { Tx } from "#db/open.ts";
import { botVisitorErased, findBot } from "#domain/chatbots/index.ts";
import { botPersonSpoke } from "#domain/conversations/index.ts";
import { defineSubscriber, type Subscriber } from "#domain/events/index.ts";
import { forgetMails } from "#domain/mail/index.ts";
import { projectDeleted, projectPublished, projectStopped } from "#domain/projects/index.ts";
import type { ChannelDeps } from "./deps.ts";
import { forwardAnswers } from "./forward-answers.ts";
import { setMailbox } from "./queries-mailboxes.ts";
import { deleteAllOfProjects, deleteThreadsWithout, findThreadOf } from "./queries.ts";

/** A version of a bot went live: its mailbox is read from now on, or no longer. */
const readMailbox = defineSubscriber({
  name: "channels.read-mailbox",
  event: projectPublished,
  async handle(tx, { payload: { projectId, serviceType } }, _deps: ChannelDeps) {
    if (serviceType === "chatbot") await followBot(tx, projectId);
  },
});

const stopReading = defineSubscriber({
  name: "channels.stop-reading",
  event: projectStopped,
  handle: (tx, { payload: { projectId } }, _deps: ChannelDeps) => followBot(tx, projectId),
});

async function followBot(tx: Tx, projectId: string): Promise<void> {
  const bot = await findBot(tx, projectId).catch(() => null);
  const isUsed = bot?.config.channels.includes("email") ?? false;
  await setMailbox(tx, projectId, (isUsed && bot?.config.integrations.mailboxConnectionId) || null);
}

/** What a person says in the bot's place goes out like an answer. */
const sendPersonsWords = defineSubscriber({
  name: "channels.send-persons-words",
  event: botPersonSpoke,
  async handle(tx, { payload: { conversationId } }, deps: ChannelDeps) {
    const thread = await findThreadOf(tx, conversationId);
    if (thread) await forwardAnswers(tx, thread.id, deps);
  },
});

const forgetVisitor = defineSubscriber({
  name: "channels.forget-visitor",
  event: botVisitorErased,
  async handle(tx, { payload: { projectId } }, _deps: ChannelDeps) {
    const about = await deleteThreadsWithout(tx, projectId);
    // Copies of what was sent by our own mail service.
    await forgetMails(tx, { about, email: null });
  },
});

const deleteWithProject = defineSubscriber({
  name: "channels.delete-with-project",
  event: projectDeleted,
  handle: (tx, { payload: { projectId } }, _deps: ChannelDeps) =>
    deleteAllOfProjects(tx, [projectId]),
});

/** Whom it listens to. */
export const channelSubscribers: readonly Subscriber<unknown, ChannelDeps>[] = [
  readMailbox,
  stopReading,
  sendPersonsWords,
  forgetVisitor,
  deleteWithProject,
];
