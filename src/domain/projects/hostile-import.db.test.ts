import { getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { serviceTemplates } from "#content/service-templates.ts";
import { markup, withTextEverywhere } from "../../../tests/factories/markup.ts";
import { openStudio, type Studio } from "../../../tests/factories/studio.ts";
import { pictureIdsOf } from "./configuration/pictures.ts";
import { schemaVersions, serviceTypes } from "./configuration/types.ts";
import { importProject, inviteMember, readProject, writeBrief } from "./index.ts";

let studio: Studio;
let ada: { userId: string };
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.database.close());
beforeEach(async () => {
  await studio.empty();
  ada = await studio.people.insert({ name: markup.slice(0, 80), emailVerified: true });
});

/** The largest template of a type, with markup wherever one can type. */
function hostile(type: (typeof serviceTypes)[number]) {
  const [template] = serviceTemplates
    .filter(({ serviceType }) => serviceType === type)
    .toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length);
  if (!template) throw new Error(`There is no template of the type ${type}`);
  const planted = withTextEverywhere(type, template.configuration, markup);
  // An import brings no pictures along.
  return { ...planted, places: planted.places - pictureIdsOf(planted.configuration).length };
}

async function imported(type: (typeof serviceTypes)[number]) {
  const { configuration, places } = hostile(type);
  const file = { format: "ariaworks-project", formatVersion: 1, serviceType: type };
  const about = { schemaVersion: schemaVersions[type], name: markup, description: markup };
  const id = await importProject(ada, { ...file, ...about, configuration }, studio.deps);
  return { id, places };
}

/** Everything that a PDF can say or do: its words, and what would act. */
async function readBrief(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes, { verbosity: 0 });
  const words: string[] = [];
  const actions: unknown[] = [await pdf.getJSActions(), await pdf.getOpenAction()];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    words.push(...items.map((item) => ("str" in item ? item.str : "")));
    actions.push(await page.getJSActions(), ...(await page.getAnnotations()));
  }
  return { text: words.join("").replace(/\s+/g, ""), actions: actions.filter(Boolean) };
}

describe.each(serviceTypes)("an imported %s with markup in each string", (type) => {
  test("keeps it letter by letter, and prints it in its brief as words that do nothing", async () => {
    const { id, places } = await imported(type);
    expect(places).toBeGreaterThan(0);
    const { name, description, configuration } = await readProject(ada, id, studio.deps);
    const stored = JSON.stringify({ name, description, configuration });
    expect(stored.split(JSON.stringify(markup).slice(1, -1)).length - 1).toBe(places + 2);
    const { text, actions } = await readBrief(await writeBrief(ada, id, studio.deps));
    expect(text.split("<script>alert(2)</script>").length - 1).toBeGreaterThanOrEqual(2);
    expect(actions).toEqual([]);
  });
});

test("an invitation to such a project has its markup as words, in both parts of the mail", async () => {
  const { id } = await imported("form-interface");
  const input = { email: "bob@example.com", role: "viewer" };
  await inviteMember(ada, { projectId: id, input }, studio.deps);
  const { rows } = await studio.database.pool.query<{ html: string; text: string }>(
    "select html, text from mails",
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.html).not.toMatch(/<(?:img|script)\b/i);
  expect(rows[0]?.html).toContain("&lt;img");
  expect(rows[0]?.text).toContain("<img");
});
