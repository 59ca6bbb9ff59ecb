import {
  type AnswerDeskDeps,
  removeAnswer,
  saveRecognition,
  switchAnswer,
} from "#domain/answers/index.ts";
import { AppError } from "#errors";
import { formText, textFields } from "../../kit/form-text.ts";
import { done } from "../../kit/forms/outcome.ts";
import { confirmFirst } from "../../kit/forms/run-form.ts";
import { tried } from "./change-answer.ts";

type By = { actor: { userId: string }; deps: AnswerDeskDeps };

/** Fields such as `why.de` as objects: `{ why: { de } }`. */
function nested(form: FormData): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(textFields(form))) {
    const [, part, key] = /^(why|asksBack|scopes)\.([\w-]+)$/.exec(name) ?? [];
    if (part && key) read[part] = { ...(read[part] as object), [key]: value };
    else if (/^(signals|from|revision)$/.test(name)) read[name] = value;
  }
  return read;
}

/** Does what a form of a need's or an emergency's page asks for: `intent` is save, off, on, remove or try. */
export async function changeRecognition(id: string, form: FormData, { actor, deps }: By) {
  const intent = formText(form, "intent");
  if (intent === "try") return tried(form, { actor, deps });
  if (intent === "save") {
    const revision = await saveRecognition(actor, { id, form: nested(form) }, deps);
    return done("Saved. Aria recognises it this way now.", { revision });
  }
  if (intent === "off" || intent === "on") {
    const isOff = intent === "off";
    const revision = await switchAnswer(actor, { id, isOff }, deps);
    return done(isOff ? "Turned off. Aria doesn’t recognise it." : "Turned on.", { revision });
  }
  if (intent !== "remove") throw new AppError("invalid_input");
  if (!form.has("confirmed")) return confirmFirst();
  await removeAnswer(actor, { id, revision: Number(formText(form, "revision")) }, deps);
  return done("The original is in use again.", { revision: 0 });
}
