import {
  type ComponentProps,
  type KeyboardEvent,
  use,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { asText } from "#steps/contract.ts";
import { Field, TextArea } from "../../../ui/Field.tsx";
import { withWarning } from "../../fields/control-frame.tsx";
import { TextControl } from "../../fields/text-control.tsx";
import { type Completion, completionAt, type Option, take } from "./complete.ts";
import { TryContext } from "./try-context.ts";
import { type Tried, useTried } from "./use-tried.ts";

type Text = HTMLInputElement | HTMLTextAreaElement;

/** A text that may hold expressions: values and functions are offered inside its braces, and what it gives is shown. */
export function ExpressionField(props: ComponentProps<typeof TextControl>) {
  return props.isReadOnly ? <TextControl {...props} /> : <WritableExpression {...props} />;
}

function WritableExpression({
  label,
  value,
  onChange,
  hint,
  error,
  warning,
  onFocus,
  max,
  isLong = false,
  placeholder,
}: ComponentProps<typeof TextControl>) {
  const id = useId();
  const context = use(TryContext);
  const input = useRef<Text | null>(null);
  const nextCaret = useRef<number | null>(null);
  const [caret, setCaret] = useState<number | null>(null);
  /** The text for which the offer was put away. */
  const [dismissed, setDismissed] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const [wasEntered, setWasEntered] = useState(false);
  const tried = useTried(wasEntered ? value : "", context);
  const offer =
    caret === null || dismissed === value ? null : completionAt(value, caret, context.known);
  const at = Math.min(active, (offer?.options.length ?? 1) - 1);

  useLayoutEffect(() => {
    if (nextCaret.current === null) return;
    input.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  });

  const pick = (completion: Completion, option: Option) => {
    const taken = take(value, completion, option);
    if (taken.text.length > max) return;
    nextCaret.current = taken.caret;
    setCaret(taken.caret);
    setActive(0);
    setDismissed(taken.text);
    onChange(taken.text);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<Text>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === " " && event.ctrlKey) setDismissed(null);
    else if (!offer) return;
    else if (event.key === "Escape") setDismissed(value);
    else if (event.key === "ArrowDown") setActive((at + 1) % offer.options.length);
    else if (event.key === "ArrowUp")
      setActive((at + offer.options.length - 1) % offer.options.length);
    else if (event.key === "Enter" && offer.options[at]) pick(offer, offer.options[at]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const note = ({ currentTarget }: { currentTarget: Text }) =>
    setCaret(currentTarget.selectionEnd ?? currentTarget.value.length);
  const shared = {
    id,
    label,
    name: label,
    value,
    hint: withWarning(
      hint || tried ? (
        <>
          {hint}
          {hint && tried ? <br /> : null}
          {tried ? <Given tried={tried} /> : null}
        </>
      ) : null,
      warning,
    ),
    ...(error === undefined ? {} : { error }),
    placeholder,
    maxLength: Number.isFinite(max) ? max : undefined,
    autoComplete: "off",
    spellCheck: !value.includes("{{"),
    "aria-autocomplete": "list" as const,
    "aria-controls": offer ? `${id}-offer` : undefined,
    "aria-activedescendant": offer ? `${id}-${at}` : undefined,
    onKeyDown,
    onSelect: note,
    onBlur: () => setCaret(null),
    onFocus: () => {
      setWasEntered(true);
      onFocus?.();
    },
    onChange: (event: { currentTarget: Text }) => {
      setActive(0);
      note(event);
      onChange(event.currentTarget.value);
    },
  };
  const hold = (element: Text | null) => {
    input.current = element;
  };
  return (
    <div className="expression">
      {isLong ? <TextArea {...shared} ref={hold} /> : <Field {...shared} ref={hold} />}
      <span className="sr-only" role="status">
        {offer ? `${offer.options.length} suggestions. Choose with the arrow keys and Enter.` : ""}
      </span>
      {offer ? (
        <div
          className="expression__offer"
          id={`${id}-offer`}
          role="listbox"
          aria-label={`Suggestions for ${label}`}
        >
          {offer.options.map((option, place) => (
            // The field keeps the focus, and its keys choose.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={option.label}
              ref={place === at ? showOption : null}
              id={`${id}-${place}`}
              role="option"
              aria-selected={place === at}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(offer, option)}
            >
              <code>{option.label}</code>
              <span className="field__hint">{option.detail}</span>
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}

const showOption = (option: HTMLElement | null) => option?.scrollIntoView({ block: "nearest" });

const shownLength = 160;
const cut = (text: string) =>
  text.length > shownLength ? `${text.slice(0, shownLength - 1)}…` : text;

/** What the text gives, or what is wrong with it and where. */
function Given({ tried }: { tried: Tried }) {
  if (!("problem" in tried)) {
    const { result } = tried;
    if (result === null || result === "") return <span>Gives nothing with the latest data.</span>;
    const kind = Array.isArray(result) ? "Gives a list: " : "Gives: ";
    return (
      <span className="expression__given">
        {kind}
        <code>{cut(asText(result))}</code>
      </span>
    );
  }
  const { problem, position, text } = tried;
  return (
    <span className="expression__problem">
      {problem}
      {position === null ? null : (
        <code>
          {text.slice(Math.max(0, position - 24), Math.max(0, position - 1))}
          <mark>{text.slice(Math.max(0, position - 1), position + 1) || " "}</mark>
          {text.slice(position + 1, position + 12)}
        </code>
      )}
    </span>
  );
}
