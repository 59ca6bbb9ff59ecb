import { type ClipboardEvent, useEffect, useRef, useState } from "react";
import type { AutomationChoices } from "#domain/automations/contract.ts";
import type { Automation } from "#domain/projects/configuration/automation.ts";
import type { Problem } from "#domain/projects/configuration/parts.ts";
import { AskPalette } from "./ask-palette.tsx";
import { BuilderBar } from "./builder-bar.tsx";
import { onBuilderKey } from "./builder-keys.ts";
import { Canvas } from "./canvas.tsx";
import { copyNodes } from "./clipboard.ts";
import { disconnect, startWith, tidyUp, type Way, waysOf } from "./edit-graph.ts";
import { ListView } from "./list-view.tsx";
import { NodePanel } from "./node-panel.tsx";
import { useBuilder } from "./use-builder.ts";
import { nextNode } from "./walk-nodes.ts";

type Props = {
  automation: Automation;
  change: (automation: Automation) => void;
  choices: AutomationChoices;
  problems: readonly Problem[];
  isReadOnly: boolean;
  /** What was chosen elsewhere: `automation.workflows.#id…`. */
  chosen: string | null;
  /** Saves, and reads addresses and samples again. */
  refresh: () => void;
  close: () => void;
};

/** The visual workflow builder (spec studio.md §2.7): a canvas, the same as a list, and the settings beside them. */
export default function Builder(props: Props) {
  const { automation, change, choices, problems, isReadOnly, chosen, refresh, close } = props;
  const room = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [view, setView] = useState<"canvas" | "list">("canvas");
  const builder = useBuilder(automation, change);
  const { setPicked, pick, nodes, single, places, asked, setAsked, say } = builder;

  const focusNode = (id: string) =>
    requestAnimationFrame(() => {
      const place = `:is(.react-flow__node, .flow-list__one)[data-id="${CSS.escape(id)}"]`;
      const element = room.current?.querySelector<HTMLElement>(place);
      (element?.matches("li") ? element.querySelector("button") : element)?.focus();
    });
  const focusPanel = () =>
    requestAnimationFrame(() =>
      panel.current?.querySelector<HTMLElement>(":is(input, select, textarea)")?.focus(),
    );
  const go = (id: string | null) => {
    if (id === null) return;
    pick(id);
    focusNode(id);
  };
  useEffect(() => {
    const [, id] = /^automation\.(?:workflows|triggers)\.#([\w-]+)/.exec(chosen ?? "") ?? [];
    if (id) setPicked(new Set([id]));
  }, [chosen, setPicked]);

  const remove = (removed: ReadonlySet<string>) => {
    if (removed.size === 0) return;
    const before = single === null ? null : nextNode(automation, places, single, "up");
    builder.remove(removed);
    if (before !== null && !removed.has(before)) go(before);
    else room.current?.querySelector<HTMLElement>(".react-flow__node")?.focus();
  };
  const copy = (event: ClipboardEvent, isCut: boolean) => {
    const copied = isInField(event.target) ? null : copyNodes(automation, nodes);
    if (copied === null) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", copied);
    say("Copied.");
    if (isCut && !isReadOnly) remove(nodes);
  };
  const firstWay = (id: string): Way => {
    const source = automation.workflows.find((one) => one.id === id);
    return { from: id, branch: (source && waysOf(source)[0]?.branch) ?? null };
  };
  const addNote = () => {
    builder.addNote();
    focusPanel();
  };
  const isStep = automation.workflows.some(({ id }) => id === single);
  const looking = {
    walk: (direction: "up" | "down" | "left" | "right") => {
      const from = focusedNode(room.current) ?? single ?? [...places.keys()][0];
      if (from !== undefined) go(nextNode(automation, places, from, direction));
    },
    open: () => {
      const focused = focusedNode(room.current);
      if (focused) pick(focused);
      focusPanel();
    },
    leave: () => pick(),
  };
  const editing = {
    nudge: builder.nudge,
    addAfter: () =>
      setAsked({ what: "add", ...(isStep && single !== null && { after: firstWay(single) }) }),
    connect: () =>
      isStep && single !== null && setAsked({ what: "connect", way: firstWay(single) }),
    addNote,
    remove: () => remove(builder.picked),
    duplicate: () => builder.duplicate(nodes),
    selectAll: () => setPicked(builder.ids),
    tidyUp: () => change(tidyUp(automation)),
  };
  return (
    <div
      className="builder"
      onCopy={(event) => copy(event, false)}
      onCut={(event) => copy(event, true)}
      onPaste={(event) => {
        if (isReadOnly || isInField(event.target)) return;
        if (builder.paste(event.clipboardData.getData("text/plain"))) event.preventDefault();
        else say("There are no copied steps to paste.");
      }}
    >
      <BuilderBar
        {...{ view, setView, isReadOnly, addNote, close }}
        said={builder.said}
        problemCount={problems.filter(({ isWarning }) => !isWarning).length}
        addStep={() => setAsked({ what: "add" })}
        tidyUp={editing.tidyUp}
      />
      <div className="builder__room" ref={room}>
        {view === "canvas" ? (
          <Canvas
            label="Canvas of the automation"
            {...{ automation, problems }}
            selected={builder.picked}
            select={setPicked}
            onKeyDown={(event) =>
              onBuilderKey(event, isReadOnly ? looking : { ...looking, ...editing })
            }
            {...(!isReadOnly && {
              edit: {
                move: builder.move,
                connect: builder.connect,
                startWith: (id: string) => change(startWith(automation, id)),
                insert: ({ to, ...after }) => setAsked({ what: "add", after, to }),
                addAfter: (after: Way) => setAsked({ what: "add", after }),
              },
            })}
          />
        ) : (
          <ListView
            {...{ automation, problems, isReadOnly }}
            selected={builder.picked}
            select={(id) => {
              pick(id);
              focusPanel();
            }}
            addAfter={(after) => setAsked({ what: "add", after })}
            askTarget={(way) => setAsked({ what: "connect", way })}
            disconnect={(way) => change(disconnect(automation, way))}
            startWith={(id) => change(startWith(automation, id))}
            duplicate={(id) => builder.duplicate(new Set([id]))}
            remove={(id) => remove(new Set([id]))}
          />
        )}
      </div>
      <aside className="builder__panel" ref={panel} aria-label="Settings of the selection">
        <NodePanel
          {...{ automation, choices, problems, isReadOnly, change, refresh }}
          id={single}
          select={(id) => {
            pick(id);
            focusPanel();
          }}
          close={() => {
            if (single !== null) focusNode(single);
            pick();
          }}
        />
      </aside>
      {asked ? (
        <AskPalette
          {...{ asked, automation }}
          addStep={(kind) => go(builder.add(kind))}
          addTrigger={(kind) => go(builder.addTrigger(kind))}
          connect={(to) => asked.what === "connect" && builder.connect({ ...asked.way, to })}
          close={() => setAsked(null)}
        />
      ) : null}
    </div>
  );
}

const isInField = (target: EventTarget) =>
  target instanceof Element && Boolean(target.closest("input, textarea, select, dialog"));
const focusedNode = (room: HTMLElement | null): string | undefined =>
  room?.contains(document.activeElement)
    ? document.activeElement?.closest<HTMLElement>("[data-id]")?.dataset["id"]
    : undefined;
