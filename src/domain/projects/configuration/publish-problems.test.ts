import { expect, test } from "vitest";
import { stepForms } from "#steps/forms.ts";
import { type Automation, newAutomation, newStep, newTrigger } from "./automation.ts";
import { publishProblemsOf } from "./publish-problems.ts";

const problemsOf = (part: Partial<Automation>) =>
  publishProblemsOf({
    automation: {
      ...newAutomation,
      triggers: [newTrigger({ id: "hook", type: "webhook", name: "Called" })],
      ...part,
    },
  }).map(({ path, message }) => [path.join("."), message]);
const here = "automation.workflows.#one";

test.each(stepForms.map((form) => [form.title, form] as const))(
  "a new step “%s” names each field that it still needs, at that field",
  (_title, form) => {
    const step = newStep({ id: "one", type: form.id, name: "One" });
    const found = problemsOf({ workflows: [step] });
    const settings = `${here}.configuration.settings`;
    const missing = Object.entries(form.needs).flatMap(([key, message]) =>
      String(form.initial[key]).trim() === "" ? [[`${settings}.${key}`, message]] : [],
    );
    const connection =
      form.connections && !form.worksUnconnected
        ? [[`${here}.configuration.connectionId`, "Choose a connection."]]
        : [];
    const project = form.project
      ? [[`${settings}.${form.project.key}`, "Choose one of your projects."]]
      : [];
    expect(found).toEqual(expect.arrayContaining([...missing, ...connection, ...project]));
  },
);

test("a step without an action, a trigger without a kind, a circle and a lost step keep it from going live", () => {
  const set = { fields: [{ id: "1", name: "it", value: "1" }] };
  const step = (id: string, nextSteps: string[]) =>
    newStep({ id, type: "set", name: id, settings: set, nextSteps });
  expect(problemsOf({ workflows: [newStep({ id: "one", type: "action", name: "One" })] })).toEqual([
    [here, "Choose what this step does."],
  ]);
  expect(
    problemsOf({
      triggers: [newTrigger({ id: "t", type: "none", name: "?" })],
      workflows: [step("one", [])],
    }),
  ).toEqual([["automation.triggers.#t", "Choose what starts it."]]);
  const circle = "This step leads back to itself. Use a loop to repeat something.";
  expect(problemsOf({ workflows: [step("one", ["two"]), step("two", ["one"])] })).toEqual([
    [here, circle],
    ["automation.workflows.#two", circle],
  ]);
  expect(problemsOf({ workflows: [step("one", []), step("two", [])] })).toEqual([
    ["automation.workflows.#two", "Nothing leads to this step."],
  ]);
  expect(problemsOf({ workflows: [step("one", [])] })).toEqual([]);
});
