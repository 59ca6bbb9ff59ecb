import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { pauseProject } from "#domain/projects/index.ts";
import { when } from "../../../tests/factories/forms.ts";
import { openForms, plainForm } from "../../../tests/factories/published-forms.ts";
import { listAnswers, pruneFormAnswersJob, readPublicForm, submitForm } from "./index.ts";

let rig: Awaited<ReturnType<typeof openForms>>;
beforeAll(async () => {
  rig = await openForms();
});
afterAll(() => rig.studio.database.close());
beforeEach(() => rig.beginAgain());

describe("answering", () => {
  test("stores what was asked, tells other nouns, and counts it once towards the plan", async () => {
    const { address, projectId } = await rig.publish(plainForm());
    const outcome = await rig.send(address, {
      name: " Bo ",
      age: "42",
      pet: "no",
      kind: "option-1",
    });
    expect(outcome).toMatchObject({ kind: "sent", ending: { title: "Thank you" } });
    const list = await listAnswers(rig.people.ada, { projectId, after: "" }, rig.deps);
    expect(list).toMatchObject({ total: 1, isLive: true, canDelete: true });
    expect(list.items[0]?.answers).toEqual({ name: "Bo", age: 42, pet: "no" });
    expect(
      await rig.rows(`select payload->>'projectId' as id from events where type = 'form.answered'`),
    ).toEqual([{ id: projectId }]);
  });

  test("required answers, unknown options and wrong kinds are refused, sent by hand or not", async () => {
    const { address, projectId } = await rig.publish(plainForm());
    expect(await rig.send(address, {})).toMatchObject({
      kind: "problems",
      problems: [{ fieldId: "name", message: "Enter an answer." }],
    });
    expect(await rig.send(address, { name: "Bo", pet: "yes", kind: "option-9" })).toMatchObject({
      problems: [{ fieldId: "kind" }],
    });
    expect(await rig.send(address, { name: "Bo", mail: "bo", age: "old" })).toMatchObject({
      problems: [{ fieldId: "mail" }, { fieldId: "age" }],
    });
    expect((await listAnswers(rig.people.ada, { projectId, after: "" }, rig.deps)).total).toBe(0);
  });

  test("fields that the form doesn't have are dropped, and what is no submission is refused", async () => {
    const { address, projectId } = await rig.publish(plainForm());
    await rig.send(address, { name: "Bo", role: "admin", __proto__x: "y" });
    const { items } = await listAnswers(rig.people.ada, { projectId, after: "" }, rig.deps);
    expect(items[0]?.answers).toEqual({ name: "Bo" });
    for (const bad of [null, "x", { address }, { address, key: "short", answers: {} }])
      await expect(submitForm(bad, rig.deps)).rejects.toThrow(
        expect.objectContaining({ code: "invalid_input" }),
      );
    await expect(rig.send("nowhere", { name: "Bo" })).rejects.toThrow(
      expect.objectContaining({ code: "not_found" }),
    );
  });

  test("the same filling-in sent many times at once is one answer", async () => {
    const { address, projectId } = await rig.publish(plainForm());
    const key = "k".repeat(32);
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => rig.send(address, { name: "Bo" }, { key })),
    );
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(["sent"]));
    expect((await listAnswers(rig.people.ada, { projectId, after: "" }, rig.deps)).total).toBe(1);
  });

  test(
    "many people at once are all stored, each once, and counted once towards the plan",
    { timeout: 120_000 },
    async () => {
      const many = process.env["TEST_LONG"] ? 1000 : 100;
      const { address, projectId } = await rig.publish(plainForm());
      const people = Array.from({ length: many }, (_, at) => `Person ${at}`);
      const outcomes = await Promise.all(people.map((name) => rig.send(address, { name })));
      expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(["sent"]));
      const list = await listAnswers(rig.people.ada, { projectId, after: "" }, rig.deps);
      expect(list.total).toBe(many);
      expect(
        await rig.rows("select count(distinct answers->>'name')::int as many from form_answers"),
      ).toEqual([{ many }]);
      expect(await rig.rows("select used::int from usage_months")).toEqual([{ used: many }]);
      expect(
        await rig.rows(`select count(*)::int as many from events where type = 'form.answered'`),
      ).toEqual([{ many }]);
    },
  );

  test("where not all of those at once fit the plan, as many are stored as fit", async () => {
    rig.setPlan("free");
    const { address, projectId } = await rig.publish(plainForm());
    await rig.send(address, { name: "First" });
    await rig.studio.database.pool.query("update usage_months set used = 95");
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, at) => rig.send(address, { name: `Person ${at}` })),
    );
    expect(outcomes.filter(({ kind }) => kind === "sent")).toHaveLength(5);
    const { total } = await listAnswers(rig.people.ada, { projectId, after: "" }, rig.deps);
    expect(total).toBe(6);
  });

  test("a filled spam trap, or a form sent faster than anyone can type, stores nothing", async () => {
    const { address, projectId } = await rig.publish(plainForm());
    expect(await rig.send(address, { name: "Bo" }, { "bot-field": "x" })).toMatchObject({
      kind: "sent",
    });
    expect(await rig.send(address, { name: "Bo" }, { begunAt: Date.now() })).toMatchObject({
      kind: "too-fast",
    });
    expect((await listAnswers(rig.people.ada, { projectId, after: "" }, rig.deps)).total).toBe(0);
  });

  test("consent that is asked for is needed, and its text is kept with the answer", async () => {
    const { address } = await rig.publish({
      ...plainForm(),
      consent: { isAsked: true, text: "You may call me." },
    });
    expect(await rig.send(address, { name: "Bo" })).toMatchObject({
      problems: [{ fieldId: "consent" }],
    });
    await rig.send(address, { name: "Bo" }, { consent: true });
    expect(await rig.rows("select consent_text from form_answers")).toEqual([
      { consent_text: "You may call me." },
    ]);
  });

  test("an ending that isn't stored leaves nothing behind", async () => {
    const form = plainForm();
    const [thanks] = form.endings;
    if (!thanks) throw new Error("no ending");
    const sorry = {
      ...thanks,
      id: "sorry",
      storesAnswer: false,
      showWhen: when("pet", "equals", "no"),
    };
    const { address, projectId } = await rig.publish({ ...form, endings: [sorry, thanks] });
    expect(await rig.send(address, { name: "Bo", pet: "no" })).toMatchObject({
      ending: { id: "sorry" },
    });
    expect((await listAnswers(rig.people.ada, { projectId, after: "" }, rig.deps)).total).toBe(0);
  });
});

describe("closing", () => {
  test("a form with a limit takes no more than that, however many come at once", async () => {
    const form = plainForm();
    const { address, projectId } = await rig.publish({
      ...form,
      delivery: { ...form.delivery, maxAnswers: 3 },
    });
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, at) => rig.send(address, { name: `Person ${at}` })),
    );
    expect(outcomes.filter(({ kind }) => kind === "sent")).toHaveLength(3);
    expect((await listAnswers(rig.people.ada, { projectId, after: "" }, rig.deps)).total).toBe(3);
    expect(await readPublicForm(address, rig.deps)).toMatchObject({ state: "closed" });
  });

  test("nothing is taken after the last day, or while paused", async () => {
    const form = plainForm();
    const { address, projectId } = await rig.publish({
      ...form,
      delivery: { ...form.delivery, closesOn: "2026-05-01", closedText: "Too late." },
    });
    rig.studio.setClock(new Date("2026-05-01T23:59:59Z"));
    expect(await rig.send(address, { name: "Bo" })).toMatchObject({ kind: "sent" });
    rig.studio.setClock(new Date("2026-05-02T00:00:00Z"));
    expect(await rig.send(address, { name: "Bo" })).toEqual({ kind: "closed", text: "Too late." });
    rig.studio.setClock(new Date("2026-05-01T12:00:00Z"));
    await pauseProject(rig.people.ada, { projectId, isPaused: true }, rig.studio.deps);
    expect(await rig.send(address, { name: "Bo" })).toMatchObject({ kind: "closed" });
    expect(await readPublicForm(address, rig.deps)).toMatchObject({ state: "paused" });
  });

  test("beyond its owner's plan a form is closed, and nothing of the answer stays", async () => {
    rig.setPlan("free");
    const { address, projectId } = await rig.publish(plainForm());
    await rig.send(address, { name: "First" });
    await rig.studio.database.pool.query("update usage_months set used = 100");
    expect(await readPublicForm(address, rig.deps)).toMatchObject({ state: "closed" });
    expect(await rig.send(address, { name: "Bo" })).toMatchObject({ kind: "closed" });
    expect(await listAnswers(rig.people.ada, { projectId, after: "" }, rig.deps)).toMatchObject({
      total: 1,
      isPlanUsedUp: true,
    });
    expect(await rig.rows("select id from events where type = 'form.answered'")).toHaveLength(1);
  });

  test("an answer is deleted when its time is over, and not before", async () => {
    const form = plainForm();
    const { address, projectId } = await rig.publish({
      ...form,
      delivery: { ...form.delivery, keepMonths: 1 },
    });
    rig.studio.setClock(new Date("2026-05-01T00:00:00Z"));
    await rig.send(address, { name: "Bo" });
    const prune = async (day: string) => {
      rig.studio.setClock(new Date(day));
      await pruneFormAnswersJob.run({}, rig.deps, { step: (_name, work) => work() });
      return (await listAnswers(rig.people.ada, { projectId, after: "" }, rig.deps)).total;
    };
    expect(await prune("2026-05-30T00:00:00Z")).toBe(1);
    expect(await prune("2026-06-01T00:00:00Z")).toBe(0);
  });
});
