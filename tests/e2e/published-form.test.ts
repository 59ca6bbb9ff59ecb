import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FormInterface } from "#domain/projects/contract.ts";
import { pngOf } from "../factories/files.ts";
import { formOf, question, when } from "../factories/forms.ts";
import { islandLives, openBrowser, visit } from "./browser.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";
import { newClient, type Person } from "./people.ts";
import { plainReader } from "./plain-reader.ts";

let app: LentApp;
let browser: Browser;
let owner: Person;
beforeAll(async () => {
  app = await borrowApp();
  browser = await openBrowser();
  owner = await newClient(app.url);
});
afterAll(() => browser.close());

const quoted = (value: unknown) =>
  `'${(typeof value === "string" ? value : JSON.stringify(value)).replaceAll("'", "''")}'`;

/** A form of the owner's, live at its address. */
async function publish(address: string, form: FormInterface): Promise<string> {
  const id = `prj_${address}`;
  const configuration = quoted({ formInterface: form });
  const [{ id: ownerId = "" } = {}] = await app.query<{ id?: string }>(
    `select id from users where email = ${quoted(owner.email)}`,
  );
  await app.query(
    `insert into projects (id, owner_id, name, description, service_type, configuration, schema_version, revision, state, published_revision, address)
     values ('${id}', '${ownerId}', 'Clinic intake', '', 'form-interface', ${configuration}, 2, 1, 'live', 1, '${address}')`,
  );
  await app.query(
    `insert into project_deployments (id, project_id, number, revision, service_type, name, configuration, schema_version, state, published_by)
     values ('dep_${address}', '${id}', 1, 1, 'form-interface', 'Clinic intake', ${configuration}, 2, 'live', '${ownerId}')`,
  );
  return id;
}

const intake = (more: Partial<FormInterface> = {}) =>
  formOf(
    [
      question("name", "text", { name: "Your name", required: true }),
      question("pet", "yes-no", { name: "Do you bring a pet?" }),
      question("kind", "text", {
        name: "What kind of pet?",
        required: true,
        showWhen: when("pet", "equals", "yes"),
      }),
    ],
    { title: "Clinic intake", ...more },
  );

test("a form follows the answers, says what is missing, and stores what was sent; its owner reads it", async () => {
  const id = await publish("with-scripts", intake());
  const { page, context, complaints } = await visit(browser);
  await page.goto(`${app.url}/f/with-scripts`);
  await islandLives(page, "form");
  expect(await page.getByLabel("What kind of pet?").count()).toBe(0);
  await page.getByLabel("Yes").check();
  await page.getByLabel("What kind of pet?").fill("=A dog");
  await page.getByRole("button", { name: "Send" }).click();
  const summary = page.getByRole("alert");
  expect(await summary.innerText()).toContain("Your name");
  await summary.getByRole("link", { name: "Your name" }).click();
  await page.keyboard.type("Bo");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Thank you" }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();

  const answers = await (await owner.ask(`/ai-service-design/workspace/${id}/answers`)).text();
  expect(answers).toContain("=A dog");
  const file = await owner.ask(`/ai-service-design/workspace/${id}/answers.csv`);
  expect(file.headers.get("content-type")).toContain("text/csv");
  expect(await file.text()).toContain(`"Bo","Yes","'=A dog"`);
});

test("steps go forth and back by keyboard and keep what was typed", async () => {
  const always = { match: "all" as const, rules: [] };
  const form = intake();
  await publish("in-steps", {
    ...form,
    steps: [
      { id: "step-1", name: "You", showWhen: always },
      { id: "step-2", name: "Your pet", showWhen: always },
    ],
    fields: form.fields.map((field) => ({
      ...field,
      stepId: field.id === "name" ? "step-1" : "step-2",
    })),
    styling: { ...form.styling, layout: "steps" },
  });
  const { page, context, complaints } = await visit(browser);
  await page.goto(`${app.url}/f/in-steps`);
  await islandLives(page, "form");
  await page.getByLabel("Your name").fill("Bo");
  await page.keyboard.press("Enter");
  await page.getByText("Step 2 of 2").waitFor();
  await page.getByRole("button", { name: "Back" }).click();
  expect(await page.getByLabel("Your name").inputValue()).toBe("Bo");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("No").check();
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByRole("heading", { name: "Thank you" }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test("without scripts the form is one page: it says what is wrong, keeps what was typed, and is stored once", async () => {
  const id = await publish("no-scripts", intake());
  const reader = plainReader(app.url);
  await reader.open("/f/no-scripts");
  await new Promise((resolve) => setTimeout(resolve, 2100));
  await reader.send("Send", { "field-name": "", "field-pet": "yes", "field-kind": "A dog" });
  expect(reader.status).toBe(422);
  expect(reader.html).toContain("Enter an answer.");
  expect(reader.html).toContain("A dog");
  const again = reader.html;
  await reader.send("Send", { "field-name": "Bo" });
  expect(reader.html).toContain("Your answers have arrived.");
  reader.html = again;
  await reader.send("Send", { "field-name": "Bo" });
  const rows = await app.query(`select answers from form_answers where project_id = '${id}'`);
  expect(rows).toEqual([{ answers: { name: "Bo", pet: "yes", kind: "A dog" } }]);
});

test("without scripts a form in steps asks step by step, keeps what was typed, and is stored when the last is sent", async () => {
  const always = { match: "all" as const, rules: [] };
  const form = intake({ consent: { isAsked: true, text: "You may keep this." } });
  const id = await publish("plain-steps", {
    ...form,
    steps: [
      { id: "step-1", name: "You", showWhen: always },
      { id: "step-2", name: "Your pet", showWhen: when("pet", "equals", "yes") },
      { id: "step-3", name: "Anything else", showWhen: always },
    ],
    fields: [
      ...form.fields.map((field) => ({
        ...field,
        stepId: field.id === "kind" ? "step-2" : "step-1",
      })),
      question("more", "long-text", { name: "Anything else?", stepId: "step-3" }),
    ],
    styling: { ...form.styling, layout: "steps" },
  });
  const reader = plainReader(app.url);
  await reader.open("/f/plain-steps");
  await new Promise((resolve) => setTimeout(resolve, 2100));
  await reader.send("Next", { "field-pet": "yes" });
  expect(reader.status).toBe(422);
  expect(reader.html).toContain("Enter an answer.");
  await reader.send("Next", { "field-name": "Bo <b>" });
  expect(reader.html).toContain("Step 2 of 3");
  await reader.send("Back");
  expect(reader.html).toContain('value="Bo &lt;b&gt;"');
  await reader.send("Next");
  await reader.send("Next", { "field-kind": "A dog" });
  expect(reader.html).toContain("Step 3 of 3");
  await reader.send("Send", { "field-more": "No" });
  expect(reader.status).toBe(422); // the consent is missing, and is asked for on this step
  expect(reader.html).toContain("Step 3 of 3");
  await reader.send("Send", { consent: "yes" });
  expect(reader.html).toContain("Your answers have arrived.");
  expect(await app.query(`select answers from form_answers where project_id = '${id}'`)).toEqual([
    { answers: { name: "Bo <b>", pet: "yes", kind: "A dog", more: "No" } },
  ]);
});

test("another site may hold the form in a frame, which grows with it; nothing else of ours may be framed", async () => {
  await publish("in-a-frame", intake());
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "text/html");
    response.end(
      `<iframe src="${app.url}/f/in-a-frame?embed=1" title="Form" height="50"></iframe>` +
        `<iframe src="${app.url}/f/in-a-frame" title="Page"></iframe>` +
        `<script src="${app.url}/embed/form.js"></script>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { page, context } = await visit(browser);
  // Another host than the application's, so that it is another site.
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  const frame = page.frameLocator('iframe[title="Form"]');
  await frame.getByLabel("Your name").fill("Bo");
  await page.waitForFunction(
    () => (document.querySelector<HTMLElement>('iframe[title="Form"]')?.offsetHeight ?? 0) > 300,
  );
  await frame.getByRole("button", { name: "Send" }).click();
  await frame.getByRole("heading", { name: "Thank you" }).waitFor();
  expect(await page.frameLocator('iframe[title="Page"]').getByLabel("Your name").count()).toBe(0);
  await context.close();
  server.close();
});

test("a file is uploaded with the form, and its owner downloads it", async () => {
  const form = intake();
  const photo = question("photo", "file", { name: "A photo of the roof", required: true });
  const id = await publish("with-a-file", { ...form, fields: [...form.fields, photo] });
  const { page, context, complaints } = await visit(browser);
  await page.goto(`${app.url}/f/with-a-file`);
  await islandLives(page, "form");
  await page.getByLabel("Your name").fill("Bo");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText("Add a file.", { exact: true }).waitFor();
  const buffer = pngOf(3000);
  await page
    .getByLabel("A photo of the roof")
    .setInputFiles({ name: "roof.png", mimeType: "image/png", buffer });
  await page.getByText("Uploaded", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByRole("heading", { name: "Thank you" }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();

  const answers = await (await owner.ask(`/ai-service-design/workspace/${id}/answers`)).text();
  const [, link = ""] = /href="(\/files\/[^"]+)"/.exec(answers) ?? [];
  const file = await owner.ask(link);
  expect(Buffer.from(await file.arrayBuffer()).equals(buffer)).toBe(true);
});

test("a logo is chosen in the designer, shows there and on the published form, and can be taken away", async () => {
  const id = await publish("with-a-logo", intake());
  const { page, context, complaints } = await visit(browser);
  await context.addCookies(
    [...owner.cookies].map(([name, value]) => ({ name, value, url: app.url })),
  );
  await page.goto(`${app.url}/ai-service-design/workspace/${id}`);
  await page.getByRole("tab", { name: "Style" }).click();
  const logo = page.getByLabel("Logo", { exact: true });
  const choose = (name: string, mimeType: string) =>
    logo.setInputFiles({ name, mimeType, buffer: pngOf(20_000) });
  await choose("logo.svg", "image/svg+xml");
  await page
    .getByText("This type of file isn't accepted here. Use png, jpg, webp or gif.")
    .waitFor();
  await choose("logo.png", "image/png");
  const isDrawn = (place: string) =>
    page.locator(place).evaluate((image: HTMLImageElement) => image.decode().then(() => true));
  expect(await isDrawn(".form-canvas .form-view__logo")).toBe(true);
  await page.keyboard.press("Control+s");
  await page.getByText("Saved", { exact: true }).first().waitFor();
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByRole("menuitem", { name: "Publish the changes" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publish" }).click();
  await page.getByRole("heading", { name: "Live as v2" }).waitFor();
  await page.goto(`${app.url}/f/with-a-logo`);
  expect(await isDrawn(".form-view__logo")).toBe(true);

  await page.goto(`${app.url}/ai-service-design/workspace/${id}`);
  await page.getByRole("tab", { name: "Style" }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  expect(await page.locator(".form-canvas .form-view__logo").count()).toBe(0);
  expect(complaints).toEqual([expect.stringContaining("415") as string]);
  await context.close();
});

test("a form is built in its workspace by keyboard, and shows as it will be", async () => {
  const id = await publish("being-built", intake());
  const { page, context, complaints } = await visit(browser);
  await context.addCookies(
    [...owner.cookies].map(([name, value]) => ({ name, value, url: app.url })),
  );
  await page.goto(`${app.url}/ai-service-design/workspace/${id}`);
  const last = page.getByRole("textbox", { name: "Question: Short text" }).last();
  await last.click();
  await page.keyboard.press("Enter");
  await page.keyboard.type("When did it begin?");
  await page.keyboard.press("Alt+ArrowUp");
  const panel = page.getByRole("tabpanel", { name: "Question" });
  await panel.getByLabel("Type", { exact: true }).selectOption("date");
  await page.getByLabel("Required").check();
  const questions = await page
    .locator("[data-card] [data-name]")
    .evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value));
  expect(questions).toEqual([
    "Your name",
    "Do you bring a pet?",
    "When did it begin?",
    "What kind of pet?",
  ]);
  expect(await page.locator('[data-card] input[type="date"]').count()).toBe(1);
  await page.keyboard.press("Control+s");
  await expect
    .poll(async () =>
      JSON.stringify(await app.query(`select configuration from projects where id = '${id}'`)),
    )
    .toContain("When did it begin?");
  expect(complaints).toEqual([]);
  await context.close();
});
