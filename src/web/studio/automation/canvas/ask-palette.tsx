import { lazy, Suspense } from "react";
import type { Automation } from "#domain/projects/configuration/automation.ts";
import { stepForms } from "#steps/forms.ts";
import { triggerForms } from "#steps/triggers.ts";
import type { CommandGroup } from "../../../ui/Palette.tsx";
import { refusalOf, type Way } from "./edit-graph.ts";
import { KindIcon } from "./kind-icons.tsx";

const Palette = lazy(async () => ({ default: (await import("../../../ui/Palette.tsx")).Palette }));

/** What is asked for: a kind to add (after a way, or before `to` on it), or a step to lead to. */
export type Asked = { what: "add"; after?: Way; to?: string } | { what: "connect"; way: Way };

const groupWords = {
  reach: "People and programs",
  flow: "Flow",
  data: "Data",
  ai: "AI",
} as const;

/** Kinds of steps and triggers, or steps to connect to, found by typing. */
export function AskPalette({
  asked,
  automation,
  addStep,
  addTrigger,
  connect,
  close,
}: {
  asked: Asked;
  automation: Automation;
  addStep: (kind: string) => void;
  addTrigger: (kind: string) => void;
  connect: (to: string) => void;
  close: () => void;
}) {
  const isAdding = asked.what === "add";
  const groups = isAdding ? kindGroups(asked, addStep, addTrigger) : targets(asked.way);
  function targets(way: Way): CommandGroup[] {
    return [
      {
        value: "Steps",
        items: automation.workflows
          .filter(({ id }) => refusalOf(automation, { ...way, to: id }) === null)
          .map(({ id, type, configuration }) => ({
            id,
            label: configuration.name || id,
            words: type,
            icon: <KindIcon kind={type} />,
            run: () => connect(id),
          })),
      },
    ];
  }
  return (
    <Suspense>
      <Palette
        groups={groups}
        onClose={close}
        name={isAdding ? "Add a step" : "Connect to a step"}
        placeholder={isAdding ? "What should happen?" : "Which step comes next?"}
      />
    </Suspense>
  );
}

const kindGroups = (
  { after }: { after?: Way },
  addStep: (kind: string) => void,
  addTrigger: (kind: string) => void,
): CommandGroup[] => [
  ...Object.entries(groupWords).map(([group, value]) => ({
    value,
    items: stepForms
      .filter((form) => form.group === group)
      .map(({ id, title, description }) => ({
        id: `step ${id}`,
        label: title,
        words: description,
        icon: <KindIcon kind={id} />,
        run: () => addStep(id),
      })),
  })),
  ...(after
    ? []
    : [
        {
          value: "Start it",
          items: triggerForms.map(({ id, title, description }) => ({
            id: `trigger ${id}`,
            label: title,
            words: `trigger ${description}`,
            icon: <KindIcon kind={id} />,
            run: () => addTrigger(id),
          })),
        },
      ]),
];
