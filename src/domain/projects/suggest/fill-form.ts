import { formPurposes, formTexts, type FormPurpose } from "#content/studio-start/form-purposes.ts";
import { type FormQuestionId, formQuestions } from "#content/studio-start/form-questions.ts";
import { type FormField, hasOptions, newField, newForm } from "../configuration/form-interface.ts";
import { defaultColours } from "../configuration/parts.ts";
import type { Filler, Reason } from "./suggestion.ts";
import { capital, clipped, coloursIn, says, type Told } from "./told.ts";

const personal = new Set<string>(["name", "email", "phone", "company", "address", "cv"]);
const longTextMax = 2000;

/** A form: the questions that its purpose needs and those that the sentence names, in its language. */
export const fillForm: Filler<"form-interface"> = (told) => {
  const { language, plain, subject, sentence } = told;
  const purpose = purposeOf(plain);
  const isStepped = says(
    plain,
    "(?:multi-?|several |two |three |four |\\d )?steps?\\b|step by step|schritte|mehrstufig|pasos|etapes",
  );
  const fields = fieldsOf(told, purpose, isStepped);
  const emails = emailsIn(sentence);
  const [primary = defaultColours.primary, secondary = defaultColours.secondary] = coloursIn(plain);
  const maxAnswers = placesIn(plain);
  const title = purpose.title[language];
  return {
    name: told.calledName ?? (subject ? `${title}: ${capital(subject)}` : title),
    templateId: null,
    configuration: {
      formInterface: {
        ...structuredClone(newForm),
        title: clipped(title, 200),
        language,
        steps: isStepped
          ? formTexts.steps.map((name, at) => ({
              id: `step-${at + 1}`,
              name: name[language],
              showWhen: { match: "all" as const, rules: [] },
            }))
          : newForm.steps,
        fields,
        endings: [
          {
            ...newForm.endings[0],
            id: "thanks",
            title: formTexts.thanks[language],
            text: purpose.thanks[language],
            redirectUrl: "",
            storesAnswer: true,
            showWhen: { match: "all", rules: [] },
          },
        ],
        submitText: purpose.submit[language],
        consent: { isAsked: true, text: formTexts.consent[language] },
        styling: {
          ...newForm.styling,
          theme: says(plain, "dark|dunkel|oscur|sombre") ? "dark" : newForm.styling.theme,
          layout: isStepped ? "steps" : "one-page",
          colors: { primary, secondary },
        },
        delivery: {
          ...newForm.delivery,
          emails,
          maxAnswers,
          sendsCopy: says(
            plain,
            "a copy|\\bcopy\\b|kopie|copia|copie|confirmation (?:e-?)?mail|bestatigung",
          ),
          closedText: formTexts.closed[language],
        },
      },
    },
    reasons: reasonsFor({ purpose, told, fields, emails, maxAnswers, isStepped }),
  };
};

const purposeOf = (plain: string): FormPurpose => {
  const last = formPurposes.at(-1);
  const found = formPurposes.find(({ said }) => says(plain, said)) ?? last;
  if (!found) throw new Error("There is a purpose for what is told none");
  return found;
};

function fieldsOf(
  { plain, language }: Told,
  purpose: FormPurpose,
  isStepped: boolean,
): FormField[] {
  const asked = purpose.asks.map((one) => ({
    id: one.replace("!", "") as FormQuestionId,
    required: one.endsWith("!"),
  }));
  const known = new Set(asked.map(({ id }) => id));
  const named = (Object.keys(formQuestions) as FormQuestionId[])
    .filter((id) => {
      const { said = "" } = formQuestions[id] as { said?: string };
      // A CV, a photo are files, too: nothing is asked for twice.
      const isDoubled = id === "file" && (known.has("cv") || known.has("photo"));
      return !known.has(id) && !isDoubled && says(plain, said);
    })
    .map((id) => ({ id, required: false }));
  return [...asked, ...named].map(({ id, required }) => {
    const question = formQuestions[id];
    const step = isStepped && personal.has(id) ? "step-2" : "step-1";
    const options = "options" in question ? question.options : [];
    return {
      ...newField(`q-${id.toLowerCase()}`, question.type, step),
      name: question.name[language],
      required,
      max: question.type === "long-text" ? longTextMax : question.type === "rating" ? 5 : null,
      min: question.type === "number" ? 1 : null,
      options: hasOptions(question.type)
        ? options.map((name, at) => ({ id: `option-${at + 1}`, name: name[language] }))
        : [],
    };
  });
}

const emailsIn = (sentence: string): string[] =>
  [...new Set(sentence.match(/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,3}/g) ?? [])]
    .filter((one) => one.length <= 254)
    .slice(0, 5);

/** "Only 40 places", "max. 40 Plätze": how many answers are taken. */
function placesIn(plain: string): number | null {
  const [, before, after] =
    /\b(?:only|max(?:imum|imal)?\.?|at most|up to|hochstens|nur|maximo|solo|au plus|seulement)\s+(\d{1,6})\b|\b(\d{1,6})\s+(?:places|seats|spots|platze|plazas|participants|teilnehm)/.exec(
      plain,
    ) ?? [];
  const count = Number(before ?? after);
  return count >= 1 ? count : null;
}

function reasonsFor(found: {
  purpose: FormPurpose;
  told: Told;
  fields: readonly FormField[];
  emails: readonly string[];
  maxAnswers: number | null;
  isStepped: boolean;
}): Reason[] {
  const root = "formInterface";
  const { purpose, told, emails, maxAnswers, isStepped, fields } = found;
  const added = fields.slice(purpose.asks.length);
  const languages = { en: "English", de: "German", es: "Spanish", fr: "French" };
  return [
    {
      text:
        purpose.said === ""
          ? "Your sentence names no purpose, so it asks what every contact form asks."
          : `What a form of this kind has to ask: ${purpose.title.en.toLowerCase()}.`,
      path: [root, "fields"],
    },
    ...added.map(({ id, name }) => ({
      text: `You asked for “${name}”.`,
      path: [root, "fields", `#${id}`],
    })),
    ...(told.language === "en"
      ? []
      : [
          {
            text: `In ${languages[told.language]}, as your sentence is.`,
            path: [root, "language"],
          },
        ]),
    ...(emails.length > 0
      ? [
          {
            text: "Answers are emailed to the address you gave.",
            path: [root, "delivery", "emails"],
          },
        ]
      : []),
    ...(maxAnswers === null
      ? []
      : [
          {
            text: `It closes after ${maxAnswers} answers, as you said.`,
            path: [root, "delivery", "maxAnswers"],
          },
        ]),
    ...(isStepped ? [{ text: "In steps, as you asked.", path: [root, "steps"] }] : []),
    { text: "Asks for consent before anything is sent.", path: [root, "consent"] },
  ];
}
