import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listProjects, publishProject } from "#domain/projects/index.ts";
import { dayMs } from "#kit/time.ts";
import { finished, openVideos } from "../../../tests/factories/videos.ts";
import { videoActivity } from "./index.ts";

let rig: Awaited<ReturnType<typeof openVideos>>;
beforeAll(async () => {
  rig = await openVideos();
});
afterAll(() => rig.studio.database.close());
beforeEach(() => rig.beginAgain());

test("the list says how many videos of a published project were finished in the last seven days", async () => {
  const project = await rig.project();
  rig.played.play(() => finished());
  const now = Date.now();
  for (const daysAgo of [8, 6, 1]) {
    rig.studio.setClock(new Date(now - daysAgo * dayMs));
    await rig.run(await rig.generate(project));
  }
  rig.studio.setClock(new Date(now));
  await rig.generate(project); // is still being made
  const week = async () => {
    const { deps } = rig.studio;
    const activity = [videoActivity];
    const { items } = await listProjects(
      rig.people.ada,
      {},
      { ...deps, projects: { ...deps.projects, activity } },
    );
    return items[0]?.week;
  };
  expect(await week()).toBeNull();
  await publishProject(rig.people.ada, project, rig.studio.deps);
  expect(await week()).toEqual({ count: 2, noun: "new video", waiting: 0 });
});
