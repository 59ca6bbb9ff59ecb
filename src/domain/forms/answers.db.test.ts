import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { saveProject } from "#domain/projects/index.ts";
import { formOf, question } from "../../../tests/factories/forms.ts";
import { openForms, plainForm } from "../../../tests/factories/published-forms.ts";
import {
  deleteAnswer,
  exportAnswers,
  listAnswers,
  readPublicForm,
  summarizeAnswers,
} from "./index.ts";

let rig: Awaited<ReturnType<typeof openForms>>;
beforeAll(async () => {
  rig = await openForms();
});
afterAll(() => rig.studio.database.close());
beforeEach(() => rig.beginAgain());

async function textsOf(lines: AsyncGenerator<string>) {
  let text = "";
  for await (const line of lines) text += line;
  return text;
}

describe("mail", () => {
  const mails = () =>
    rig.rows(`select "to", subject, text, html from mails order by "to"`) as Promise<
      { to: string; subject: string; text: string; html: string }[]
    >;

  test("the owner's addresses get the answer, and whoever answered a copy, with all markup as text", async () => {
    const form = plainForm();
    const { address } = await rig.publish({
      ...form,
      delivery: { ...form.delivery, emails: ["desk@shop.test"], sendsCopy: true },
    });
    await rig.send(address, {
      name: "<img src=x onerror=alert(1)>",
      mail: "bo@example.com",
      pet: "no",
    });
    const [copy, answer] = await mails();
    expect(copy).toMatchObject({ to: "bo@example.com", subject: "Your answers: Feedback" });
    expect(answer).toMatchObject({ to: "desk@shop.test", subject: "New answer: Feedback" });
    expect(answer?.text).toContain("Question pet: No");
    expect(answer?.html).not.toContain("<img");
    expect(answer?.html).toContain("&lt;img");
  });

  test("a copy carries no link that a stranger typed, and an address gets three a day", async () => {
    const form = plainForm();
    const { address } = await rig.publish({
      ...form,
      delivery: { ...form.delivery, sendsCopy: true },
    });
    for (const name of ["Win at https://evil.example", "a", "b", "c", "d"])
      await rig.send(address, { name, mail: "victim@example.com" });
    const sent = await mails();
    expect(sent).toHaveLength(3);
    expect(sent.map(({ text }) => text).join("\n")).not.toContain("evil");
  });
});

describe("reading answers", () => {
  test("another's form can't be told from a missing one, in any way", async () => {
    const { address, projectId } = await rig.publish(plainForm());
    await rig.send(address, { name: "Bo" });
    const { items } = await listAnswers(rig.people.ada, { projectId, after: "" }, rig.deps);
    const answerId = items[0]?.id ?? "";
    for (const attempt of [
      () => listAnswers(rig.people.eve, { projectId, after: "" }, rig.deps),
      () => summarizeAnswers(rig.people.eve, projectId, rig.deps),
      () => exportAnswers(rig.people.eve, projectId, rig.deps),
      () => deleteAnswer(rig.people.eve, { projectId, answerId }, rig.deps),
    ])
      await expect(attempt()).rejects.toThrow(expect.objectContaining({ code: "not_found" }));
    await deleteAnswer(rig.people.ada, { projectId, answerId }, rig.deps);
    expect((await listAnswers(rig.people.ada, { projectId, after: "" }, rig.deps)).total).toBe(0);
  });

  test("an answer can be deleted through its own form only", async () => {
    const mine = await rig.publish(plainForm());
    const other = await rig.publish(plainForm());
    await rig.send(mine.address, { name: "Bo" });
    const { items } = await listAnswers(
      rig.people.ada,
      { projectId: mine.projectId, after: "" },
      rig.deps,
    );
    await expect(
      deleteAnswer(
        rig.people.ada,
        { projectId: other.projectId, answerId: items[0]?.id ?? "" },
        rig.deps,
      ),
    ).rejects.toThrow(expect.objectContaining({ code: "not_found" }));
  });

  test("charts count every option, also those nobody chose", async () => {
    const { address, projectId } = await rig.publish(plainForm());
    await rig.send(address, { name: "A", pet: "yes", kind: "option-2", stars: "4", age: "20" });
    await rig.send(address, { name: "B", pet: "no", stars: "4", age: "40" });
    const charts = await summarizeAnswers(rig.people.ada, projectId, rig.deps);
    const of = (id: string) => charts.find(({ fieldId }) => fieldId === id);
    expect(of("kind")).toMatchObject({
      answered: 1,
      bars: [
        { name: "Option 1", count: 0 },
        { name: "Option 2", count: 1 },
      ],
    });
    expect(of("stars")).toMatchObject({ bars: [{}, {}, {}, { name: "4", count: 2 }, {}] });
    expect(of("age")).toMatchObject({ kind: "numbers", mean: 30, min: 20, max: 40 });
    expect(of("name")).toEqual({ fieldId: "name", kind: "texts", answered: 2 });
    expect(of("mail")).toMatchObject({ answered: 0 });
  });

  test("the export holds every answer once, and no formula", async () => {
    const { address, projectId } = await rig.publish(plainForm());
    await rig.send(address, {
      name: '=HYPERLINK("https://evil.example")',
      pet: "yes",
      kind: "option-2",
    });
    await rig.send(address, { name: 'Bo, the "second"' });
    const { fileName, lines } = await exportAnswers(rig.people.ada, projectId, rig.deps);
    const text = await textsOf(lines);
    expect(fileName).toBe("Feedback-answers.csv");
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(text).toContain(`"Bo, the ""second"""`);
    expect(text).toContain(`"Yes","Option 2"`);
    expect(text.trim().split("\r\n")).toHaveLength(3);
  });

  test("what only its owner may know isn't on the public page", async () => {
    const form = plainForm();
    const { address } = await rig.publish({
      ...form,
      logic: ["secret note"],
      integrations: ["secret hook"],
      delivery: { ...form.delivery, emails: ["secret@shop.test"], maxAnswers: 7 },
    });
    expect(JSON.stringify(await readPublicForm(address, rig.deps))).not.toMatch(
      /secret|"maxAnswers":7/,
    );
  });

  test("a draft changes nothing of what is live", async () => {
    const { address, projectId } = await rig.publish(plainForm());
    const draft = await rig.studio.draft(rig.people.ada, projectId);
    const configuration = { formInterface: formOf([question("other", "text")]) };
    await saveProject(
      rig.people.ada,
      { projectId, input: { ...draft, configuration } },
      rig.studio.deps,
    );
    expect((await readPublicForm(address, rig.deps)).form.fields).toHaveLength(6);
  });
});
