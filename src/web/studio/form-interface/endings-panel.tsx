import type { FormEnding, FormInterface } from "#domain/projects/configuration/form-interface.ts";
import { YesNoControl } from "../fields/choice-control.tsx";
import { OrderedItems } from "../fields/ordered-items.tsx";
import { TextControl } from "../fields/text-control.tsx";
import { ConditionEditor } from "./condition-editor.tsx";
import type { PanelProps } from "./panel-props.ts";

const newEnding = (): FormEnding => ({
  id: `ending-${crypto.randomUUID().slice(0, 8)}`,
  title: "Thank you",
  text: "",
  redirectUrl: "",
  storesAnswer: true,
  showWhen: { match: "all", rules: [] },
});

/** What people read after sending. */
export function EndingsPanel({ form, change, isReadOnly, errorAt }: PanelProps) {
  const questions = form.fields.filter(({ type }) => type !== "statement");
  return (
    <OrderedItems
      label="Endings"
      itemName="ending"
      items={form.endings}
      onChange={(endings: FormInterface["endings"]) => change({ ...form, endings })}
      newItem={newEnding}
      max={10}
      isReadOnly={isReadOnly}
      hint="The first ending whose rules hold is shown; if none does, the last one."
      error={errorAt("endings")}
      empty="What do people read after sending?"
      nameOf={({ title }) => title || "ending"}
    >
      {(ending, changeEnding) => {
        const at = (key: string) => errorAt("endings", `#${ending.id}`, key);
        return (
          <>
            <TextControl
              label="Title"
              value={ending.title}
              max={200}
              isReadOnly={isReadOnly}
              onChange={(title) => changeEnding({ ...ending, title })}
            />
            <TextControl
              label="Text"
              value={ending.text}
              max={1000}
              isLong
              isReadOnly={isReadOnly}
              onChange={(text) => changeEnding({ ...ending, text })}
            />
            <TextControl
              label="Continue to"
              hint="An address that begins with https://. Leave it empty to end here."
              value={ending.redirectUrl}
              max={500}
              error={at("redirectUrl")}
              isReadOnly={isReadOnly}
              onChange={(redirectUrl) => changeEnding({ ...ending, redirectUrl })}
            />
            <YesNoControl
              label="Store the answer"
              hint="Turn this off for answers that you don’t want: nothing is stored or sent."
              value={ending.storesAnswer}
              isReadOnly={isReadOnly}
              onChange={(storesAnswer) => changeEnding({ ...ending, storesAnswer })}
            />
            <ConditionEditor
              label="Show this ending"
              condition={ending.showWhen}
              change={(showWhen) => changeEnding({ ...ending, showWhen })}
              earlier={questions}
              isReadOnly={isReadOnly}
              error={at("showWhen")}
            />
          </>
        );
      }}
    </OrderedItems>
  );
}
