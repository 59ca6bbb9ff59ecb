import type { AutomationChoices } from "#domain/automations/contract.ts";
import {
  type Automation,
  newAutomation,
  newStep,
  newTrigger,
} from "#domain/projects/configuration/automation.ts";
import { schemaVersions } from "#domain/projects/configuration/types.ts";
import type { ProjectView } from "#domain/projects/contract.ts";
import type { Person } from "./people.ts";
import { startProject } from "./studio-visits.ts";

/** Calls of a service, one after the other. */
export const callsInRow = (url: string, names: readonly string[]): Automation["workflows"] =>
  names.map((name, at) =>
    newStep({
      id: name,
      type: "request",
      name,
      settings: { url: `${url}/${name}`, body: "{{trigger.body}}" },
      nextSteps: names.slice(at + 1, at + 2),
    }),
  );

/** A live automation that is started by a call, made over HTTP. @returns the address to call */
export async function publishCalled(
  owner: Person,
  url: string,
  workflows: Automation["workflows"],
): Promise<string> {
  async function call<T>(path: string, body?: object): Promise<T> {
    const answer = await owner.ask(path, {
      method: body ? "POST" : "GET",
      headers: { origin: url, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
  const id = await startProject(owner, url, { serviceType: "automation" });
  const path = `/functions/projects/${id}`;
  const { revision, name, description } = await call<ProjectView>(path);
  const triggers = [newTrigger({ id: "hook", type: "webhook", name: "Called" })];
  const saved = await call<{ revision: number }>(`${path}/save`, {
    baseRevision: revision,
    schemaVersion: schemaVersions.automation,
    name,
    description,
    configuration: { automation: { ...newAutomation, triggers, workflows } },
  });
  await call(`${path}/publish`, { revision: saved.revision });
  const { webhooks } = await call<AutomationChoices>(`/functions/automations/${id}/choices`);
  return webhooks["hook"]?.address ?? "";
}

/** Starts it; the same `key` twice is one run. */
export const callIt = (address: string, key: string) =>
  fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify({ key }),
  });
