import {
  type Answer,
  checkAnswers,
  endingOf,
  type FieldProblem,
  formLanguages,
  type FormInterface,
  formWords,
  translated,
} from "#domain/projects/index.ts";
import { AppError } from "#errors";
import { FormSubmission, minFillMs, type SubmissionOutcome } from "./contract.ts";
import type { FormDeps } from "./deps.ts";
import { isPastLastDay, requireForm } from "./published-form.ts";
import { fileFieldsIn, storeAnswer } from "./store-answer.ts";

/**
 * Takes what somebody answered to a published form: checks it by the frozen version's rules, stores it once, counts
 * it towards its owner's plan, tells other nouns, and mails it to whom the owner named. Conditions, hidden fields and
 * endings are judged here again, whatever the browser did.
 * @throws AppError not_found, invalid_input where it is no submission at all
 */
export async function submitForm(input: unknown, deps: FormDeps): Promise<SubmissionOutcome> {
  const parsed = FormSubmission.safeParse(input);
  if (!parsed.success) throw new AppError("invalid_input", { cause: parsed.error });
  const { address, key, consent, begunAt, ticket, ...sent } = parsed.data;
  const { deployment, form } = await requireForm(deps.db, address);
  const language = formLanguages.find((one) => one === sent.language) ?? form.language;
  const shown = translated(form, language);
  const words = formWords(language);
  const now = deps.clock();
  if (deployment.state === "paused") return { kind: "closed", text: words.paused };
  if (isPastLastDay(form, now)) return { kind: "closed", text: shown.delivery.closedText };

  const checked = checkAnswers(form, sent.answers, language);
  const ending = endingOf(shown, checked.answers);
  // A bot learns nothing.
  if (sent["bot-field"].trim() !== "") return { kind: "sent", ending };
  const problems: FieldProblem[] =
    form.consent.isAsked && !consent
      ? [...checked.problems, { fieldId: "consent", message: words.consent }]
      : checked.problems;
  if (problems.length > 0) return { kind: "problems", problems };
  if (now.getTime() - begunAt < minFillMs || begunAt > now.getTime())
    return { kind: "too-fast", message: words.tooFast };
  if (!ending.storesAnswer) return { kind: "sent", ending };

  const { answers } = checked;
  const answer = { answers, language, ending, key, now, ticket };
  const stored = await storeAnswer({ deployment, form, shown, answer }, deps);
  if (stored === "no-file")
    return { kind: "problems", problems: withoutFiles(form, answers, words.missing.file) };
  return stored === "yes"
    ? { kind: "sent", ending }
    : { kind: "closed", text: shown.delivery.closedText };
}

const withoutFiles = (
  form: FormInterface,
  answers: Record<string, Answer>,
  message: string,
): FieldProblem[] => fileFieldsIn(form, answers).map(({ id }) => ({ fieldId: id, message }));
