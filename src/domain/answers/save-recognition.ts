import { recordAudit } from "#domain/audit/index.ts";
import { listServices, type Service } from "#domain/catalogue/index.ts";
import { requireAdmin, type Actor } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { languages, type ServiceNeed } from "./contract.ts";
import type { AnswerDeskDeps } from "./deps.ts";
import { furtherScopes, requireRecognition } from "./list-recognition.ts";
import { lockAnswers, selectAnswerRow, upsertAnswer } from "./queries.ts";
import { type EmergencyContent, type NeedContent, RecognitionForm } from "./recognition.ts";
import { fieldsOf } from "./save-answer.ts";
import { readSignals, waysOf } from "./signals.ts";

/**
 * Stores how a need or an emergency is recognised, and what is said to a need, over what the files say. On this node it
 * is in use when this ends. @returns the revision that its next form has to carry
 * @throws AppError forbidden, not_found, invalid_input (by field), answer_changed where somebody saved it since it was
 *   opened
 */
export async function saveRecognition(
  actor: Actor,
  { id, form }: { id: string; form: unknown },
  deps: AnswerDeskDeps,
): Promise<number> {
  const read = RecognitionForm.safeParse(form);
  if (!read.success)
    throw new AppError("invalid_input", { cause: read.error, fields: fieldsOf(read.error) });
  const { collection, files } = deps.answers;
  const services = await listServices(deps);
  const revision = await deps.db.transaction(async (tx) => {
    const adminId = await requireAdmin(tx, actor, deps);
    const { service } = requireRecognition(id, { files, services });
    await lockAnswers(tx, collection);
    const row = await selectAnswerRow(tx, collection, id);
    if ((row?.revision ?? 0) !== read.data.revision) throw new AppError("answer_changed");
    const content = contentOf(read.data, service);
    const next = await upsertAnswer(tx, {
      collection,
      id,
      isOwn: false,
      content,
      changedBy: adminId,
      changedAt: deps.clock(),
    });
    await recordAudit(tx, {
      actor: adminId,
      action: "answer.changed",
      subject: `answer/${id}`,
      detail: { collection, isOwn: false, revision: next },
    });
    return next;
  });
  await deps.answers.refresh();
  return revision;
}

/** @throws AppError invalid_input, by field */
function contentOf(form: RecognitionForm, service: Service | null): NeedContent | EmergencyContent {
  const fields: Record<string, string> = {};
  const read = readSignals(form.signals);
  if ("problem" in read) fields["signals"] = read.problem;
  const signals: ServiceNeed["signals"] = "signals" in read ? read.signals : [];
  if (service)
    for (const name of ["why", "asksBack"] as const)
      for (const language of languages) {
        const problem = textProblem(form[name][language]);
        if (problem) fields[`${name}.${language}`] = problem;
      }
  if (Object.keys(fields).length > 0) throw new AppError("invalid_input", { fields });
  const lines = signals.map(([weight, ways]): [number, string] => [weight, ways]);
  if (!service) return { signals: lines, from: form.from };
  const { why, asksBack } = form;
  const scopes = Object.fromEntries(
    furtherScopes(service).flatMap(({ name }) => {
      const ways = waysOf(form.scopes[name] ?? "");
      return ways === "" ? [] : [[name, ways]];
    }),
  );
  return { signals: lines, scopes, why, asksBack };
}

/** Prices, times and sizes come from the catalogue: a text of one's own would get old. */
function textProblem(text: string): string | null {
  if (text === "") return "Please write this in every language.";
  if (/[{}]/.test(text)) return "Placeholders aren’t used here.";
  if (/[$€£]\s?\d/.test(text)) return "Leave the price out. Aria adds it from the catalogue.";
  return null;
}
