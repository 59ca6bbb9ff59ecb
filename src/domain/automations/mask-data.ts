import { type Mask, maskOfSecrets, secretsOfConnections } from "#domain/connections/index.ts";
import type { Automation } from "#domain/projects/index.ts";
import type { Json } from "#kit/json-changes.ts";
import type { AutomationDeps } from "./deps.ts";

const masked = "•••";
const secretName = /authorization|api[-_]?key|token|secret|password|cookie/i;
/** How many a model read and wrote is no secret. */
const isSecretName = (name: string) => secretName.test(name) && !/tokens$/i.test(name);

/** Whether an entry is the value of a list's item that is named like a secret, such as a header. */
const isNamedValue = (item: object, key: string): boolean => {
  const { name } = item as { name?: unknown };
  return key === "value" && typeof name === "string" && isSecretName(name);
};

/** Data without what is named like a secret, for people who look at it. */
export function withoutNamedSecrets(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutNamedSecrets);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      isSecretName(key) || isNamedValue(value, key) ? masked : withoutNamedSecrets(one),
    ]),
  );
}

/** The texts that are named like secrets; of `Bearer abc` also what comes after the scheme. */
export function namedSecretsIn(value: unknown, isSecret = false): string[] {
  if (typeof value === "string") return isSecret ? [value, ...value.split(" ").slice(1)] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    namedSecretsIn(one, isSecret || isSecretName(key) || isNamedValue(value, key)),
  );
}

const connectionsIn = (plan: Automation): ReadonlySet<string> =>
  new Set(
    [
      ...plan.workflows.map(({ configuration }) => configuration.connectionId),
      ...plan.triggers.map(({ configuration }) => configuration.settings["connectionId"]),
    ].filter((id): id is string => typeof id === "string" && id !== ""),
  );

type Deps = Pick<AutomationDeps, "db" | "connections">;

/** The secrets of the connections that an automation uses: nothing that its runs keep holds them. */
export const secretsOfPlan = (
  plan: Automation | null,
  ownerId: string,
  deps: Deps,
): Promise<string[]> =>
  plan ? secretsOfConnections(ownerId, connectionsIn(plan), deps) : Promise.resolve([]);

/** Takes out of data what an automation's connections keep secret. */
export const maskOfPlan = async (
  plan: Automation | null,
  ownerId: string,
  deps: Deps,
): Promise<Mask> => maskOfSecrets(await secretsOfPlan(plan, ownerId, deps));

/**
 * Shows data of an automation to people: without its connections' secrets, those that its steps name, and what is named
 * like one.
 * @param connectionId one that it doesn't use yet
 */
export async function maskForPeople(
  plan: Automation | null,
  ownerId: string,
  deps: Deps,
  connectionId?: string,
): Promise<Mask> {
  const typed = (plan?.workflows ?? [])
    .flatMap(({ configuration }) => namedSecretsIn(configuration.settings))
    .filter((text) => !text.includes("{{"));
  const used = plan ? [...connectionsIn(plan)] : [];
  const ids = new Set(connectionId === undefined ? used : [...used, connectionId]);
  const secrets = ids.size > 0 ? await secretsOfConnections(ownerId, ids, deps) : [];
  const { text, value } = maskOfSecrets([...secrets, ...typed]);
  return { text, value: (one) => withoutNamedSecrets(value(one)) };
}
