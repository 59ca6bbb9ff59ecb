import { expect, test } from "vitest";
import { serviceTemplates } from "#content/service-templates.ts";
import { briefOf } from "./brief-of.ts";
import { newConfiguration } from "./types.ts";

const about = { name: "Dental help", description: "Answers patients." };

test("a brief says each field by its designer's title, and leaves out what is empty", () => {
  const brief = briefOf("chatbot", { ...about, configuration: newConfiguration("chatbot") });
  expect(brief).toMatchObject({ title: "Dental help", subtitle: "Answers patients." });
  const facts = brief.sections.flatMap((section) => section.facts ?? []);
  expect(facts).toContainEqual({ label: "Bot Name", value: "ChatBot" });
  expect(facts).toContainEqual({ label: "Temperature", value: "0.7" });
  expect(brief.sections.map(({ heading }) => heading)).not.toContain("Knowledge Topics");
});

test("a form's questions stand in its brief with what they ask for", () => {
  const template = serviceTemplates.find(({ serviceType }) => serviceType === "form-interface");
  if (template?.serviceType !== "form-interface") throw new Error("There is none");
  const { configuration } = template;
  const { sections } = briefOf("form-interface", { ...about, configuration });
  const fields = sections.find(({ heading }) => heading === "Fields")?.list ?? [];
  expect(fields).toHaveLength(configuration.formInterface.fields.length);
  expect(fields[0]).toContain(configuration.formInterface.fields[0]?.name);
});

test("a brief says that there is a picture, and not which file it is", () => {
  const { formInterface } = newConfiguration("form-interface");
  const styling = { ...formInterface.styling, logoFileId: "fil_secret" };
  const configuration = { formInterface: { ...formInterface, styling } };
  const brief = JSON.stringify(briefOf("form-interface", { ...about, configuration }));
  expect(brief).toContain('{"label":"Logo","value":"Yes"}');
  expect(brief).not.toContain("fil_secret");
});

test.each(serviceTemplates)("the template $name has a brief", ({ serviceType, configuration }) => {
  const { sections } = briefOf(serviceType, { ...about, configuration });
  expect(sections.length).toBeGreaterThan(0);
  expect(JSON.stringify(sections)).not.toMatch(/\[object Object\]|undefined|…/);
});
