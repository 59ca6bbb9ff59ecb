import { type ConnectionKind, type FieldsOf, fieldsOfKind, maskOf } from "./kinds.ts";
import type { ConnectionRow } from "./queries.ts";
import type { Sealer } from "./sealer.ts";

type Texts = Record<string, string>;
type Kept = Pick<ConnectionRow, "settings" | "masks" | "sealed">;

/** A connection's fields, as they are stored: secrets encrypted for this row, and what of them may be shown. */
export function sealFields(
  { kind, ownerId, id }: Pick<ConnectionRow, "kind" | "ownerId" | "id">,
  fields: Readonly<Texts>,
  sealer: Sealer,
): Kept {
  const kept = { settings: {} as Texts, masks: {} as Texts };
  const secrets: Texts = {};
  for (const field of fieldsOfKind(kind)) {
    const value = fields[field.name] ?? "";
    if (!field.isSecret) kept.settings[field.name] = value;
    else {
      secrets[field.name] = value;
      kept.masks[field.name] = maskOf(field, value);
    }
  }
  if (fields["secretSigning"]) secrets["secretSigning"] = fields["secretSigning"];
  return { ...kept, sealed: sealer.seal(JSON.stringify(secrets), { ownerId, connectionId: id }) };
}

/** The secrets of a connection. @throws Unreadable */
export const openSecrets = (row: ConnectionRow, sealer: Sealer): Texts =>
  JSON.parse(sealer.open(row.sealed, { ownerId: row.ownerId, connectionId: row.id })) as Texts;

/** All of its fields. @throws Unreadable */
export const openFields = <K extends ConnectionKind>(
  row: ConnectionRow,
  sealer: Sealer,
): FieldsOf<K> => ({ ...row.settings, ...openSecrets(row, sealer) }) as unknown as FieldsOf<K>;

/** The parts of secrets that are too short to be looked for. */
const minLength = 6;

/** Every way in which a secret may be quoted by an answer or an error. */
export const spellings = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  JSON.stringify(secret).slice(1, -1),
  Buffer.from(secret).toString("base64"),
  Buffer.from(secret).toString("base64url"),
];

/**
 * A text without the secrets: of addresses also without user, password, path and query, and of a service account
 * without the lines of its key.
 */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  const parts = secrets
    .flatMap((secret) => [secret, ...secret.split(/[\s"\\,:/?#@&=]+/)])
    .filter((part) => part.length >= minLength);
  const searched = [...new Set(parts.flatMap(spellings))].toSorted((a, b) => b.length - a.length);
  return searched.reduce((left, one) => left.replaceAll(one, "•••"), text);
}
