import type { AutomationChoices } from "#domain/automations/contract.ts";
import { graphOf, stepsBefore } from "#domain/projects/configuration/automation-graph.ts";
import {
  sampleOfStep,
  sampleOfTrigger,
} from "#domain/projects/configuration/automation-settings.ts";
import type { Automation, AutomationStep } from "#domain/projects/configuration/automation.ts";
import type { Json } from "#kit/json-changes.ts";
import { nameInData } from "#steps/expressions.ts";
import { stepForm } from "#steps/forms.ts";

/** A value that an expression can use, with an example of it and what is inside it. */
export type KnownNode = {
  /** How it is called within what holds it. */
  key: string;
  /** The way to it, as expressions have it. */
  way: string;
  example: string;
  inner: readonly KnownNode[];
};

/** What one trigger, step or loop gives; `links`: the addresses at which later steps wait. */
export type KnownSource = {
  kind: "trigger" | "step" | "loop" | "links";
  id: string;
  type: string;
  name: string;
  /** Where its values come from. */
  how: "pin" | "call" | "run" | "example";
  nodes: readonly KnownNode[];
};

/** What a step can use: what triggers give, what steps that come before it give, and in a loop the item. */
export function knownValues(
  automation: Automation,
  stepId: string,
  {
    webhooks,
    mails,
    latest,
    pins,
  }: Pick<AutomationChoices, "webhooks" | "mails" | "latest" | "pins">,
): KnownSource[] {
  const graph = graphOf(automation.workflows);
  const before = stepsBefore(graph, stepId);
  const fromTriggers = automation.triggers.map((trigger): KnownSource => {
    const { id, type, configuration } = trigger;
    const isOfRun = latest && (latest.triggerId ?? id) === id;
    const ran = isOfRun ? latest.trigger : undefined;
    const caught = webhooks[id]?.sample ?? mails[id]?.sample;
    const value = pins[id] ?? ran ?? caught ?? sampleOfTrigger(trigger);
    const how = ran === undefined ? (caught === undefined ? "example" : "call") : "run";
    return {
      kind: "trigger",
      id,
      type,
      name: configuration.name || "Trigger",
      how: pins[id] === undefined ? how : "pin",
      nodes: [nodeOf(value, "trigger", "trigger")],
    };
  });
  const given = (step: AutomationStep): Json =>
    withError(step, pins[step.id] ?? latest?.steps[step.id] ?? sampleOfStep(step));
  const hows = (id: string) =>
    pins[id] !== undefined ? "pin" : latest?.steps[id] === undefined ? "example" : "run";
  const fromSteps = automation.workflows.flatMap((step): KnownSource[] => {
    const form = stepForm(step.type);
    if (!form || !before.has(step.id)) return [];
    const name = nameInData(step.id);
    return [
      {
        kind: "step",
        id: step.id,
        type: step.type,
        name: step.configuration.name || form.title,
        how: hows(step.id),
        nodes: [nodeOf(given(step), name, name)],
      },
    ];
  });
  const links = linksIn(automation, { stepId, before, bodies: graph.bodies });
  const [loopId] = [...graph.bodies]
    .filter(([, body]) => body.has(stepId))
    .toSorted(([, a], [, b]) => a.size - b.size)
    .map(([id]) => id);
  const loop = fromSteps.find(({ id }) => id === loopId);
  if (!loop) return [...fromTriggers, ...links, ...fromSteps];
  const loopStep = automation.workflows.find(({ id }) => id === loopId);
  const [item = null] = loopStep ? itemsIn(given(loopStep)) : [];
  return [
    ...fromTriggers,
    {
      ...loop,
      kind: "loop",
      name: `Each round of ${loop.name}`,
      nodes: [nodeOf(item, "item", "item"), nodeOf(0, "index", "index")],
    },
    ...links,
    ...fromSteps,
  ];
}

/** The addresses at which steps wait that come later: a step sends one along, so that it is called. */
function linksIn(
  { workflows }: Automation,
  {
    stepId,
    before,
    bodies,
  }: {
    stepId: string;
    before: ReadonlySet<string>;
    bodies: ReadonlyMap<string, ReadonlySet<string>>;
  },
): KnownSource[] {
  // A step inside a loop has an address in each round, which only the steps of that round know.
  const isInReach = (id: string) =>
    [...bodies.values()].every((body) => !body.has(id) || body.has(stepId));
  const waiting = workflows.filter(
    ({ id, type }) => type === "callback" && id !== stepId && !before.has(id) && isInReach(id),
  );
  if (waiting.length === 0) return [];
  const addresses = Object.fromEntries(
    waiting.map(({ id, configuration }) => [
      nameInData(id),
      `the address of “${configuration.name || "Wait for a webhook"}”`,
    ]),
  );
  const nodes = [nodeOf(addresses, "links", "links")];
  const name = "Addresses to call back";
  return [{ kind: "links", id: "links", type: "links", name, how: "example", nodes }];
}

/** Where a step fails and its run goes on, it gives what went wrong instead. */
const withError = ({ configuration }: AutomationStep, value: Json): Json =>
  configuration.onError === "stop" ||
  typeof value !== "object" ||
  value === null ||
  Array.isArray(value)
    ? value
    : { ...value, error: "why it failed" };

const itemsIn = (value: Json): readonly Json[] => {
  const items =
    typeof value === "object" && value !== null && !Array.isArray(value) ? value["items"] : null;
  return Array.isArray(items) ? items : [];
};

const exampleLength = 40;
const maxInner = 60;

function nodeOf(value: Json, key: string, way: string): KnownNode {
  const isBranch = typeof value === "object" && value !== null;
  const entries: [string, Json][] = !isBranch
    ? []
    : Array.isArray(value)
      ? value.slice(0, 1).map((one) => ["[0]", one])
      : Object.entries(value).map(([name, one]) => [name, one ?? null]);
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return {
    key,
    way,
    example: text.length > exampleLength ? `${text.slice(0, exampleLength - 1)}…` : text,
    inner: entries
      .slice(0, maxInner)
      .map(([name, one]) => nodeOf(one, name, `${way}${stepInto(name)}`)),
  };
}

const stepInto = (name: string): string =>
  name === "[0]" ? name : /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `.\`${name}\``;
