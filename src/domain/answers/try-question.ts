import { listServices } from "#domain/catalogue/index.ts";
import { requireAdmin, type Actor } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { type Trial, TryForm } from "./contract.ts";
import type { AnswerDeskDeps } from "./deps.ts";
import { nearAnswers } from "./missed-questions.ts";
import { replyTo } from "./reply.ts";

/**
 * What the engine says to a question now, as the first message of a conversation, and the answers that are near to it.
 * Nothing is stored. @throws AppError forbidden, invalid_input (`question`)
 */
export async function tryQuestion(
  actor: Actor,
  input: unknown,
  deps: AnswerDeskDeps,
): Promise<Trial> {
  await requireAdmin(deps.db, actor, deps);
  const read = TryForm.safeParse(input);
  if (!read.success)
    throw new AppError("invalid_input", { fields: { question: "Please enter a question." } });
  const { question } = read.data;
  const engine = await deps.answers.engine();
  const services = await listServices(deps);
  const { text, certainty, language, asks } = replyTo(
    [{ sender: "user", text: question }],
    engine,
    services,
  );
  return {
    question,
    text,
    certainty,
    language,
    asks: [...asks],
    near: nearAnswers(question, engine, 0),
  };
}
