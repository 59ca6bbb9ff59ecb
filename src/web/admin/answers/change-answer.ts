import { redirect } from "react-router";
import type { Trial } from "#domain/answers/contract.ts";
import {
  removeAnswer,
  saveAnswer,
  switchAnswer,
  tryQuestion,
  type AnswerDeskDeps,
} from "#domain/answers/index.ts";
import { AppError } from "#errors";
import { formText, textFields } from "../../kit/form-text.ts";
import { done, type Done } from "../../kit/forms/outcome.ts";
import { confirmFirst } from "../../kit/forms/run-form.ts";
import { paths } from "../../paths.ts";

/** What the page is told: what was tried, or which revision is stored now. */
export type AnswerChanged = { trial: Trial } | { revision: number };
type By = { actor: { userId: string }; deps: AnswerDeskDeps };

/** Fields such as `says.de` as objects: `{ says: { de } }`. */
function nested(form: FormData): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(textFields(form))) {
    const [, part, language] = /^(asks|says|asksBack)\.(en|de|es|fr)$/.exec(name) ?? [];
    if (part && language) read[part] = { ...(read[part] as object), [language]: value };
    else if (/^(kind|page|offers|next|revision|missed)$/.test(name)) read[name] = value;
  }
  return read;
}

/**
 * Does what a form of an answer's page asks for: `intent` is save, off, on, remove or try. `id` is null for a new answer.
 * Removing asks first.
 */
export async function changeAnswer(id: string | null, form: FormData, { actor, deps }: By) {
  const intent = formText(form, "intent");
  if (intent === "try") return tried(form, { actor, deps });
  if (intent === "save") {
    const saved = await saveAnswer(actor, { id, form: nested(form) }, deps);
    if (id === null || formText(form, "missed") !== "")
      return redirect(paths.adminAnswer(saved.id, { saved: id === null ? "new" : "added" }), 303);
    return told("Saved. Aria uses this answer now.", saved.revision);
  }
  if (id === null) throw new AppError("invalid_input");
  if (intent === "off" || intent === "on") {
    const isOff = intent === "off";
    const revision = await switchAnswer(actor, { id, isOff }, deps);
    return told(isOff ? "Turned off. Aria doesn’t use it." : "Turned on.", revision);
  }
  if (intent !== "remove") throw new AppError("invalid_input");
  if (!form.has("confirmed")) return confirmFirst();
  const revision = Number(formText(form, "revision"));
  await removeAnswer(actor, { id, revision }, deps);
  if (formText(form, "origin") === "own") return redirect(paths.adminAnswers(), 303);
  return told("The original text is in use again.", 0);
}

const told = (message: string, revision: number): Done<AnswerChanged> =>
  done(message, { revision });

/** What the engine says to a question now. */
export async function tried(form: FormData, { actor, deps }: By): Promise<Done<AnswerChanged>> {
  const question = formText(form, "question");
  return done("", { trial: await tryQuestion(actor, { question }, deps) });
}

/** For `runForm`: an answer that was deleted while its page was open. */
export const answerGone = ({ code }: AppError) =>
  code === "not_found" ? { message: "This answer was deleted." } : undefined;
