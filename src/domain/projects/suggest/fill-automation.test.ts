import { expect, test } from "vitest";
import { serviceTemplates as templates } from "#content/service-templates.ts";
import { graphProblems } from "../configuration/automation-graph.ts";
import type { Automation } from "../configuration/automation.ts";
import { suggestProject } from "./suggest-project.ts";

/** The automation that a sentence starts. */
function started(sentence: string): Automation {
  const suggestion = suggestProject(sentence, { templates });
  if (suggestion.kind === "ask" || !("automation" in suggestion.configuration))
    throw new Error(`No automation: ${sentence}`);
  return suggestion.configuration.automation;
}

test("an automation does what its sentence says, in its order", () => {
  const automation = started(
    "When a new email arrives, summarize it, post it to Slack and create a task",
  );
  expect(automation.triggers.map(({ configuration }) => configuration.name)).toEqual([
    "Email received",
  ]);
  expect(automation.workflows.map(({ configuration }) => configuration.name)).toEqual([
    "Summarise it with AI",
    "Post a message in Slack",
    "Create a task",
  ]);
  expect(automation.integrations).toEqual(["slack"]);
});

test("its steps are of the kinds that they need, filled in as far as the sentence goes, and follow each other", () => {
  const automation = started(
    "When someone fills in the form, summarize it, ask me to approve it, create the contact in HubSpot and send them an email",
  );
  expect(automation.triggers[0]?.type).toBe("form");
  expect(automation.workflows.map(({ type }) => type)).toEqual(["ai", "approval", "crm", "email"]);
  const [summary, approval, contact, mail] = automation.workflows;
  expect(summary?.nextSteps).toEqual(["step-2"]);
  expect(approval?.branches).toEqual({ approved: ["step-3"] });
  expect(contact?.configuration.settings).toMatchObject({ email: "{{trigger.answers.Email}}" });
  expect(mail?.configuration.settings).toMatchObject({ text: "{{step_1.text}}" });
  expect(graphProblems(automation.workflows)).toEqual([]);
});

test.each([
  [
    "When somebody fills in our contact form, ask me by mail whether it is a good lead, and if I say yes put it into HubSpot and tell the team on Slack",
    ["approval", "crm", "slack"],
  ],
  [
    "Wenn jemand das Formular ausfüllt, frag mich, und wenn ich zustimme, trag den Kontakt in HubSpot ein und schick eine E-Mail",
    ["approval", "crm", "email"],
  ],
  [
    "Quand un client remplit le formulaire, demande-moi par mail et si je dis oui ajoute-le dans HubSpot",
    ["approval", "crm"],
  ],
  [
    "When a new email arrives, ask us if it is urgent, then post it to Slack",
    ["decision", "approval", "slack"],
  ],
])("%s: a person is asked, and their answer leads on", (sentence, types) => {
  const automation = started(sentence);
  expect(automation.workflows.map(({ type }) => type)).toEqual(types);
  expect(graphProblems(automation.workflows)).toEqual([]);
});

test.each([
  ["Every Monday at 7:30 send the sales figures by email", "30 7 * * 1"],
  ["Jeden Freitag um 17 Uhr die Zahlen per E-Mail schicken", "0 17 * * 5"],
  ["every day at 5 pm email me the figures", "0 17 * * *"],
  ["Every hour read the orders and post them to Slack", "0 * * * *"],
  ["Cada lunes envía un informe por correo", "0 7 * * 1"],
])("%s: it starts by the schedule %s", (sentence, cron) => {
  const [trigger] = started(sentence).triggers;
  expect(trigger).toMatchObject({ type: "schedule", configuration: { settings: { cron } } });
});
