import { defineSubscriber, type Subscriber } from "#domain/events/index.ts";
import { deleteFilesOf } from "#domain/files/index.ts";
import { projectDeleted } from "#domain/projects/index.ts";
import type { FormDeps } from "./deps.ts";
import { filesOfAnswer, filesOfForm } from "./published-form.ts";
import { deleteAnswersOfProject } from "./queries.ts";

/** A project was deleted for good: its answers go, what was uploaded with them, and what waits to be sent. */
const deleteWithProject = defineSubscriber({
  name: "forms.delete-with-project",
  event: projectDeleted,
  async handle(tx, { payload: { projectId } }, _deps: FormDeps) {
    for (const id of await deleteAnswersOfProject(tx, projectId))
      await deleteFilesOf(tx, filesOfAnswer(id));
    await deleteFilesOf(tx, filesOfForm(projectId));
  },
});

/** Whom it listens to. */
export const formSubscribers: readonly Subscriber<unknown, FormDeps>[] = [deleteWithProject];
