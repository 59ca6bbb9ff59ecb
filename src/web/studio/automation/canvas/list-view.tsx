import type { ReactNode } from "react";
import { graphOf } from "#domain/projects/configuration/automation-graph.ts";
import type { Automation } from "#domain/projects/configuration/automation.ts";
import type { Problem } from "#domain/projects/configuration/parts.ts";
import { stepForm } from "#steps/forms.ts";
import { triggerForm } from "#steps/triggers.ts";
import { Button, IconButton } from "../../../ui/Button.tsx";
import { Close, TriangleAlert } from "../../../ui/icons.tsx";
import { Menu, MenuItem } from "../../../ui/Menu.tsx";
import { type Connection, targetsOf, type Way, waysOf } from "./edit-graph.ts";
import { KindIcon } from "./kind-icons.tsx";

type Props = {
  automation: Automation;
  problems: readonly Problem[];
  selected: ReadonlySet<string>;
  isReadOnly: boolean;
  select: (id: string) => void;
  addAfter: (way: Way) => void;
  askTarget: (way: Way) => void;
  disconnect: (way: Connection) => void;
  startWith: (id: string) => void;
  duplicate: (id: string) => void;
  remove: (id: string) => void;
};

/** What the canvas draws, as a list: each thing that can be done there can be done here. */
export function ListView(props: Props) {
  const { automation } = props;
  const byId = new Map(automation.workflows.map((step) => [step.id, step]));
  const order = graphOf(automation.workflows).order.flatMap((id) => byId.get(id) ?? []);
  return (
    <div className="flow-list">
      <h3 className="items__title">Triggers</h3>
      {automation.triggers.length === 0 ? <p className="field__hint">None yet.</p> : null}
      <ul className="group">
        {automation.triggers.map(({ id, type, configuration }) => (
          <Entry
            key={id}
            id={id}
            kind={type}
            kindTitle={triggerForm(type)?.title ?? "Trigger"}
            name={configuration.name || "A trigger without a name"}
            list="triggers"
            {...props}
          />
        ))}
      </ul>
      <h3 className="items__title">Steps</h3>
      {order.length === 0 ? <p className="field__hint">None yet.</p> : null}
      <ol className="group">
        {order.map((step) => (
          <Entry
            key={step.id}
            id={step.id}
            kind={step.type}
            kindTitle={stepForm(step.type)?.title ?? "Choose what it does"}
            name={step.configuration.name || "A step without a name"}
            list="workflows"
            isFirst={step === automation.workflows[0]}
            {...props}
          >
            <ul className="flow-list__ways">
              {waysOf(step).map(({ branch, label }) => (
                <WayOut
                  key={branch ?? ""}
                  way={{ from: step.id, branch }}
                  label={label ?? "Then"}
                  targets={targetsOf(step, branch)}
                  {...props}
                />
              ))}
            </ul>
          </Entry>
        ))}
      </ol>
      {automation.canvas.notes.length > 0 ? <h3 className="items__title">Notes</h3> : null}
      <ul className="group">
        {automation.canvas.notes.map(({ id, text }) => (
          <Entry
            key={id}
            id={id}
            kind="note"
            kindTitle="Note"
            name={text.trim().slice(0, 80) || "An empty note"}
            list="notes"
            {...props}
          />
        ))}
      </ul>
    </div>
  );
}

function Entry({
  id,
  kind,
  kindTitle,
  name,
  list,
  isFirst = false,
  problems,
  selected,
  isReadOnly,
  select,
  startWith,
  duplicate,
  remove,
  children,
}: Props & {
  id: string;
  kind: string;
  kindTitle: string;
  name: string;
  list: "triggers" | "workflows" | "notes";
  isFirst?: boolean;
  children?: ReactNode;
}) {
  const wrong = problems.filter(({ path }) => path[1] === list && path[2] === `#${id}`);
  return (
    <li className="flow-list__one" data-selected={selected.has(id) || undefined} data-id={id}>
      <button type="button" className="text-left" onClick={() => select(id)}>
        <span className="flow-node__kind">
          <KindIcon kind={kind} />
          {kindTitle}
          {isFirst ? ", the first step" : ""}
        </span>
        <span className="font-medium">{name}</span>
      </button>
      {isReadOnly ? null : (
        <Menu
          trigger={
            <Button size="small" variant="plain" aria-label={`Actions for ${name}`}>
              Actions
            </Button>
          }
        >
          <MenuItem onSelect={() => select(id)}>Settings</MenuItem>
          {list === "workflows" && !isFirst ? (
            <MenuItem onSelect={() => startWith(id)}>Make it the first step</MenuItem>
          ) : null}
          {list === "triggers" ? null : (
            <MenuItem onSelect={() => duplicate(id)}>Duplicate</MenuItem>
          )}
          <MenuItem onSelect={() => remove(id)}>Remove</MenuItem>
        </Menu>
      )}
      {wrong.length > 0 ? (
        <p className="run-problem flow-list__problem">
          <TriangleAlert size={14} /> {wrong.map(({ message }) => message).join(" ")}
        </p>
      ) : null}
      {children}
    </li>
  );
}

function WayOut({
  way,
  label,
  targets,
  automation,
  isReadOnly,
  addAfter,
  askTarget,
  disconnect,
}: Props & { way: Way; label: string; targets: readonly string[] }) {
  const nameOf = (id: string) =>
    automation.workflows.find((step) => step.id === id)?.configuration.name || "a step";
  return (
    <li className="flow-list__way">
      <span className="text-ink-soft">{label}:</span>
      {targets.length === 0 ? <span>nothing</span> : null}
      {targets.map((to) => (
        <span key={to}>
          {nameOf(to)}
          {isReadOnly ? null : (
            <IconButton
              label={`Disconnect ${nameOf(to)}`}
              onClick={() => disconnect({ ...way, to })}
            >
              <Close size={14} />
            </IconButton>
          )}
        </span>
      ))}
      {isReadOnly ? null : (
        <>
          <Button
            size="small"
            variant="plain"
            aria-label={`Add a step after ${nameOf(way.from)}: ${label}`}
            onClick={() => addAfter(way)}
          >
            Add a step
          </Button>
          <Button
            size="small"
            variant="plain"
            aria-label={`Connect ${nameOf(way.from)}, ${label}, to a step`}
            onClick={() => askTarget(way)}
          >
            Connect…
          </Button>
        </>
      )}
    </li>
  );
}
