import { afterAll, beforeAll, expect, test } from "vitest";
import { type Bots, openBots } from "../../../tests/factories/bots.ts";
import { trainingOn } from "../../../tests/factories/training.ts";
import { addBotSource, readTopics } from "./index.ts";

let bots: Bots;
beforeAll(async () => {
  bots = await openBots();
});
afterAll(() => bots.close());

test("each topic names the sources that speak of it; one that none speaks of has none; strangers hear nothing", async () => {
  const rig = trainingOn(bots.database);
  const deps = { ...rig.deps, ...bots.deps, readers: rig.deps.readers };
  const { projectId } = await bots.publish({ name: "Rosie" });
  const teach = (input: object) => addBotSource(bots.ada, { projectId, input }, deps);
  const text = "The ferry to the island leaves at nine. Bicycles travel free.";
  const ferries = await teach({ kind: "text", title: "Timetable", text });
  const dogs = await teach({ kind: "question", asks: ["Are dogs allowed?"], answer: "Yes." });
  await rig.work();
  const topics = ["Ferry timetable", "Dogs", "Returns and exchanges"];
  const input = { topics };
  expect(await readTopics(bots.ada, { projectId, input }, deps)).toEqual([
    { topic: "Ferry timetable", sourceIds: [ferries] },
    { topic: "Dogs", sourceIds: [dogs] },
    { topic: "Returns and exchanges", sourceIds: [] },
  ]);
  await expect(readTopics(bots.eve, { projectId, input }, deps)).rejects.toMatchObject({
    code: "not_found",
  });
});
