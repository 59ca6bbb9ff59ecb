import { memo, type RefObject, useEffect, useRef, useState } from "react";
import { IconButton } from "../../ui/Button.tsx";
import { ChevronDown } from "../../ui/icons.tsx";
import { ChevronRight } from "../icons.tsx";
import { expressionAt } from "./expressions/complete.ts";
import type { KnownNode, KnownSource } from "./known-values.ts";

type Text = HTMLInputElement | HTMLTextAreaElement;
/** The texts of a step's settings: what is in them is worked out. */
const settingTexts = "[data-path] :is(textarea, input.input)";
const isText = (target: EventTarget | null): target is Text =>
  (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) &&
  target.matches(settingTexts);

const howWords = {
  pin: "pinned",
  run: "from the latest run",
  call: "from the caught call",
  example: "example values",
};

/** What earlier steps give, as a tree: a value that is pressed goes into the field that was typed into last. */
export const DataList = memo(function DataList({
  holder,
  known,
}: {
  /** The fields that can take it. */
  holder: RefObject<HTMLElement | null>;
  known: readonly KnownSource[];
}) {
  const last = useRef<Text | null>(null);
  useEffect(() => {
    const element = holder.current;
    const note = ({ target }: FocusEvent) => {
      if (isText(target)) last.current = target;
    };
    element?.addEventListener("focusin", note);
    return () => element?.removeEventListener("focusin", note);
  }, [holder]);
  const insert = (way: string) => {
    const noted = last.current?.isConnected ? last.current : null;
    const field = noted ?? holder.current?.querySelector<Text>(settingTexts);
    if (!field) return;
    const { selectionStart, selectionEnd, value } = field;
    const from = noted ? (selectionStart ?? value.length) : value.length;
    const to = noted ? (selectionEnd ?? value.length) : value.length;
    const isInside = expressionAt(value, from) !== null;
    field.setRangeText(isInside ? way : `{{${way}}}`, from, to, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.focus();
  };
  return (
    <details className="run-data">
      <summary>Use data from earlier steps</summary>
      {known.length === 0 ? (
        <p className="field__hint">Nothing comes before this step yet. Add a trigger first.</p>
      ) : null}
      <ul className="data-list">
        {known.map(({ kind, id, name, how, nodes }) => (
          <li key={`${kind} ${id}`}>
            <p className="data-list__from">
              {name} <span className="field__hint">{howWords[how]}</span>
            </p>
            <Nodes nodes={nodes} insert={insert} isOpen />
          </li>
        ))}
      </ul>
    </details>
  );
});

type Inserting = { insert: (way: string) => void; isOpen?: boolean };

const Nodes = ({ nodes, ...shared }: Inserting & { nodes: readonly KnownNode[] }) => (
  <ul className="data-list__nodes">
    {nodes.map((node) => (
      <Node key={node.key} node={node} {...shared} />
    ))}
  </ul>
);

function Node({ node, insert, isOpen: isOpenFirst = false }: Inserting & { node: KnownNode }) {
  const { key, way, example, inner } = node;
  const [isOpen, setIsOpen] = useState(isOpenFirst);
  return (
    <li>
      <div className="data-list__row">
        {inner.length > 0 ? (
          <IconButton
            label={`${isOpen ? "Close" : "Open"} ${way}`}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? <ChevronDown size={16} /> : <ChevronRight size={16} />}
          </IconButton>
        ) : null}
        <button type="button" className="data-list__value" onClick={() => insert(way)}>
          <code>{key}</code> <span className="field__hint">{example}</span>
        </button>
      </div>
      {isOpen && inner.length > 0 ? <Nodes nodes={inner} insert={insert} /> : null}
    </li>
  );
}
