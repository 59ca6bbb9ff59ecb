import { redirect } from "react-router";
import {
  addMissedQuestion,
  decideMissedQuestion,
  type AnswerDeskDeps,
} from "#domain/answers/index.ts";
import { AppError } from "#errors";
import { formText } from "../../kit/form-text.ts";
import { done } from "../../kit/forms/outcome.ts";
import { paths } from "../../paths.ts";
import { tried } from "./change-answer.ts";

/**
 * Does what a form about an unanswered question asks for: `intent` is add (to the answer `answerId`), dismiss, reopen or
 * try. An answer that says nothing in the question's language is opened first, with the question filled in.
 */
export async function changeMissed(
  form: FormData,
  by: { actor: { userId: string }; deps: AnswerDeskDeps },
) {
  const { actor, deps } = by;
  const id = formText(form, "id");
  switch (formText(form, "intent")) {
    case "try":
      return tried(form, by);
    case "add": {
      const answerId = formText(form, "answerId");
      const { isAdded } = await addMissedQuestion(actor, { missedId: id, answerId }, deps);
      return isAdded
        ? done("Added. Aria answers this question now.", null)
        : redirect(paths.adminAnswer(answerId, { missed: id }), 303);
    }
    case "dismiss":
      await decideMissedQuestion(actor, { id, state: "dismissed" }, deps);
      return done("Dismissed.", null);
    case "reopen":
      await decideMissedQuestion(actor, { id, state: "open" }, deps);
      return done("Question reopened.", null);
    default:
      throw new AppError("invalid_input");
  }
}
