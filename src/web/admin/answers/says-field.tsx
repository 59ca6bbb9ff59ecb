import { useRef, useState } from "react";
import type { Language } from "#domain/answers/contract.ts";
import type { FieldProps } from "../../kit/forms/outcome.ts";
import { AnswerText } from "../../ui/AnswerText.tsx";
import { Button } from "../../ui/Button.tsx";
import { TextArea } from "../../ui/Field.tsx";
import { Popover } from "../../ui/Popover.tsx";
import { fillFigures, type FiguresIn, findFigures } from "./fill-figures.ts";

const maxShown = 8;

/** A text that Aria says: with its figures filled in below, and a search for figures to insert. */
export function SaysField({
  label,
  hint,
  language,
  figures,
  rows = 5,
  ...field
}: FieldProps & {
  label: string;
  hint: string;
  language: Language;
  figures: FiguresIn;
  rows?: number;
}) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(field.defaultValue ?? "");
  const filled = fillFigures(text, figures);
  const insert = (key: string) => {
    const box = area.current;
    if (!box) return;
    box.setRangeText(`{${key}}`, box.selectionStart, box.selectionEnd, "end");
    setText(box.value);
    box.focus();
  };
  return (
    <div className="says">
      <TextArea
        {...field}
        ref={area}
        label={label}
        hint={hint}
        rows={rows}
        lang={language}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <div className="needs-js">
        <FigurePicker figures={figures} onPick={insert} />
      </div>
      {filled.unknown.length > 0 ? (
        <p className="field__error">
          Unknown {filled.unknown.length === 1 ? "figure" : "figures"}: {filled.unknown.join(", ")}.
          Aria won’t say this text.
        </p>
      ) : null}
      {text.includes("{") && filled.unknown.length === 0 ? (
        <div className="says__preview">
          <p className="text-ink-soft">Preview</p>
          <div lang={language} className="mail-text mail-text--drawn">
            <AnswerText text={filled.text} />
          </div>
        </div>
      ) : null}
    </div>
  );
}

/** Prices, times, names and facts that stay right by themselves. */
function FigurePicker({ figures, onPick }: { figures: FiguresIn; onPick: (key: string) => void }) {
  const [search, setSearch] = useState("");
  return (
    <Popover
      title="Insert a figure"
      trigger={
        <Button variant="quiet" size="small">
          Insert a figure
        </Button>
      }
    >
      <div className="figures-menu">
        <input
          className="input"
          type="search"
          aria-label="Search figures"
          placeholder="price landing"
          value={search}
          autoComplete="off"
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.preventDefault(); // it would send the form
          }}
        />
        <ul>
          {findFigures(search, figures, maxShown).map(({ key, value }) => (
            <li key={key}>
              <Button variant="plain" size="small" onClick={() => onPick(key)}>
                {key} <span className="text-ink-soft">{value}</span>
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Popover>
  );
}
