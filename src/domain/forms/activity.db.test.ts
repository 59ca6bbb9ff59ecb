import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listProjects, takeOffline } from "#domain/projects/index.ts";
import { dayMs } from "#kit/time.ts";
import { openForms, plainForm } from "../../../tests/factories/published-forms.ts";
import { formActivity } from "./index.ts";

let rig: Awaited<ReturnType<typeof openForms>>;
beforeAll(async () => {
  rig = await openForms();
});
afterAll(() => rig.studio.database.close());
beforeEach(() => rig.beginAgain());

const list = async () => {
  const { items } = await listProjects(
    rig.people.ada,
    {},
    { ...rig.studio.deps, projects: { ...rig.studio.deps.projects, activity: [formActivity] } },
  );
  return Object.fromEntries(items.map(({ id, week, liveNumber }) => [id, { week, liveNumber }]));
};

test("the list says which version of a form is live, and its answers of the last seven days", async () => {
  const [busy, quiet, gone] = [
    await rig.publish(plainForm()),
    await rig.publish(plainForm()),
    await rig.publish(plainForm()),
  ];
  const now = Date.now();
  for (const daysAgo of [8, 6, 1, 0]) {
    rig.studio.setClock(new Date(now - daysAgo * dayMs));
    await rig.send(busy.address, { name: "Bo" });
  }
  await rig.send(gone.address, { name: "Bo" });
  await takeOffline(rig.people.ada, gone.projectId, rig.studio.deps);
  expect(await list()).toEqual({
    [busy.projectId]: { week: { count: 3, noun: "answer", waiting: 0 }, liveNumber: 1 },
    [quiet.projectId]: { week: { count: 0, noun: "answer", waiting: 0 }, liveNumber: 1 },
    [gone.projectId]: { week: null, liveNumber: null },
  });
});
