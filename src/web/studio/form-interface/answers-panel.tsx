import {
  type FormInterface,
  FormInterface as Schema,
} from "#domain/projects/configuration/form-interface.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { YesNoControl } from "../fields/choice-control.tsx";
import { LinesControl } from "../fields/lines-control.tsx";
import { NumberControl } from "../fields/number-control.tsx";
import { PictureControl } from "../fields/picture-control.tsx";
import { SchemaForm } from "../fields/schema-form.tsx";
import { TextControl } from "../fields/text-control.tsx";
import { LimitControl } from "./field-panel.tsx";
import type { PanelProps } from "./panel-props.ts";

const styling = Schema.shape.styling;
const labels = {
  "formInterface.styling.layout": { "one-page": "One page", steps: "Step by step" },
} as const;

/** How the form looks. Colours that couldn't be read are shaded until they can. */
export function StylePanel({ projectId, form, change, isReadOnly, problems }: PanelProps) {
  const { logoFileId } = form.styling;
  return (
    <div className="designer">
      <PictureControl
        projectId={projectId}
        label="Logo"
        hint="Stands above the title."
        value={logoFileId === "" ? null : logoFileId}
        isReadOnly={isReadOnly}
        onChange={(id) => change({ ...form, styling: { ...form.styling, logoFileId: id ?? "" } })}
      />
      <SchemaForm
        schema={styling}
        only={["layout", "theme", "corners", "colors"]}
        value={form.styling}
        change={(next) => change({ ...form, styling: next })}
        path={["formInterface", "styling"]}
        problems={problems}
        isReadOnly={isReadOnly}
        labels={labels}
      />
      <p className="field__hint">
        Text on your colours is black or white, whichever reads better. Where a colour is too pale
        for text, a darker shade of it is used.
      </p>
    </div>
  );
}

/** Who gets the answers, how long they are kept, and when the form closes. */
export function AnswersPanel({ projectId, form, change, isReadOnly, errorAt }: PanelProps) {
  const { delivery, consent } = form;
  const set = (part: Partial<FormInterface["delivery"]>) =>
    change({ ...form, delivery: { ...delivery, ...part } });
  const control = { isReadOnly };
  return (
    <div className="designer">
      <p>
        <ButtonLink href={paths.formAnswers(projectId)} variant="quiet" size="small">
          Read the answers
        </ButtonLink>
      </p>
      <LinesControl
        {...control}
        label="Email answers to"
        itemName="recipient"
        value={delivery.emails}
        max={5}
        itemMax={254}
        error={errorAt("delivery", "emails")}
        onChange={(emails) => set({ emails: [...emails] })}
      />
      <YesNoControl
        {...control}
        label="Send people a copy"
        hint="Goes to the first email address that they enter."
        value={delivery.sendsCopy}
        onChange={(sendsCopy) => set({ sendsCopy })}
      />
      <NumberControl
        {...control}
        label="Keep answers for"
        unit="months"
        hint="Then they are deleted. Counts for answers sent after you publish."
        value={delivery.keepMonths}
        min={1}
        max={120}
        step={1}
        onChange={(keepMonths) => set({ keepMonths })}
      />
      <fieldset className="group">
        <legend className="items__title">Consent</legend>
        <YesNoControl
          {...control}
          label="Ask for consent"
          hint="A box that must be ticked. Its text is kept with each answer."
          value={consent.isAsked}
          onChange={(isAsked) => change({ ...form, consent: { ...consent, isAsked } })}
        />
        {consent.isAsked ? (
          <TextControl
            {...control}
            label="Consent text"
            value={consent.text}
            max={1000}
            isLong
            error={errorAt("consent", "text")}
            onChange={(text) => change({ ...form, consent: { ...consent, text } })}
          />
        ) : null}
      </fieldset>
      <fieldset className="group">
        <legend className="items__title">Closing</legend>
        <LimitControl
          {...control}
          label="Close after so many answers"
          hint="Leave it empty for no limit."
          value={delivery.maxAnswers}
          change={(maxAnswers) => {
            if (
              maxAnswers === null ||
              (Number.isInteger(maxAnswers) && maxAnswers >= 1 && maxAnswers <= 1e6)
            )
              set({ maxAnswers });
          }}
        />
        <Field
          label="Last day"
          name="closes-on"
          type="date"
          hint="In UTC. Leave it empty to keep the form open."
          value={delivery.closesOn ?? ""}
          readOnly={isReadOnly}
          onChange={({ target }) => set({ closesOn: target.value || null })}
        />
        <TextControl
          {...control}
          label="Text when closed"
          value={delivery.closedText}
          max={500}
          isLong
          onChange={(closedText) => set({ closedText })}
        />
      </fieldset>
    </div>
  );
}
