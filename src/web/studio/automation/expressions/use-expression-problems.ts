import { useEffect, useMemo, useState } from "react";
import type { AutomationChoices } from "#domain/automations/contract.ts";
import type { Automation } from "#domain/projects/configuration/automation.ts";
import {
  expressionProblems,
  type KnownSamples,
  needsParser,
} from "#domain/projects/configuration/expression-problems.ts";
import type { ParseExpression } from "#domain/projects/configuration/expression-references.ts";
import type { Problem } from "#domain/projects/configuration/parts.ts";

type Known = Pick<AutomationChoices, "webhooks" | "mails" | "latest" | "pins">;

/** Checks every expression of an automation, and reports what is wrong with them. JSONata is loaded where one needs it. */
export function useExpressionProblems(
  automation: Automation,
  choices: Known,
  report: (problems: readonly Problem[]) => void,
): void {
  const [parse, setParse] = useState<ParseExpression | null>(null);
  const isNeeded = useMemo(() => needsParser(automation), [automation]);
  useEffect(() => {
    if (!isNeeded) return;
    // Without it the rest is checked, and the server checks all of it before anything goes live.
    import("#domain/projects/configuration/parse-expression.ts")
      .then(({ parseExpression }) => setParse(() => parseExpression))
      .catch(() => {});
  }, [isNeeded]);
  const found = useMemo(
    () => expressionProblems(automation, parse, samplesOf(automation, choices)),
    [automation, parse, choices],
  );
  useEffect(() => report(found), [found, report]);
}

/** What was really given; the examples of kinds say nothing of what a form or a service gives. */
function samplesOf(
  { triggers }: Automation,
  { latest, webhooks, mails, pins }: Known,
): KnownSamples {
  const given = triggers.map(({ id }) => {
    const ran = latest && (latest.triggerId ?? id) === id ? latest.trigger : undefined;
    return pins[id] ?? ran ?? webhooks[id]?.sample ?? mails[id]?.sample;
  });
  const isKnown = given.length > 0 && !given.includes(undefined);
  return {
    trigger: isKnown ? given.map((one) => one ?? null) : [],
    steps: { ...latest?.steps, ...pins },
  };
}
