import type { FormInterface } from "./form-interface.ts";

/** A text that people read, and the path that names it in `translations`, e.g. `fields.#name.name`. */
export type FormText = { path: string; text: string };

type Say = (path: string, text: string) => string;

/** The same form with every text that people read passed through `say`. */
function withTexts(form: FormInterface, say: Say): FormInterface {
  return {
    ...form,
    title: say("title", form.title),
    intro: say("intro", form.intro),
    steps: form.steps.map((step) => ({ ...step, name: say(`steps.#${step.id}.name`, step.name) })),
    fields: form.fields.map((field) => {
      const at = `fields.#${field.id}`;
      return {
        ...field,
        name: say(`${at}.name`, field.name),
        help: say(`${at}.help`, field.help),
        placeholder: say(`${at}.placeholder`, field.placeholder),
        options: field.options.map((option) => ({
          ...option,
          name: say(`${at}.options.#${option.id}.name`, option.name),
        })),
      };
    }),
    consent: { ...form.consent, text: say("consent.text", form.consent.text) },
    submitText: say("submitText", form.submitText),
    endings: form.endings.map((ending) => ({
      ...ending,
      title: say(`endings.#${ending.id}.title`, ending.title),
      text: say(`endings.#${ending.id}.text`, ending.text),
    })),
    delivery: {
      ...form.delivery,
      closedText: say("delivery.closedText", form.delivery.closedText),
    },
  };
}

/** Every text that people read and that isn't empty, in the order of the form. */
export function textsToTranslate(form: FormInterface): FormText[] {
  const texts: FormText[] = [];
  withTexts(form, (path, text) => {
    if (text.trim() !== "") texts.push({ path, text });
    return text;
  });
  return texts;
}

/** The form in another language; what isn't translated stays in the form's own. */
export function translated(
  form: FormInterface,
  language: FormInterface["language"],
): FormInterface {
  const texts = form.translations[language];
  if (language === form.language || !texts) return form;
  return withTexts(form, (path, text) => {
    const other = Object.hasOwn(texts, path) ? texts[path] : undefined;
    return other?.trim() && text.trim() ? other : text;
  });
}

/** The languages that a form can be read in: its own, and those with a translation. */
export const languagesOf = (form: FormInterface): FormInterface["language"][] => [
  form.language,
  ...(Object.keys(form.translations) as FormInterface["language"][]).filter(
    (language) => language !== form.language,
  ),
];
