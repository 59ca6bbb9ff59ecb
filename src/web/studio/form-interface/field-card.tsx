import { memo, type DragEvent, type KeyboardEvent } from "react";
import { hasOptions, type FormField } from "#domain/projects/configuration/form-interface.ts";
import { formWords } from "#domain/projects/configuration/form-texts.ts";
import { FormInput } from "../../forms/form-input.tsx";
import { classNames } from "../../kit/class-names.ts";
import { CircleAlert, Close, Copy } from "../../ui/icons.tsx";
import { ArrowDown, ArrowUp, Grip } from "../icons.tsx";
import { kindName } from "./field-types.ts";

/** What can be done to a question where it stands. */
export type CardAction =
  | { do: "select" | "duplicate" | "delete" | "add-below" | "delete-empty"; id: string }
  | { do: "name"; id: string; name: string }
  | { do: "move"; id: string; by: -1 | 1 }
  | { do: "drop"; id: string; before: string };

type Props = {
  field: FormField;
  language: keyof typeof import("#domain/projects/configuration/form-texts.ts").languageNames;
  isSelected: boolean;
  isReadOnly: boolean;
  problem: string | undefined;
  act: (action: CardAction) => void;
};

export const dragType = "application/x-ariaworks-field";

/** A question as the form shows it, with its text to type into. Its properties stand beside the form. */
export const FieldCard = memo(function FieldCard(props: Props) {
  const { field, language, isSelected, isReadOnly, problem, act } = props;
  const { id } = field;
  const name = field.name || kindName(field.type);
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (isReadOnly || event.nativeEvent.isComposing) return;
    const by = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
    const isText = event.target instanceof HTMLTextAreaElement;
    if (by !== undefined && event.altKey) act({ do: "move", id, by });
    else if (event.key === "d" && (event.ctrlKey || event.metaKey)) act({ do: "duplicate", id });
    else if (event.key === "Enter" && isText && !event.shiftKey) act({ do: "add-below", id });
    else if (event.key === "Backspace" && isText && field.name === "")
      act({ do: "delete-empty", id });
    else return;
    event.preventDefault();
  };
  const drop = (event: DragEvent) => {
    const dragged = event.dataTransfer.getData(dragType);
    event.currentTarget.classList.remove("form-card--over");
    if (!dragged) return;
    event.preventDefault();
    event.stopPropagation();
    act({ do: "drop", id: dragged, before: id });
  };
  return (
    // Keys and drops on the question's controls arrive here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={classNames("form-card", isSelected && "form-card--selected")}
      data-card={id}
      onKeyDown={keys}
      onFocus={() => act({ do: "select", id })}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragType)) return;
        event.preventDefault();
        event.currentTarget.classList.add("form-card--over");
      }}
      onDragLeave={(event) => event.currentTarget.classList.remove("form-card--over")}
      onDrop={drop}
    >
      {isReadOnly ? null : (
        <span
          className="form-card__grip"
          draggable
          title="Drag to move"
          onDragStart={(event) => {
            event.dataTransfer.setData(dragType, id);
            event.dataTransfer.effectAllowed = "move";
          }}
        >
          <Grip size={16} />
        </span>
      )}
      <textarea
        className="form-card__name"
        aria-label={`Question: ${kindName(field.type)}`}
        data-name
        rows={1}
        value={field.name}
        maxLength={300}
        readOnly={isReadOnly}
        placeholder={field.type === "statement" ? "Type a text" : "Type a question"}
        onChange={({ target }) => act({ do: "name", id, name: target.value.replaceAll("\n", " ") })}
      />
      <p className="form-card__marks">
        {kindName(field.type)}
        {field.required ? ", required" : ""}
        {field.showWhen.rules.length > 0 ? ", shown by a rule" : ""}
      </p>
      {field.help ? <p className="form-view__help">{field.help}</p> : null}
      {field.type === "statement" ? null : (
        // How it will look; it is filled in within the preview.
        <div inert className="form-card__control">
          <FormInput
            key={`${field.type}-${hasOptions(field.type)}`}
            field={field}
            id={`card-${id}`}
            answer={undefined}
            words={formWords(language)}
            isInvalid={false}
            describedBy={undefined}
            isRequired={false}
            isDisabled
          />
        </div>
      )}
      {problem ? (
        <p className="field__error">
          <CircleAlert size={16} />
          {problem}
        </p>
      ) : null}
      {isReadOnly ? null : (
        <span className="form-card__actions">
          {(
            [
              ["Move up", ArrowUp, { do: "move", id, by: -1 }],
              ["Move down", ArrowDown, { do: "move", id, by: 1 }],
              ["Duplicate", Copy, { do: "duplicate", id }],
              ["Delete", Close, { do: "delete", id }],
            ] as const
          ).map(([label, Icon, action]) => (
            <button
              key={label}
              type="button"
              aria-label={`${label}: ${name}`}
              title={label}
              onClick={() => act(action)}
            >
              <Icon size={16} />
            </button>
          ))}
        </span>
      )}
    </li>
  );
});
