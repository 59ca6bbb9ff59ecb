import { defineSubscriber, type Subscriber } from "#domain/events/index.ts";
import { projectDeleted } from "#domain/projects/index.ts";
import type { VideoDeps } from "./deps.ts";
import { discardWork, dropWork } from "./drop-work.ts";
import { deleteVideosOf } from "./queries.ts";
import { isOver } from "./states.ts";

/** A project was deleted for good: its videos go, finished or not, with their files. */
const deleteWithProject = defineSubscriber({
  name: "videos.delete-with-project",
  event: projectDeleted,
  async handle(tx, { payload: { projectId } }, _deps: VideoDeps) {
    for (const video of await deleteVideosOf(tx, { projectId }))
      await (isOver(video.state) ? discardWork : dropWork)(tx, video);
  },
});

/** Whom it listens to. */
export const videoSubscribers: readonly Subscriber<unknown, VideoDeps>[] = [deleteWithProject];
