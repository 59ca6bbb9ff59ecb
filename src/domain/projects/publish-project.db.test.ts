import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openStudio, type Studio } from "../../../tests/factories/studio.ts";
import { newField } from "./configuration/form-interface.ts";
import type { ConfigurationOf } from "./configuration/types.ts";
import {
  deleteProject,
  findDeployment,
  listDeployments,
  pauseProject,
  publishProject,
  readProject,
  restoreProject,
  rollBackProject,
  saveProject,
  startProject,
  takeOffline,
} from "./index.ts";

let studio: Studio;
let ada: { userId: string };
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.database.close());
beforeEach(async () => {
  await studio.empty();
  ada = await studio.people.insert({ name: "Ada" });
});

/** A form that asks one thing, saved. */
async function newForm(title = "Dental intake") {
  const id = await startProject(ada, { name: title, serviceType: "form-interface" }, studio.deps);
  await ask(id, title);
  return id;
}
async function ask(id: string, title: string) {
  const draft = await studio.draft(ada, id);
  const { formInterface } = draft.configuration as ConfigurationOf<"form-interface">;
  const field = { ...newField("name", "text", "step-1"), name: "Your name" };
  const configuration = { formInterface: { ...formInterface, title, fields: [field] } };
  const input = { ...draft, configuration };
  return (await saveProject(ada, { projectId: id, input }, studio.deps)).revision;
}
const publish = async (id: string) => {
  const { revision } = await readProject(ada, id, studio.deps);
  return publishProject(ada, { projectId: id, revision }, studio.deps);
};
const titleAt = async (address: string) => {
  const found = await findDeployment(studio.deps.db, address);
  return found && (found.configuration as ConfigurationOf<"form-interface">).formInterface.title;
};
const kinds = async () =>
  (await studio.database.pool.query("select type from events order by created_at")).rows.map(
    ({ type }: { type: string }) => type,
  );
const refusedAs = (code: string) => expect.objectContaining({ code });

describe("publishing", () => {
  test("freezes the draft at an address that can be said; editing changes nothing there", async () => {
    const id = await newForm("Zahnärzte & Söhne <b>");
    const { address, number } = await publish(id);
    expect(address).toMatch(/^zahnarzte-sohne-b-[0-9a-z]{6}$/);
    expect(number).toBe(1);
    await ask(id, "Another title");
    expect(await titleAt(address)).toBe("Zahnärzte & Söhne <b>");
    expect((await readProject(ada, id, studio.deps)).deployment).toMatchObject({
      state: "live",
      isChangedSince: true,
    });
  });

  test("again puts the new version live at the same address, and rolling back the former one", async () => {
    const id = await newForm("First");
    const first = await publish(id);
    await ask(id, "Second");
    const second = await publish(id);
    expect(second).toMatchObject({ number: 2, address: first.address, isChangedSince: false });
    expect(await titleAt(first.address)).toBe("Second");
    const back = { projectId: id, deploymentId: first.id };
    expect(await rollBackProject(ada, back, studio.deps)).toMatchObject({ number: 3 });
    expect(await titleAt(first.address)).toBe("First");
    const states = (await listDeployments(ada, id, studio.deps)).map(({ state }) => state);
    expect(states).toEqual(["live", "retired", "retired"]);
  });

  test("of what isn't complete, of a draft that was changed, or of a brief is refused", async () => {
    const empty = await startProject(ada, { serviceType: "form-interface" }, studio.deps);
    await expect(publish(empty)).rejects.toThrow(refusedAs("not_ready"));
    const id = await newForm();
    await expect(publishProject(ada, { projectId: id, revision: 1 }, studio.deps)).rejects.toThrow(
      refusedAs("draft_changed"),
    );
    const brief = await startProject(ada, { templateId: "bookings" }, studio.deps);
    await expect(publish(brief)).rejects.toThrow(refusedAs("not_publishable"));
    expect(await kinds()).toEqual([]);
  });

  test("twice at once leaves one deployment live", async () => {
    const id = await newForm();
    await Promise.all([publish(id), publish(id)]);
    const states = (await listDeployments(ada, id, studio.deps)).map(({ state }) => state);
    expect(states.filter((state) => state === "live")).toHaveLength(1);
  });
});

describe("the owner's plan", () => {
  test("limits projects, however many are started at once, and those in the bin don't count", async () => {
    const free = studio.onPlan("free");
    const tries = await Promise.allSettled([1, 2, 3, 4, 5].map(() => startProject(ada, {}, free)));
    const started = tries.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(started).toHaveLength(3);
    await deleteProject(ada, started[0] ?? "", free);
    await startProject(ada, {}, free);
    await expect(restoreProject(ada, started[0] ?? "", free)).rejects.toThrow(
      refusedAs("plan_limit"),
    );
  });

  test("limits what is published at once, not how often", async () => {
    const [one, two] = [await newForm("One"), await newForm("Two")];
    const free = studio.onPlan("free");
    const live = { projectId: one, revision: 2 };
    await publishProject(ada, live, free);
    await publishProject(ada, live, free);
    const other = { projectId: two, revision: 2 };
    await expect(publishProject(ada, other, free)).rejects.toThrow(refusedAs("plan_limit"));
    await takeOffline(ada, one, free);
    expect(await publishProject(ada, other, free)).toMatchObject({ state: "live" });
  });
});

describe("what is live", () => {
  test("can be paused, resumed and taken offline, and each is told", async () => {
    const id = await newForm();
    const { address } = await publish(id);
    await pauseProject(ada, { projectId: id, isPaused: true }, studio.deps);
    await pauseProject(ada, { projectId: id, isPaused: true }, studio.deps);
    expect(await findDeployment(studio.deps.db, address)).toMatchObject({ state: "paused" });
    await pauseProject(ada, { projectId: id, isPaused: false }, studio.deps);
    await takeOffline(ada, id, studio.deps);
    expect(await findDeployment(studio.deps.db, address)).toBeNull();
    expect(await kinds()).toEqual([
      "project.published",
      "project.stopped",
      "project.published",
      "project.stopped",
    ]);
  });

  test("goes offline with its project, and stays so when that is restored", async () => {
    const id = await newForm();
    const { address } = await publish(id);
    await deleteProject(ada, id, studio.deps);
    expect(await findDeployment(studio.deps.db, address)).toBeNull();
    await restoreProject(ada, id, studio.deps);
    expect(await findDeployment(studio.deps.db, address)).toBeNull();
    expect(await publish(id)).toMatchObject({ address, state: "live" });
  });

  test("isn't found at what is no address", async () => {
    for (const address of ["", "../x", "A", "%00", "x".repeat(65)])
      expect(await findDeployment(studio.deps.db, address)).toBeNull();
  });
});
