import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newForm } from "#domain/projects/configuration/form-interface.ts";
import { formOf, question } from "../../../tests/factories/forms.ts";
import { openForms } from "../../../tests/factories/published-forms.ts";
import { deleteAnswer, listAnswers, openLogo, readPublicForm } from "./index.ts";

let rig: Awaited<ReturnType<typeof openForms>>;
beforeAll(async () => {
  rig = await openForms();
});
afterAll(() => rig.studio.database.close());
beforeEach(() => rig.beginAgain());

const withFile = () => formOf([question("photo", "file", { required: true })]);

const withLogo = (logoFileId: string) =>
  formOf([question("name", "text")], { styling: { ...newForm.styling, logoFileId } });

const upload = (address: string) => rig.upload(address);

test("a file that was uploaded goes with its answer, can be downloaded by its owner, and is deleted with it", async () => {
  const { address, projectId } = await rig.publish(withFile());
  const { ticket, id } = await upload(address);
  expect(await rig.send(address, { photo: id }, { ticket })).toMatchObject({ kind: "sent" });
  const { items } = await listAnswers(rig.people.ada, { projectId, after: "" }, rig.deps);
  expect(items[0]?.files[id]).toMatchObject({
    name: "roof.png",
    href: expect.stringContaining(`/files/${id}/`) as string,
  });
  const answerId = items[0]?.id ?? "";
  await deleteAnswer(rig.people.ada, { projectId, answerId }, rig.deps);
  expect(await rig.rows("select id from files")).toEqual([]);
});

test("nobody can name a file that they didn't upload, or one that another answer has", async () => {
  const { address, projectId } = await rig.publish(withFile());
  const mine = await upload(address);
  const other = await upload(address);
  for (const [photo, ticket] of [
    [mine.id, other.ticket],
    [mine.id, ""],
    ["fil_made_up", mine.ticket],
  ] as const)
    expect(await rig.send(address, { photo }, { ticket })).toEqual({
      kind: "problems",
      problems: [{ fieldId: "photo", message: "Add a file." }],
    });
  await rig.send(address, { photo: mine.id }, { ticket: mine.ticket });
  expect(await rig.send(address, { photo: mine.id }, { ticket: mine.ticket })).toMatchObject({
    kind: "problems",
  });
  const { total } = await listAnswers(rig.people.ada, { projectId, after: "" }, rig.deps);
  expect(total).toBe(1);
});

test("a form that asks for no file lets nobody upload one", async () => {
  const { address } = await rig.publish(formOf([question("name", "text")]));
  expect((await readPublicForm(address, rig.deps)).upload).toBeNull();
});

test("a form's page shows the logo of what was published, whatever the draft shows by now", async () => {
  const { address, projectId } = await rig.publish(formOf([question("name", "text")]));
  expect(await readPublicForm(address, rig.deps)).toMatchObject({ hasLogo: false });
  await expect(openLogo(address, rig.deps)).rejects.toMatchObject({ code: "not_found" });
  const first = await rig.studio.uploadPicture(rig.people.ada, projectId);
  await rig.publishAgain(projectId, withLogo(first.id));
  const second = await rig.studio.uploadPicture(rig.people.ada, projectId, "new.png");
  await rig.saveDraft(projectId, withLogo(second.id));
  expect(await readPublicForm(address, rig.deps)).toMatchObject({ hasLogo: true });
  expect(await openLogo(address, rig.deps)).toMatchObject({ id: first.id, isInline: true });
});

test("a file field names the endings that it takes, as browsers read them", async () => {
  const { address } = await rig.publish(withFile());
  const { upload: allowed } = await readPublicForm(address, rig.deps);
  expect(allowed?.accept).toMatch(/^(\.[a-z0-9]+)(,\.[a-z0-9]+)+$/);
  expect(allowed?.accept.split(",")).toEqual(expect.arrayContaining([".jpeg", ".pdf"]));
});
