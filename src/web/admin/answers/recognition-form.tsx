import { languages } from "#domain/answers/contract.ts";
import type { RecognitionDetail } from "#domain/answers/index.ts";
import { refusalOf } from "../../kit/forms/outcome.ts";
import type { FieldOf } from "../../kit/forms/use-action-form.ts";
import type { Actions } from "../../kit/forms/use-actions.ts";
import { ActionForm } from "../../ui/ActionForm.tsx";
import { Field, TextArea } from "../../ui/Field.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { languageWords } from "./answer-words.ts";
import { useWrongTab } from "./use-wrong-tab.ts";

/** The signals of a need or an emergency, and what is said to a need in each language. */
export function RecognitionForm({
  one,
  revision,
  actions,
}: {
  one: RecognitionDetail;
  revision: number;
  actions: Actions;
}) {
  const wrong = useWrongTab(refusalOf(actions.outcome, "save"), "en");
  const { need, emergency } = one;
  const hint = need
    ? "Aria mainly compares a message with sample stories. Signals that you add make this service likelier, and signals that you remove make it less likely."
    : "It counts as this emergency when the weights add up to the number below.";
  return (
    <ActionForm
      {...actions.form}
      intent="save"
      className="answer-form"
      submit="Save"
      busy="Saving..."
    >
      {(field) => (
        <>
          <input type="hidden" name="revision" value={revision} />
          <TextArea
            {...field("signals", one.signals)}
            label="Signals"
            hint={`One signal per line: its weight, a colon, then words in any language, separated by commas. Any of the words is enough, and each line counts once. Beginnings of words also match; words of up to three letters must match whole. ${hint}`}
            rows={14}
            spellCheck={false}
          />
          {emergency ? (
            <Field
              {...field("from", String(emergency.from))}
              label="Emergency from"
              inputMode="decimal"
              autoComplete="off"
            />
          ) : null}
          {need ? (
            <>
              <Tabs
                label="Languages"
                keepsHidden
                value={wrong.tab}
                onChange={wrong.setTab}
                tabs={languages.map((language) => ({
                  value: language,
                  label: languageWords[language],
                  shows: <InLanguage {...{ need, language, field }} />,
                }))}
              />
              {need.scopes.map(({ name, title, ways }) => (
                <TextArea
                  key={name}
                  {...field(`scopes.${name}`, ways)}
                  label={`Words that ask for “${title}”`}
                  optional
                  hint="Separated by commas. Otherwise Aria offers the first option."
                  rows={2}
                  spellCheck={false}
                />
              ))}
            </>
          ) : null}
        </>
      )}
    </ActionForm>
  );
}

const InLanguage = ({
  need,
  language,
  field,
}: {
  need: NonNullable<RecognitionDetail["need"]>;
  language: (typeof languages)[number];
  field: FieldOf;
}) => (
  <div className="answer-form__language">
    <TextArea
      {...field(`why.${language}`, need.why[language])}
      label="Why this service"
      hint="One sentence. Aria adds the option, its price and its time."
      rows={3}
      lang={language}
    />
    <TextArea
      {...field(`asksBack.${language}`, need.asksBack[language])}
      label="Follow-up question"
      hint="One question whose answer decides what comes next."
      rows={2}
      lang={language}
    />
  </div>
);
