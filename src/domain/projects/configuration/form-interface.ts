import { z } from "zod";
import { forms } from "#content/promises.ts";
import { Colours, defaultColours, ItemId, items, text } from "./parts.ts";

/** What can be asked. `statement` is a text between questions and takes no answer. */
export const fieldTypes = [
  "text",
  "long-text",
  "email",
  "phone",
  "number",
  "date",
  "choice",
  "choices",
  "dropdown",
  "yes-no",
  "rating",
  "file",
  "statement",
] as const;
export type FieldType = (typeof fieldTypes)[number];
/** Fields whose answer is one or more of their options. */
export const hasOptions = (type: FieldType): boolean =>
  type === "choice" || type === "choices" || type === "dropdown";

export const comparisons = [
  "equals",
  "not-equals",
  "contains",
  "answered",
  "unanswered",
  "more-than",
  "less-than",
] as const;

/** When something is shown: rules over answers; no rule: always. */
export const Condition = z.strictObject({
  match: z.enum(["all", "any"]).meta({ title: "Match" }),
  rules: items(
    z.strictObject({
      id: ItemId,
      fieldId: text(64).meta({ title: "Field" }),
      comparison: z.enum(comparisons).meta({ title: "Comparison" }),
      /** An option's id, or a text, number or ISO date; empty where nothing is compared. */
      value: text(200).meta({ title: "Value" }),
    }),
    10,
  ).meta({ title: "Rules" }),
});
export type Condition = z.infer<typeof Condition>;
const always: Condition = { match: "all", rules: [] };

const Field = z.strictObject({
  id: ItemId,
  type: z.enum(fieldTypes).meta({ title: "Type" }),
  name: text(300).meta({ title: "Question" }),
  help: text(500).meta({ title: "Help text" }),
  placeholder: text(100).meta({ title: "Placeholder" }),
  required: z.boolean().meta({ title: "Required" }),
  options: items(
    z.strictObject({ id: ItemId, name: text(200).meta({ title: "Option" }) }),
    50,
  ).meta({ title: "Options" }),
  /** Least and most: characters of a text, a number's value, how many choices, stars of a rating (most). */
  min: z.number().min(-1e9).max(1e9).nullable().meta({ title: "Minimum" }),
  max: z.number().min(-1e9).max(1e9).nullable().meta({ title: "Maximum" }),
  stepId: text(64).meta({ title: "Step" }),
  showWhen: Condition.meta({ title: "Shown when" }),
});
export type FormField = z.infer<typeof Field>;

/** What a visitor reads after sending; the first whose condition holds, else the last. */
const Ending = z.strictObject({
  id: ItemId,
  title: text(200).meta({ title: "Title" }),
  text: text(1000).meta({ title: "Text" }),
  /** An https address to go on to; empty: none. */
  redirectUrl: text(500).meta({ title: "Continue to" }),
  /** False where such an answer isn't wanted: nothing is stored or sent. */
  storesAnswer: z.boolean().meta({ title: "Store the answer" }),
  showWhen: Condition.meta({ title: "Shown when" }),
});
export type FormEnding = z.infer<typeof Ending>;

export const formLanguages = ["en", "de", "es", "fr", "it", "nl", "pt", "pl"] as const;

/** Spec studio.md §3.1 (formInterface), second version: fields, steps, branching and languages that run. */
export const FormInterface = z.strictObject({
  title: text(200).meta({ title: "Title" }),
  /** Who asks: shown above the title and in the page's title; empty: nobody is named. */
  publisher: text(100).default("").meta({ title: "Asked by" }),
  intro: text(2000).meta({ title: "Introduction" }),
  steps: items(
    z.strictObject({
      id: ItemId,
      name: text(100).meta({ title: "Step" }),
      showWhen: Condition.meta({ title: "Shown when" }),
    }),
    20,
  ).meta({ title: "Steps" }),
  fields: items(Field, 100).meta({ title: "Fields" }),
  endings: items(Ending, 10).meta({ title: "Endings" }),
  /** Rules in words that no condition expresses yet: a note to whoever builds on it. */
  logic: z.array(text(300)).max(20).meta({ title: "Logic in words" }),
  language: z.enum(formLanguages).meta({ title: "Language" }),
  /** By language, then by path of the text, e.g. `fields.#name.name`. */
  translations: z
    .partialRecord(z.enum(formLanguages), z.record(z.string().max(200), text(2000)))
    .meta({ title: "Translations" }),
  submitText: text(60).meta({ title: "Button" }),
  consent: z
    .strictObject({
      isAsked: z.boolean().meta({ title: "Ask for consent" }),
      text: text(1000).meta({ title: "Consent text" }),
    })
    .meta({ title: "Consent" }),
  styling: z
    .strictObject({
      theme: z.enum(["light", "dark", "system"]).meta({ title: "Theme" }),
      colors: Colours.meta({ title: "Colours" }),
      layout: z.enum(["one-page", "steps"]).meta({ title: "Layout" }),
      corners: z.enum(["square", "soft", "round"]).meta({ title: "Corners" }),
      /** Id of an image of this project's files; empty: none. */
      logoFileId: text(64).meta({ title: "Logo" }),
    })
    .meta({ title: "Styling" }),
  delivery: z
    .strictObject({
      /** Who is mailed each answer. */
      emails: z.array(text(254)).max(5).meta({ title: "Email answers to" }),
      sendsCopy: z.boolean().meta({ title: "Send people a copy" }),
      maxAnswers: z.int().min(1).max(1_000_000).nullable().meta({ title: "Most answers" }),
      /** ISO date (UTC) after which nothing is taken. */
      closesOn: z.iso.date().nullable().meta({ title: "Closes on" }),
      closedText: text(500).meta({ title: "Text when closed" }),
      /** Months after which an answer is deleted. */
      keepMonths: z
        .int()
        .min(1)
        .max(120)
        .default(forms.answersKeptMonths)
        .meta({ title: "Keep answers for", unit: "months" }),
    })
    .meta({ title: "Answers" }),
  integrations: z.array(text(200)).max(10).meta({ title: "Integrations" }),
});
export type FormInterface = z.infer<typeof FormInterface>;

/** A field as it begins; the caller names it. */
export const newField = (id: string, type: FieldType, stepId: string): FormField => ({
  id,
  type,
  name: "",
  help: "",
  placeholder: "",
  required: false,
  options: hasOptions(type)
    ? [
        { id: "option-1", name: "Option 1" },
        { id: "option-2", name: "Option 2" },
      ]
    : [],
  min: null,
  max: type === "rating" ? 5 : null,
  stepId,
  showWhen: always,
});

export const newForm: FormInterface = {
  title: "",
  publisher: "",
  intro: "",
  steps: [{ id: "step-1", name: "", showWhen: always }],
  fields: [],
  endings: [
    {
      id: "thanks",
      title: "Thank you",
      text: "Your answers have arrived.",
      redirectUrl: "",
      storesAnswer: true,
      showWhen: always,
    },
  ],
  logic: [],
  language: "en",
  translations: {},
  submitText: "Send",
  consent: { isAsked: false, text: "" },
  styling: {
    theme: "system",
    colors: defaultColours,
    layout: "one-page",
    corners: "soft",
    logoFileId: "",
  },
  delivery: {
    emails: [],
    sendsCopy: false,
    maxAnswers: null,
    closesOn: null,
    closedText: "This form is closed.",
    keepMonths: forms.answersKeptMonths,
  },
  integrations: [],
};
