import type { Json } from "#kit/json-changes.ts";
import { expressionsIn, nameInData } from "#steps/expressions.ts";
import { graphOf, stepsBefore } from "./automation-graph.ts";
import { settingsOf } from "./automation-settings.ts";
import type { Automation, AutomationStep } from "./automation.ts";
import { type ParseExpression, type Reference, referencesOf } from "./expression-references.ts";
import type { Problem } from "./parts.ts";

/** What triggers and steps really gave, as far as that is known: what isn't in there is only warned of. */
export type KnownSamples = { trigger: readonly Json[]; steps: Readonly<Record<string, Json>> };

/** Whether an automation has expressions that only JSONata can read. */
export const needsParser = ({ workflows }: Automation): boolean =>
  workflows.some((step) =>
    textsIn(step).some(({ text }) =>
      expressionsIn(text).some(({ source }) => referencesOf(source, null) === null),
    ),
  );

/**
 * What is wrong with the expressions of an automation's steps: those that can't be read, that name steps which don't
 * exist or don't come before, and as warnings fields that what is known doesn't have.
 * @param parse null: expressions that need it aren't looked at
 */
export function expressionProblems(
  automation: Automation,
  parse: ParseExpression | null,
  samples: KnownSamples = { trigger: [], steps: {} },
): Problem[] {
  const graph = graphOf(automation.workflows);
  return automation.workflows.flatMap((step) => {
    const texts = textsIn(step);
    if (texts.length === 0) return [];
    const scope = {
      automation,
      samples,
      before: stepsBefore(graph, step.id),
      isInLoop: [...graph.bodies.values()].some((body) => body.has(step.id)),
    };
    return texts.flatMap(({ path, text }) =>
      problemsIn(text, parse, scope).map((one) => ({ ...one, path })),
    );
  });
}

type Scope = {
  automation: Automation;
  samples: KnownSamples;
  before: ReadonlySet<string>;
  isInLoop: boolean;
};
type Found = Omit<Problem, "path">;

function problemsIn(text: string, parse: ParseExpression | null, scope: Scope): Found[] {
  const found = expressionsIn(text).flatMap(({ source }): Found[] => {
    const read = referencesOf(source, parse);
    if (read === null) return [];
    if ("problem" in read) {
      const shown = source.trim().slice(0, 60);
      return [{ message: `{{${shown}}} can’t be read: ${read.problem}` }];
    }
    return read.references.flatMap((reference) => problemOf(reference, scope) ?? []);
  });
  return [...new Map(found.map((one) => [one.message, one])).values()];
}

function problemOf([name = "", ...inner]: Reference, scope: Scope): Found | null {
  const { automation, samples, before, isInLoop } = scope;
  if (name === "trigger")
    return fieldProblem(["trigger", ...inner], samples.trigger, "the data that started it last");
  if (name === "item" || name === "index")
    return isInLoop ? null : { message: `“${name}” is known only inside a loop.` };
  if (name === "links") return linkProblem(inner[0], automation);
  const step = automation.workflows.find(({ id }) => nameInData(id) === name);
  if (!step) return { message: `There is no step “${name}”.` };
  const title = step.configuration.name.trim() || step.id;
  if (!before.has(step.id))
    return { message: `“${title}” doesn’t come before this step, so “${name}” is empty here.` };
  // What it gives where it fails.
  if (inner[0] === "error" && step.configuration.onError !== "stop") return null;
  const sample = samples.steps[step.id];
  return fieldProblem(
    [name, ...inner],
    sample === undefined ? [] : [sample],
    `the last data from “${title}”`,
  );
}

function linkProblem(name: string | undefined, { workflows }: Automation): Found | null {
  const waits = workflows.some(({ id, type }) => type === "callback" && nameInData(id) === name);
  if (name === undefined || waits) return null;
  return { message: `No step “${name}” waits for a call, so “links.${name}” is empty.` };
}

/** A warning where a way leads to nothing in each of the samples. */
function fieldProblem(
  [root = "", ...way]: Reference,
  samples: readonly Json[],
  where: string,
): Found | null {
  if (samples.length === 0 || way.length === 0) return null;
  const missing = samples.map((sample) => missingIn(sample, way));
  const [first] = missing;
  if (first === null || first === undefined || missing.includes(null)) return null;
  return {
    isWarning: true,
    message: `“${[root, ...way.slice(0, first + 1)].join(".")}” isn’t in ${where}.`,
  };
}

/** A sample with so many may have been cut. */
const maxKeys = 40;

/** @returns which name of a way isn't there; null where all are, or it can't be told */
function missingIn(sample: Json, way: readonly string[]): number | null {
  let value: Json | undefined = sample;
  for (const [place, name] of way.entries()) {
    // JSONata looks at each item of a list; the first stands for all.
    while (Array.isArray(value)) value = value[0];
    // Samples in the browser are shortened.
    if (value === null || value === undefined || value === "…") return null;
    if (typeof value === "object" && Object.keys(value).length >= maxKeys) return null;
    if (typeof value !== "object" || !Object.hasOwn(value, name)) return place;
    value = (value as Record<string, Json>)[name];
  }
  return null;
}

/** The texts of a step's settings that hold expressions, and where they are. */
function textsIn(step: AutomationStep): { path: string[]; text: string }[] {
  const path = ["automation", "workflows", `#${step.id}`, "configuration", "settings"];
  const look = (value: unknown, at: readonly string[]): { path: string[]; text: string }[] => {
    if (typeof value === "string")
      return value.includes("{{") ? [{ path: [...at], text: value }] : [];
    if (Array.isArray(value))
      return value.flatMap((one: unknown, place) =>
        look(one, [...at, keyOf(one) ?? String(place)]),
      );
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([key, one]) => look(one, [...at, key]));
  };
  return look(settingsOf(step) ?? {}, path);
}

const keyOf = (item: unknown): string | null => {
  const id = typeof item === "object" && item !== null ? (item as { id?: unknown }).id : null;
  return typeof id === "string" ? `#${id}` : null;
};
