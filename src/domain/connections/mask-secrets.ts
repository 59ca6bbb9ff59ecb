import type { Json } from "#kit/json-changes.ts";
import type { ConnectionDeps } from "./deps.ts";
import { readServiceAccount } from "./kinds.ts";
import { type ConnectionRow, selectConnectionsOf } from "./queries.ts";
import { Unreadable } from "./sealer.ts";
import { openSecrets, spellings } from "./secrets.ts";

/** Takes secrets out of texts, and out of every text of a value. */
export type Mask = { text: (text: string) => string; value: (value: Json) => Json };

const masked = "•••";
/** Shorter ones are words, and would be found everywhere. */
const minLength = 6;

/**
 * What of a secret opens something by itself: all of it; of an address its user, password, query and the parts of its
 * path that nobody would write by chance; of a service account the lines of its key. Hosts and names of fields stay, as
 * data has them, too.
 */
export function partsOf(secret: string): string[] {
  const account = readServiceAccount(secret);
  if (account) {
    const lines = account.private_key
      .split("\n")
      .filter((line) => line.length >= 12 && !line.startsWith("---"));
    return [secret, account.private_key, ...lines];
  }
  const address = /^[a-z][a-z+]*:\/\/(?:([^/@]*)@)?[^/?#]*([^?#]*)(?:\?([^#]*))?/i.exec(secret);
  if (!address) return [secret, ...secret.split(/^(?:whsec_|Bearer |Basic )/i).slice(1)];
  const [, login = "", path = "", query = ""] = address;
  return [
    secret,
    ...login.split(":"),
    ...path.split("/").filter((part) => part.length >= 8 && !/^[a-z-]+$/.test(part)),
    ...query.split("&").map((pair) => pair.slice(pair.indexOf("=") + 1)),
  ].flatMap((part) => [part, decoded(part)]);
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** A mask for these secrets, in every way in which they may be spelled. */
export function maskOfSecrets(secrets: readonly string[]): Mask {
  const parts = secrets.flatMap(partsOf).filter((part) => part.length >= minLength);
  const searched = [...new Set(parts.flatMap(spellings))].toSorted((a, b) => b.length - a.length);
  const text = (whole: string) =>
    searched.reduce((left, one) => left.replaceAll(one, masked), whole);
  const value = (one: Json): Json => {
    if (typeof one === "string") return text(one);
    if (Array.isArray(one)) return one.map(value);
    if (typeof one !== "object" || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, inner]) => [text(key), value(inner)]));
  };
  return searched.length === 0 ? { text: (whole) => whole, value: (one) => one } : { text, value };
}

/** User and password as they are sent together (RFC 7617): encoded as one text, the password can't be seen in it. */
const basicOf = (
  { kind, settings }: ConnectionRow,
  { secretPassword }: Readonly<Record<string, string>>,
): string[] =>
  kind === "basic" && secretPassword !== undefined
    ? [Buffer.from(`${settings["user"] ?? ""}:${secretPassword}`).toString("base64")]
    : [];

/** The secrets of some of a person's connections, to be taken out of what is kept; those that can't be read are none. */
export async function secretsOfConnections(
  ownerId: string,
  ids: ReadonlySet<string>,
  { db, connections }: Pick<ConnectionDeps, "db" | "connections">,
): Promise<string[]> {
  if (ids.size === 0) return [];
  const rows = (await selectConnectionsOf(db, ownerId)).filter(({ id }) => ids.has(id));
  return rows.flatMap((row) => {
    try {
      const secrets = openSecrets(row, connections.sealer);
      return [...Object.values(secrets), ...basicOf(row, secrets)].filter((one) => one !== "");
    } catch (error) {
      if (error instanceof Unreadable) return [];
      throw error;
    }
  });
}
