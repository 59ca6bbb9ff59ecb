import { formLanguages, isInSteps, moveStep, type StepMove } from "#domain/projects/index.ts";
import { AppError } from "#errors";
import { FormStepPost } from "./contract.ts";
import type { FormDeps } from "./deps.ts";
import { requireForm } from "./published-form.ts";

/**
 * Where somebody goes who fills in a form step by step without scripts: nothing is stored before the last step is sent.
 * @returns null where it isn't a form in steps, or all of it was asked: the answers can be sent
 * @param input a `FormStepPost`
 * @throws AppError not_found, invalid_input where it is no such post
 */
export async function fillStep(
  input: unknown,
  { db }: Pick<FormDeps, "db">,
): Promise<StepMove | null> {
  const parsed = FormStepPost.safeParse(input);
  if (!parsed.success) throw new AppError("invalid_input", { cause: parsed.error });
  const post = parsed.data;
  const { form } = await requireForm(db, post.address);
  if (!isInSteps(form)) return null;
  const language = formLanguages.find((one) => one === post.language) ?? form.language;
  return moveStep(form, post, language);
}
