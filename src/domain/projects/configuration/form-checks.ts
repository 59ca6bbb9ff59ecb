import { type Answer, type Answers, textsOf, toNumber, visibleFields } from "./form-flow.ts";
import type { FormField, FormInterface } from "./form-interface.ts";
import { formWords, type FormWords } from "./form-texts.ts";

/** What is wrong with one answer, in the form's language. */
export type FieldProblem = { fieldId: string; message: string };
/** `answers` holds what may be kept: no hidden field, no unknown option, numbers as numbers. */
export type CheckedAnswers = { answers: Record<string, Answer>; problems: FieldProblem[] };

/** The longest answers, whatever a field allows. */
export const maxTextLength = 1000;
export const maxLongTextLength = 10_000;
const maxEmailLength = 254;
/** Stars of a rating, where the field doesn't say, and at most. */
const usualStars = 5;
export const maxStars = 10;
/** The stars that a rating offers. */
export const starsOf = ({ max }: FormField): number =>
  Math.min(maxStars, Math.max(2, Math.round(max ?? usualStars)));
/** The most characters that a field takes; null where it isn't a text. */
export function longestOf({ type, max }: FormField): number | null {
  const most = type === "long-text" ? maxLongTextLength : maxTextLength;
  if (type === "text" || type === "long-text") return Math.max(1, Math.min(max ?? most, most));
  return type === "email" ? maxEmailLength : null;
}

/**
 * Checks what was answered, by the same rules in the browser and on the server. Answers of fields that aren't shown
 * and of fields that don't exist are dropped.
 * @param language of the messages; else the form's
 */
export function checkAnswers(
  form: FormInterface,
  answers: Answers,
  language: FormInterface["language"] = form.language,
): CheckedAnswers {
  const words = formWords(language);
  const checked: CheckedAnswers = { answers: {}, problems: [] };
  for (const field of visibleFields(form, answers)) {
    if (field.type === "statement") continue;
    const given = Object.hasOwn(answers, field.id) ? answers[field.id] : undefined;
    const result = checkAnswer(field, textsOf(given), words);
    if ("problem" in result) checked.problems.push({ fieldId: field.id, message: result.problem });
    else if (result.answer !== undefined) checked.answers[field.id] = result.answer;
  }
  return checked;
}

type Result = { answer: Answer | undefined } | { problem: string };

function checkAnswer(field: FormField, texts: string[], words: FormWords): Result {
  const [text] = texts;
  if (text === undefined)
    return field.required ? { problem: words.missing[kindOf(field)] } : { answer: undefined };
  if (field.type === "choices") return checkChoices(field, texts, words);
  // More than one answer where one is asked for: sent by hand.
  if (texts.length > 1) return { problem: words.badOption };
  return checkText(field, text, words);
}

const kindOf = ({ type }: FormField): keyof FormWords["missing"] => {
  if (type === "choice" || type === "dropdown" || type === "yes-no") return "one";
  if (type === "choices") return "some";
  return type === "file" ? "file" : type === "rating" ? "rating" : "text";
};

function checkText(field: FormField, text: string, words: FormWords): Result {
  const problem = textProblem(field, text, words);
  if (problem) return { problem };
  return { answer: field.type === "number" || field.type === "rating" ? toNumber(text) : text };
}

function textProblem(field: FormField, text: string, words: FormWords): string | null {
  switch (field.type) {
    case "email":
      return isEmail(text) ? null : words.badEmail;
    case "phone":
      return isPhone(text) ? null : words.badPhone;
    case "date":
      return isDate(text) ? null : words.badDate;
    case "number":
      return rangeProblem(toNumber(text), field, words);
    case "rating":
      return isStar(toNumber(text), field) ? null : words.missing.rating;
    case "yes-no":
      return text === "yes" || text === "no" ? null : words.badOption;
    case "choice":
    case "dropdown":
      return field.options.some(({ id }) => id === text) ? null : words.badOption;
    case "file":
      return /^[\w-]{1,64}$/.test(text) ? null : words.missing.file;
    default:
      return lengthProblem(text, field, words);
  }
}

const isStar = (value: number, field: FormField) =>
  Number.isInteger(value) && value >= 1 && value <= starsOf(field);
const isEmail = (text: string) =>
  text.length <= maxEmailLength && /^[^\s@<>()",;:\\[\]]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
const isPhone = (text: string) =>
  /^\+?[\d\s()./-]{5,30}$/.test(text) && (text.match(/\d/g)?.length ?? 0) >= 5;
/** A day that the calendar has. */
const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

function rangeProblem(value: number, { min, max }: FormField, words: FormWords): string | null {
  if (Number.isNaN(value)) return words.badNumber;
  if (min !== null && value < min) return words.atLeast(min);
  return max !== null && value > max ? words.atMost(max) : null;
}

function lengthProblem(text: string, field: FormField, words: FormWords): string | null {
  const longest = longestOf(field) ?? maxTextLength;
  if (text.length > longest) return words.tooLong(longest);
  return field.min !== null && text.length < field.min ? words.tooShort(field.min) : null;
}

function checkChoices(field: FormField, texts: string[], words: FormWords): Result {
  const { options, min, max } = field;
  const chosen = new Set(texts);
  if (texts.some((text) => !options.some(({ id }) => id === text)))
    return { problem: words.badOption };
  if (min !== null && chosen.size < min) return { problem: words.tooFew(min) };
  if (max !== null && chosen.size > max) return { problem: words.tooMany(max) };
  return { answer: options.flatMap(({ id }) => (chosen.has(id) ? [id] : [])) };
}

/** Whether somebody may be led there: an https address without a name or password in it. */
export const isWebAddress = (text: string): boolean =>
  /^https:\/\/[^\s/@\\]+(\/\S*)?$/.test(text) && URL.canParse(text);
