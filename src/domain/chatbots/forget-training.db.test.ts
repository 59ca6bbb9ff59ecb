import { afterAll, beforeAll, expect, test } from "vitest";
import { type BoundSubscriber, bindSubscriber } from "#domain/events/index.ts";
import { collectionOfBot } from "#domain/knowledge/index.ts";
import { deleteProject, purgeProject, startProject } from "#domain/projects/index.ts";
import { deliverEvents, subscribe } from "../../../tests/factories/events.ts";
import { openStudio } from "../../../tests/factories/studio.ts";
import { trainingOn } from "../../../tests/factories/training.ts";
import { addBotSource, trainingSubscribers } from "./index.ts";

let studio: Awaited<ReturnType<typeof openStudio>>;
let subscribers: BoundSubscriber[];
beforeAll(async () => {
  studio = await openStudio();
  subscribers = trainingSubscribers.map((one) => bindSubscriber(one, {}));
  await subscribe(studio.database, subscribers);
});
afterAll(() => studio.database.close());

test("what a bot has learned goes with its project, and nothing of another bot's", async () => {
  const rig = trainingOn(studio.database);
  const { actor } = await studio.people.insert();
  const input = { kind: "text", title: "Hours", text: "The harbour opens at six." };
  const start = async () => {
    const projectId = await startProject(actor, { serviceType: "chatbot" }, studio.deps);
    await addBotSource(actor, { projectId, input }, { ...rig.deps });
    return projectId;
  };
  const [gone, kept] = [await start(), await start()];
  await rig.work();
  await deleteProject(actor, gone, studio.deps);
  await purgeProject(actor, gone, studio.deps);
  await deliverEvents(studio.database, subscribers);
  for (const table of ["knowledge_sources", "passages", "passage_words", "collection_words"]) {
    const { rows } = await studio.database.pool.query(`select distinct collection from ${table}`);
    expect(rows).toEqual([{ collection: collectionOfBot(kept) }]);
  }
});
