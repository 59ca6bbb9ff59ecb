import { useState } from "react";
import {
  formLanguages,
  type FormInterface,
} from "#domain/projects/configuration/form-interface.ts";
import { languageNames } from "#domain/projects/configuration/form-texts.ts";
import { languagesOf, textsToTranslate } from "#domain/projects/configuration/form-translations.ts";
import { Button } from "../../ui/Button.tsx";
import { Select } from "../../ui/Field.tsx";
import type { PanelProps } from "./panel-props.ts";

type Language = FormInterface["language"];
const asLanguage = (text: string) => formLanguages.find((one) => one === text);

/** The form in other languages: every text beside its translation, with what is missing marked. */
export function LanguagesPanel({ form, change, isReadOnly }: PanelProps) {
  const [, ...others] = languagesOf(form);
  const [chosen, setChosen] = useState<Language>();
  const shown = others.find((one) => one === chosen) ?? others[0];
  const free = formLanguages.filter((one) => !languagesOf(form).includes(one));
  const texts = textsToTranslate(form);
  const translations = (shown && form.translations[shown]) || {};
  const isDone = (path: string) => (translations[path] ?? "").trim() !== "";
  const missing = texts.filter(({ path }) => !isDone(path)).length;
  const setTexts = (language: Language, next: Record<string, string>) =>
    change({ ...form, translations: { ...form.translations, [language]: next } });
  const without = (language: Language) => {
    const { [language]: _gone, ...rest } = form.translations;
    change({ ...form, translations: rest });
  };
  return (
    <div className="designer">
      <Select
        label="Language of the form"
        name="language"
        hint="The form’s own words, such as “Next” and what is wrong, come in this language."
        value={form.language}
        disabled={isReadOnly}
        onChange={({ target }) => change({ ...form, language: asLanguage(target.value) ?? "en" })}
      >
        {formLanguages.map((one) => (
          <option key={one} value={one}>
            {languageNames[one]}
          </option>
        ))}
      </Select>
      {isReadOnly || free.length === 0 ? null : (
        <Select
          label="Add a translation"
          name="add-language"
          value=""
          onChange={({ target }) => {
            const language = asLanguage(target.value);
            if (!language) return;
            setTexts(language, {});
            setChosen(language);
          }}
        >
          <option value="">Choose a language…</option>
          {free.map((one) => (
            <option key={one} value={one}>
              {languageNames[one]}
            </option>
          ))}
        </Select>
      )}
      {shown === undefined ? (
        <p className="field__hint">
          The form is in {languageNames[form.language]} only. With a translation, people choose
          their language at the top of the form.
        </p>
      ) : (
        <section className="designer__part">
          {others.length > 1 ? (
            <Select
              label="Translation"
              name="translation"
              value={shown}
              onChange={({ target }) => setChosen(asLanguage(target.value))}
            >
              {others.map((one) => (
                <option key={one} value={one}>
                  {languageNames[one]}
                </option>
              ))}
            </Select>
          ) : (
            <h3 className="items__title">{languageNames[shown]}</h3>
          )}
          <p role="status">
            {missing === 0
              ? "Every text is translated."
              : `${texts.length - missing} of ${texts.length} translated. What is missing is shown in ${languageNames[form.language]}.`}
          </p>
          <ol className="form-texts">
            {texts.map(({ path, text }) => (
              <li key={path} className={isDone(path) ? undefined : "form-texts__missing"}>
                <label htmlFor={`text-${path}`}>
                  {text}
                  {isDone(path) ? null : <small> Missing</small>}
                </label>
                <textarea
                  id={`text-${path}`}
                  className="input"
                  lang={shown}
                  rows={1}
                  maxLength={2000}
                  value={translations[path] ?? ""}
                  readOnly={isReadOnly}
                  onChange={({ target }) =>
                    setTexts(shown, { ...translations, [path]: target.value })
                  }
                />
              </li>
            ))}
          </ol>
          {isReadOnly ? null : (
            <Button variant="quiet" size="small" onClick={() => without(shown)}>
              Remove {languageNames[shown]}
            </Button>
          )}
        </section>
      )}
    </div>
  );
}
