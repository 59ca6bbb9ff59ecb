import type { Actor } from "#domain/identity/index.ts";
import { type Automation, findDraft } from "#domain/projects/index.ts";
import { AppError } from "#errors";
import type { Json } from "#kit/json-changes.ts";
import { nameInData } from "#steps/expressions.ts";
import { type TriedText, TryText } from "./contract.ts";
import type { AutomationDeps } from "./deps.ts";
import { fillText } from "./fill-settings.ts";
import { shorten } from "./latest-data.ts";
import { maskForPeople } from "./mask-data.ts";
import { ExpressionFailed } from "./ports.ts";
import { requireAutomation } from "./runs.ts";
import { readSamples } from "./sample-data.ts";

/**
 * What a text of a step's settings gives, while it is written: with the call that its webhook caught, what the latest
 * run gave, or the examples of the kinds. It changes nothing, and runs don't wait for it.
 * @throws AppError signed_out, not_found, read_only, invalid_input
 */
export async function tryText(
  actor: Actor,
  { projectId, input }: { projectId: string; input: unknown },
  deps: AutomationDeps,
): Promise<TriedText> {
  const { project } = await requireAutomation(deps.db, actor, projectId, "editor");
  const parsed = TryText.safeParse(input);
  if (!parsed.success) throw new AppError("invalid_input");
  const { text, trigger, steps, loopId } = parsed.data;
  const draft = await findDraft(deps.db, projectId);
  const automation =
    draft && "automation" in draft.configuration ? draft.configuration.automation : null;
  const mask = await maskForPeople(automation, project.ownerId, deps);
  const samples = await readSamples(projectId, automation, deps);
  const given = { ...samples.of(steps, loopId), trigger: samples.start(trigger) };
  const data = mask.value({ ...given, links: exampleLinks(automation, deps) }) as Record<
    string,
    Json
  >;
  try {
    return { result: shorten(await fillText(text, data, deps.automations.trials)) };
  } catch (error) {
    if (!(error instanceof ExpressionFailed)) throw error;
    return { problem: error.reason, position: error.position };
  }
}

/** Each run has addresses of its own: these only look like them. */
const exampleLinks = (
  automation: Automation | null,
  { publicUrl }: Pick<AutomationDeps, "publicUrl">,
): Json =>
  Object.fromEntries(
    (automation?.workflows ?? [])
      .filter(({ type }) => type === "callback")
      .map(({ id }) => [nameInData(id), `${publicUrl}/webhooks/automations/callbacks/…`]),
  );
