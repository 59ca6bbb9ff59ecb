import {
  type Answer,
  type FormField,
  type FormInterface,
  formWords,
  textsOf,
} from "#domain/projects/index.ts";

/** An answer as people read it: names of options, yes or no, several joined by commas. */
export function answerInWords(
  field: FormField,
  answer: Answer | undefined,
  language: FormInterface["language"],
): string {
  const words = formWords(language);
  const nameOf = (text: string) => {
    if (field.type === "yes-no")
      return text === "yes" ? words.yes : text === "no" ? words.no : text;
    return field.options.find(({ id }) => id === text)?.name ?? text;
  };
  return textsOf(answer).map(nameOf).join(", ");
}

/** Questions with their answers, in the order of the form; what wasn't answered is left out. */
export const answeredRows = (
  { fields, language }: FormInterface,
  answers: Readonly<Record<string, Answer>>,
): [string, string][] =>
  fields.flatMap((field) =>
    Object.hasOwn(answers, field.id)
      ? [[field.name, answerInWords(field, answers[field.id], language)] as [string, string]]
      : [],
  );
