import {
  type ComponentType,
  createContext,
  memo,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import type { FieldType, FormInterface } from "#domain/projects/configuration/form-interface.ts";
import { Tabs } from "../../ui/Tabs.tsx";
import type { DesignerProps } from "../designer-props.ts";
import { placeAfterDeletion } from "../fields/move-item.ts";
import { useLatest } from "../fields/use-latest.ts";
import { ProjectPrice } from "../price/project-price.tsx";
import { AnswersPanel, StylePanel } from "./answers-panel.tsx";
import { Canvas } from "./canvas.tsx";
import { ConditionEditor } from "./condition-editor.tsx";
import {
  addField,
  changeField,
  deleteField,
  duplicateField,
  earlierThanStep,
  moveField,
  placeField,
} from "./edit-form.ts";
import { EndingsPanel } from "./endings-panel.tsx";
import type { CardAction } from "./field-card.tsx";
import { FieldPanel } from "./field-panel.tsx";
import { LanguagesPanel } from "./languages-panel.tsx";
import type { PanelProps } from "./panel-props.ts";

const newFieldId = () => `field-${crypto.randomUUID().slice(0, 8)}`;
/** The question or step that a path names, whether the workspace's or a problem's. */
const idIn = (selected: string | null, list: "fields" | "steps"): string | null =>
  selected?.match(new RegExp(`\\b${list}\\.#([\\w-]+)`))?.[1] ?? null;

/** The form builder: the form itself in the middle, what is selected beside it. */
export default function FormDesigner(props: DesignerProps<"form-interface">) {
  const { projectId, configuration, isReadOnly, problems, selected, select } = props;
  const form = configuration.formInterface;
  const holder = useRef<HTMLDivElement>(null);
  const focusCard = useCardFocus(holder);
  const [tab, setTab] = useState("question");
  const change = (next: FormInterface) => props.change({ formInterface: next });
  const errorAt = (...path: string[]) =>
    problems.find((one) => one.path.join(".") === ["formInterface", ...path].join("."))?.message;
  const problemAt = (id: string) =>
    problems.find(({ path }) => path[1] === "fields" && path[2] === `#${id}`)?.message;
  const selectField = (id: string) => {
    if (selected !== `fields.#${id}`) select(`fields.#${id}`);
  };

  const add = (type: FieldType, after: string | null) => {
    if (form.fields.length >= 100) return;
    const id = newFieldId();
    change(addField(form, { id, type, after }));
    focusCard(id);
  };
  const remove = (id: string) => {
    const ids = form.fields.map((field) => field.id);
    const next = placeAfterDeletion(ids.indexOf(id), ids.length);
    const left = ids.filter((one) => one !== id);
    focusCard(next === null ? null : (left[next] ?? null));
    change(deleteField(form, id));
  };
  const act = useLatest((action: CardAction) => {
    const { id } = action;
    if (action.do === "select") {
      setTab("question");
      selectField(id);
    } else if (action.do === "name") change(changeField(form, id, { name: action.name }));
    else if (action.do === "add-below") add("text", id);
    else if (action.do === "delete" || action.do === "delete-empty") remove(id);
    else if (action.do === "move") {
      change(moveField(form, id, action.by));
      focusCard(id);
    } else if (action.do === "drop") {
      const stepId = form.fields.find((field) => field.id === action.before)?.stepId ?? "";
      change(placeField(form, id, { stepId, before: action.before }));
    } else {
      const copy = newFieldId();
      change(duplicateField(form, id, copy));
      focusCard(copy);
    }
  });

  const selectedId = idIn(selected, "fields");
  const panel: PanelProps = { projectId, form, change, isReadOnly, problems, errorAt };
  return (
    <div className="form-designer" ref={holder}>
      <h2 className="sr-only">Form designer</h2>
      <Canvas
        form={form}
        change={change}
        isReadOnly={isReadOnly}
        selectedId={selectedId}
        act={act}
        add={add}
        selectStep={(id) => {
          setTab("question");
          select(`steps.#${id}`);
        }}
        problemAt={problemAt}
        titleProblem={errorAt("title")}
        fieldsProblem={errorAt("fields")}
      />
      <div className="form-designer__panel">
        <PanelContext value={{ ...panel, configuration, selected }}>
          <Panels tab={tab} setTab={setTab} />
        </PanelContext>
      </div>
    </div>
  );
}

type Shown = PanelProps & Pick<DesignerProps<"form-interface">, "configuration" | "selected">;
const PanelContext = createContext<Shown | null>(null);
/** A panel with what the form is now. */
function WithForm({ shows: Panel }: { shows: ComponentType<Shown> }) {
  const shown = useContext(PanelContext);
  return shown && <Panel {...shown} />;
}

const tabs = [
  { value: "question", label: "Question", shows: <WithForm shows={Selection} /> },
  { value: "endings", label: "Endings", shows: <WithForm shows={EndingsPanel} /> },
  { value: "style", label: "Style", shows: <WithForm shows={StylePanel} /> },
  { value: "languages", label: "Languages", shows: <WithForm shows={LanguagesPanel} /> },
  { value: "answers", label: "Answers", shows: <WithForm shows={AnswersPanel} /> },
  { value: "price", label: "Price", shows: <WithForm shows={ProjectPrice} /> },
];

/** The panels beside the form. The tabs themselves aren't drawn again while one types; what they show is. */
const Panels = memo(function Panels(props: { tab: string; setTab: (tab: string) => void }) {
  const { tab, setTab } = props;
  return <Tabs label="Properties of the form" value={tab} onChange={setTab} tabs={tabs} />;
});

/** What is selected: a question or a step. */
function Selection({ selected, ...panel }: PanelProps & { selected: string | null }) {
  const { form, change, isReadOnly, errorAt } = panel;
  const field = form.fields.find(({ id }) => id === idIn(selected, "fields"));
  const step = form.steps.find(({ id }) => id === idIn(selected, "steps"));
  if (field)
    return (
      <FieldPanel
        key={field.id}
        form={form}
        field={field}
        change={(part) => change(changeField(form, field.id, part))}
        isReadOnly={isReadOnly}
        errorAt={errorAt}
      />
    );
  if (step)
    return (
      <div className="designer">
        <ConditionEditor
          key={step.id}
          label="Show this step"
          condition={step.showWhen}
          change={(showWhen) =>
            change({
              ...form,
              steps: form.steps.map((one) => (one.id === step.id ? { ...one, showWhen } : one)),
            })
          }
          earlier={earlierThanStep(form, step.id)}
          isReadOnly={isReadOnly}
          error={errorAt("steps", `#${step.id}`, "showWhen")}
        />
      </div>
    );
  return <p className="field__hint">Select a question in the form to change what it asks for.</p>;
}

/** Puts the focus into the text of a question once it is drawn; null: onto what adds the first one. */
function useCardFocus(holder: RefObject<HTMLElement | null>) {
  const wanted = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const place =
      wanted.current === null
        ? ".form-canvas__empty button"
        : `[data-card="${CSS.escape(wanted.current)}"] [data-name]`;
    const element = holder.current?.querySelector<HTMLElement>(place);
    if (!element) return;
    wanted.current = undefined;
    element.focus();
  });
  return (id: string | null) => {
    wanted.current = id;
  };
}
