import { defineSubscriber, type Subscriber } from "#domain/events/index.ts";
import { deleteFilesOf } from "#domain/files/index.ts";
import { collectionOfBot, filesOfCollection, forgetCollection } from "#domain/knowledge/index.ts";
import { projectDeleted } from "#domain/projects/index.ts";

/** A project was deleted for good: what its bot has learned goes, with the files that it was given. */
const forgetTraining = defineSubscriber({
  name: "chatbots.forget-training",
  event: projectDeleted,
  async handle(tx, { payload: { projectId } }, _deps: object) {
    const collection = collectionOfBot(projectId);
    await forgetCollection(tx, collection);
    await deleteFilesOf(tx, filesOfCollection(collection));
  },
});

/** Whom training listens to. */
export const trainingSubscribers: readonly Subscriber<unknown, object>[] = [forgetTraining];
