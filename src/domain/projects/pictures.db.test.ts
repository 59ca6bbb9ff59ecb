import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { storeFile } from "#domain/files/index.ts";
import { pruneFilesJob } from "#domain/files/jobs.ts";
import { hourMs } from "#kit/time.ts";
import { chunksOf, joined, pngOf, pngWith } from "../../../tests/factories/files.ts";
import { openStudio, type Studio } from "../../../tests/factories/studio.ts";
import { newForm } from "./configuration/form-interface.ts";
import { pictureIdsOf } from "./configuration/pictures.ts";
import {
  allowPictures,
  createLink,
  deleteProject,
  duplicateProject,
  exportProject,
  importProject,
  linkToPicture,
  openPicture,
  purgeProject,
  readProject,
  readShared,
  saveProject,
  startProject,
} from "./index.ts";

let studio: Studio;
let ada: { userId: string };
let eve: { userId: string };
let id: string;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.database.close());
beforeEach(async () => {
  await studio.empty();
  studio.setClock(null);
  ada = await studio.people.insert({ name: "Ada", emailVerified: true });
  eve = await studio.people.insert({ name: "Eve" });
  id = await startProject(ada, { serviceType: "form-interface" }, studio.deps);
});
const step = <T>(_name: string, work: () => Promise<T>) => work();
const refusedAs = (code: string) => expect.objectContaining({ code });

const withLogo = (logoFileId: string) => ({
  formInterface: { ...newForm, styling: { ...newForm.styling, logoFileId } },
});
async function show(projectId: string, fileId: string) {
  const draft = await studio.draft(ada, projectId);
  const input = { ...draft, configuration: withLogo(fileId) };
  await saveProject(ada, { projectId, input }, studio.deps);
}
const fileIds = async () =>
  (await studio.database.pool.query<{ id: string }>("select id from files order by id")).rows.map(
    (row) => row.id,
  );

test("a picture that a save names stays; one that none does goes after a day", async () => {
  const shown = await studio.uploadPicture(ada, id);
  await studio.uploadPicture(ada, id, "second thoughts.png");
  await show(id, shown.id);
  const deps = { ...studio.deps, clock: () => new Date(Date.now() + 25 * hourMs) };
  await pruneFilesJob.run({}, deps, { step });
  expect(await fileIds()).toEqual([shown.id]);
});

test("a picture opens for members and through a share link, and for nobody else", async () => {
  const { id: fileId } = await studio.uploadPicture(ada, id);
  await show(id, fileId);
  const picture = { projectId: id, fileId };
  expect(await linkToPicture(ada, picture, studio.deps)).toMatch(`/files/${fileId}/`);
  await expect(linkToPicture(eve, picture, studio.deps)).rejects.toThrow(refusedAs("not_found"));
  const { token } = await createLink(ada, { projectId: id, input: {} }, studio.deps);
  expect((await readShared(token, studio.deps)).pictures[fileId]).toContain(token);
});

test("another project's file isn't shown, whatever a configuration names", async () => {
  const foreign = await startProject(eve, { serviceType: "form-interface" }, studio.deps);
  const { id: fileId } = await studio.uploadPicture(eve, foreign);
  await show(id, fileId);
  const [here, there] = [id, foreign].map((projectId) =>
    openPicture({ projectId, fileId }, studio.deps),
  );
  await expect(here).rejects.toThrow(refusedAs("not_found"));
  expect(await there).toMatchObject({ isInline: true });
  await expect(linkToPicture(ada, { projectId: id, fileId }, studio.deps)).rejects.toThrow(
    refusedAs("not_found"),
  );
});

test("only editors upload, and only what browsers show, up to 2 MB; a refusal says what is taken", async () => {
  await expect(allowPictures(eve, id, studio.deps)).rejects.toThrow(refusedAs("not_found"));
  const { ticket } = await allowPictures(ada, id, studio.deps);
  const send = (name: string, bytes: Buffer) =>
    storeFile(ada, { ticket, name, size: bytes.length, bytes: chunksOf(bytes) }, studio.deps);
  const words = "This type of file isn’t accepted here. Use png, jpg, webp or gif.";
  for (const name of ["logo.svg", "logo.heic", "logo.pdf", "logo"])
    await expect(send(name, pngOf(500))).rejects.toThrow(words);
  await expect(send("logo.png", pngOf(3 * 1024 * 1024))).rejects.toThrow("the maximum is 2 MB");
  const script = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>");
  await expect(send("logo.png", script)).rejects.toThrow(refusedAs("file_type_mismatch"));
});

test("a picture with more pixels than a phone draws is refused in words, however few bytes it has", async () => {
  const { ticket } = await allowPictures(ada, id, studio.deps);
  const send = (name: string, bytes: Buffer) =>
    storeFile(ada, { ticket, name, size: bytes.length, bytes: chunksOf(bytes) }, studio.deps);
  await expect(send("large.png", pngWith(10_000, 5_000))).rejects.toThrow(
    "This picture has 50 megapixels. Choose one with up to 16.",
  );
  await expect(send("fits.png", pngWith(4_000, 4_000))).resolves.toMatchObject({
    name: "fits.png",
  });
  expect(await fileIds()).toHaveLength(1);
});

test("a copy of a project has a copy of its picture, which outlives the first", async () => {
  const { id: fileId } = await studio.uploadPicture(ada, id);
  await show(id, fileId);
  const copyId = await duplicateProject(ada, id, studio.deps);
  const [copied = ""] = pictureIdsOf((await readProject(ada, copyId, studio.deps)).configuration);
  expect(copied).not.toBe(fileId);
  await deleteProject(ada, id, studio.deps);
  await purgeProject(ada, id, studio.deps);
  expect(await fileIds()).toEqual([copied]);
  const file = await openPicture({ projectId: copyId, fileId: copied }, studio.deps);
  expect(await joined(file.read({ start: 0, end: file.size }))).toEqual(pngOf(5000));
});

test("an import names no picture: the file is another project's", async () => {
  const { id: fileId } = await studio.uploadPicture(ada, id);
  await show(id, fileId);
  const imported = await importProject(ada, await exportProject(ada, id, studio.deps), studio.deps);
  const { configuration } = await readProject(ada, imported, studio.deps);
  expect(pictureIdsOf(configuration)).toEqual([]);
});
