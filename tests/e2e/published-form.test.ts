import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FormInterface } from "#domain/projects/contract.ts";
import { pngOf } from "../factories/files.ts";
import { question } from "../factories/forms.ts";
import { islandLives, openBrowser, visit } from "./browser.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";
import { newClient, type Person } from "./people.ts";
import { inTwoSteps, intake, publishForm } from "./published-forms.ts";

let app: LentApp;
let browser: Browser;
let owner: Person;
beforeAll(async () => {
  app = await borrowApp();
  browser = await openBrowser();
  owner = await newClient(app.url);
});
afterAll(() => browser.close());

const publish = (address: string, form: FormInterface) =>
  publishForm(app, owner, { address, form });

const hasFocus = (element: Locator) =>
  expect
    .poll(() => element.evaluate((one) => one === document.activeElement), { timeout: 30_000 })
    .toBe(true);

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
  await hasFocus(summary);
  await summary.getByRole("link", { name: "Your name" }).click();
  await hasFocus(page.getByLabel("Your name"));
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
  await publish("in-steps", inTwoSteps(intake()));
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
  await frame.locator('[data-island="form"][data-lives]').waitFor({ state: "attached" });
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
    .getByText("This type of file isn’t accepted here. Use png, jpg, webp or gif.")
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
