import { beforeAll, expect, test } from "vitest";
import type { FormInterface } from "#domain/projects/contract.ts";
import { question, when } from "../factories/forms.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";
import { newClient, type Person } from "./people.ts";
import { plainReader } from "./plain-reader.ts";
import { inTwoSteps, intake, publishForm } from "./published-forms.ts";

// A published form as it works before any script has loaded.

let app: LentApp;
let owner: Person;
beforeAll(async () => {
  app = await borrowApp();
  owner = await newClient(app.url);
});

const publish = (address: string, form: FormInterface) =>
  publishForm(app, owner, { address, form });

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

test("without scripts another language keeps what was typed, on a later step, too; the page's title names form and owner", async () => {
  const form = intake({ title: "Registration", publisher: "Bakery <Ek>" });
  const id = await publish("in-two-languages", {
    ...inTwoSteps(form),
    translations: { de: { title: "Anmeldung", "fields.#pet.name": "Mit Haustier?" } },
  });
  const reader = plainReader(app.url);
  await reader.open("/f/in-two-languages");
  expect(reader.html).toContain("<title>Registration · Bakery &lt;Ek&gt;</title>");
  await new Promise((resolve) => setTimeout(resolve, 2100));
  await reader.send("Deutsch", { "field-name": "Bo" });
  expect(reader.status).toBe(200);
  expect(reader.html).toContain("<title>Anmeldung · Bakery &lt;Ek&gt;</title>");
  await reader.send("Weiter");
  expect(reader.html).toContain("Mit Haustier?");
  await reader.send("English", { "field-pet": "yes", "field-kind": "A dog" });
  expect(reader.html).toContain("Step 2 of 2");
  await reader.send("Send");
  expect(reader.html).toContain("Your answers have arrived.");
  expect(await app.query(`select answers from form_answers where project_id = '${id}'`)).toEqual([
    { answers: { name: "Bo", pet: "yes", kind: "A dog" } },
  ]);
});
