import { useState } from "react";
import {
  answerLimits,
  type EntryContent,
  type Language,
  languages,
  type MissedItem,
} from "#domain/answers/contract.ts";
import type { Figures } from "#domain/answers/index.ts";
import { refusalOf } from "../../kit/forms/outcome.ts";
import type { FieldOf } from "../../kit/forms/use-action-form.ts";
import type { Actions } from "../../kit/forms/use-actions.ts";
import { ActionForm } from "../../ui/ActionForm.tsx";
import { Field, Select, TextArea } from "../../ui/Field.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { kindWords, languageWords } from "./answer-words.ts";
import { SaysField } from "./says-field.tsx";
import { useWrongTab } from "./use-wrong-tab.ts";

type Props = {
  content: EntryContent;
  /** A question that the answer is for; it is filled in. */
  missed: MissedItem | null;
  revision: number;
  /** The kind of an answer of the files stays as it is. */
  isKindFixed?: boolean;
  figures: Figures;
  offers: readonly { id: string; title: string }[];
  actions: Actions;
};

/** The questions and texts of an answer in each language, its page, service and next questions. */
export function AnswerForm(props: Props) {
  const { content, missed, revision, isKindFixed = false, offers, actions } = props;
  const [kind, setKind] = useState(content.kind);
  const wrong = useWrongTab(refusalOf(actions.outcome, "save"), missed?.language ?? "en");
  const isSmallTalk = kind === "small-talk";
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
          <input type="hidden" name="missed" value={missed?.id ?? ""} />
          {isKindFixed ? (
            <input type="hidden" name="kind" value={kind} />
          ) : (
            <Select
              {...field("kind", content.kind)}
              label="Kind"
              hint={
                kind === "need"
                  ? "People describe a problem. Aria names the service, its price and time, then asks a follow-up question."
                  : "People ask a question, and Aria answers it."
              }
              onChange={(event) => setKind(event.target.value === "need" ? "need" : "answer")}
            >
              <option value="answer">{kindWords.answer}</option>
              <option value="need">{kindWords.need}</option>
            </Select>
          )}
          <Tabs
            label="Languages"
            keepsHidden
            value={wrong.tab}
            onChange={wrong.setTab}
            tabs={languages.map((language) => ({
              value: language,
              label: (
                <span>
                  {languageWords[language]}
                  {content.says[language] ? null : <span className="text-ink-soft"> (empty)</span>}
                </span>
              ),
              shows: <InLanguage {...props} {...{ language, kind, field }} />,
            }))}
          />
          {isSmallTalk ? null : (
            <>
              <Field
                {...field("page", content.page ?? "")}
                label="Page"
                optional
                hint="Where visitors read more, such as /legal/refunds."
                autoComplete="off"
                spellCheck={false}
              />
              <Select
                {...field("offers", content.offers ?? "")}
                label="Service"
                optional={kind !== "need"}
                hint="Linked below the answer."
              >
                <option value="">None</option>
                {offers.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </Select>
              <TextArea
                {...field("next", content.next.join("\n"))}
                label="Next questions"
                optional
                rows={2}
                hint={`Names of answers that visitors can tap next: one per line, up to ${answerLimits.next}.`}
                spellCheck={false}
              />
            </>
          )}
        </>
      )}
    </ActionForm>
  );
}

function InLanguage({
  language,
  kind,
  field,
  content,
  missed,
  figures,
}: Props & { language: Language; kind: EntryContent["kind"]; field: FieldOf }) {
  const asks = content.asks[language] ?? [];
  const isToAdd = missed?.language === language && !asks.includes(missed.question);
  return (
    <div className="answer-form__language">
      <TextArea
        {...field(`asks.${language}`, [...asks, ...(isToAdd ? [missed.question] : [])].join("\n"))}
        label="Questions"
        hint="As people type them, one per line."
        rows={6}
        lang={language}
      />
      <SaysField
        {...field(`says.${language}`, (content.says[language] ?? []).join("\n"))}
        label={kind === "small-talk" ? "Replies" : kind === "need" ? "Why this service" : "Answer"}
        hint={
          kind === "small-talk"
            ? "One per line. Aria alternates between them."
            : "One to four sentences. Links are written as [text](/page)."
        }
        language={language}
        figures={figures[language]}
      />
      {kind === "need" ? (
        <SaysField
          {...field(`asksBack.${language}`, content.asksBack[language] ?? "")}
          label="Follow-up question"
          hint="One question whose answer decides what comes next."
          language={language}
          figures={figures[language]}
          rows={2}
        />
      ) : null}
    </div>
  );
}
