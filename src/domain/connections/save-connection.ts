import { randomBytes } from "node:crypto";
import type { z } from "zod";
import type { Tx } from "#db/open.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { type Actor, lockUser, requirePerson } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import {
  changedConnectionForm,
  type ConnectionInput,
  type ConnectionKind,
  fieldsOfKind,
  maxConnections,
  newConnectionForm,
  type SavedConnection,
} from "./contract.ts";
import type { ConnectionDeps } from "./deps.ts";
import {
  type ConnectionRow,
  insertConnection,
  lockConnection,
  selectConnectionsOf,
  updateConnection,
} from "./queries.ts";
import { Unreadable } from "./sealer.ts";
import { openSecrets, sealFields } from "./secrets.ts";
import { tryConnection } from "./test-connection.ts";

/** As Standard Webhooks asks: 24 to 64 random bytes, base64, behind `whsec_`. */
const newSigningSecret = () => `whsec_${randomBytes(32).toString("base64")}`;

/** @throws AppError invalid_input with what is wrong at each field */
function read<Schema extends z.ZodType>(schema: Schema, input: ConnectionInput): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path, message }) => [
    String(path[0] ?? "form"),
    message,
  ]);
  throw new AppError("invalid_input", {
    fields: Object.fromEntries(wrong.toReversed()) as Record<string, string>,
  });
}

/**
 * Stores a connection, its secrets encrypted, and tests it. A new webhook gets a secret of ours to sign with, which is
 * told this once.
 * @throws AppError signed_out, invalid_input, plan_limit (there are `maxConnections` already)
 */
export async function addConnection(
  actor: Actor,
  { kind, input }: { kind: ConnectionKind; input: ConnectionInput },
  deps: ConnectionDeps,
): Promise<SavedConnection> {
  const ownerId = requirePerson(actor);
  const { name, ...fields } = read(newConnectionForm(kind), input) as Record<string, string>;
  const signingSecret = kind === "webhook" ? newSigningSecret() : null;
  const about = { id: newId("con"), ownerId, kind };
  const sealed = sealFields(
    about,
    signingSecret ? { ...fields, secretSigning: signingSecret } : fields,
    deps.connections.sealer,
  );
  const now = deps.clock();
  const row = await deps.db.transaction(async (tx) => {
    await lockUser(tx, ownerId); // two at once count one after the other
    if ((await selectConnectionsOf(tx, ownerId)).length >= maxConnections)
      throw new AppError("plan_limit", {
        message: `You can have ${maxConnections} connections. Delete one that you no longer need.`,
      });
    await audit(tx, "connection.added", about);
    const times = { createdAt: now, updatedAt: now };
    return insertConnection(tx, { ...about, ...sealed, ...times, name: name ?? "" });
  });
  return { id: row.id, ...(await tryConnection(row, deps)), signingSecret };
}

/**
 * Changes a connection and tests it; secrets that are left empty stay as they are. Where they are sent to changes only
 * together with them: otherwise whoever gets hold of a session could have them sent to an address of their own.
 * @throws AppError signed_out, not_found, invalid_input
 */
export async function changeConnection(
  actor: Actor,
  { id, input }: { id: string; input: ConnectionInput },
  deps: ConnectionDeps,
): Promise<SavedConnection> {
  const ownerId = requirePerson(actor);
  const row = await deps.db.transaction(async (tx) => {
    const before = await lockConnection(tx, ownerId, id);
    if (!before) throw new AppError("not_found");
    const { name = "", ...typed } = read(changedConnectionForm(before.kind), input) as Record<
      string,
      string
    >;
    const fields = { ...typed, ...keptSecrets(before, typed, deps) };
    const change = {
      name,
      ...sealFields(before, fields, deps.connections.sealer),
      revision: before.revision + 1,
      outcome: "untested" as const,
      message: "",
      updatedAt: deps.clock(),
    };
    await updateConnection(tx, id, change);
    await audit(tx, "connection.changed", before);
    return { ...before, ...change };
  });
  return { id, ...(await tryConnection(row, deps)), signingSecret: null };
}

/** The secrets that stay as they are. @throws AppError invalid_input where one has to be entered again */
function keptSecrets(
  before: ConnectionRow,
  typed: Readonly<Record<string, string>>,
  { connections }: Pick<ConnectionDeps, "connections">,
): Record<string, string> {
  const fields = fieldsOfKind(before.kind);
  const left = fields.filter((field) => field.isSecret && typed[field.name] === "");
  const ownSecrets = readable(before, connections.sealer);
  const moved = fields.some(
    (field) => field.isTarget && typed[field.name] !== before.settings[field.name],
  );
  const again = (message: string) => (field: { name: string; isOptional: boolean }) =>
    field.isOptional ? [] : [[field.name, message] as const];
  const complaints =
    ownSecrets === null
      ? left.flatMap(again("It can no longer be read. Enter it again."))
      : moved
        ? left.flatMap(again("Enter it again: it will be sent to another address."))
        : [];
  if (complaints.length > 0)
    throw new AppError("invalid_input", { fields: Object.fromEntries(complaints) });
  // An optional secret must not move either: whoever moves the rest enters it anew.
  const kept = ownSecrets === null || moved ? {} : ownSecrets;
  const stays = Object.fromEntries(left.map(({ name }) => [name, kept[name] ?? ""]));
  if (before.kind !== "webhook") return stays;
  return { ...stays, secretSigning: ownSecrets?.["secretSigning"] ?? newSigningSecret() };
}

function readable(row: ConnectionRow, sealer: ConnectionDeps["connections"]["sealer"]) {
  try {
    return openSecrets(row, sealer);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/**
 * Gives a webhook another secret to sign with; the one before counts no more. @returns it, this once
 * @throws AppError signed_out, not_found (also where it is no webhook), connection_unreadable
 */
export async function renewSigningSecret(
  actor: Actor,
  id: string,
  deps: ConnectionDeps,
): Promise<string> {
  const ownerId = requirePerson(actor);
  const secretSigning = newSigningSecret();
  await deps.db.transaction(async (tx) => {
    const row = await lockConnection(tx, ownerId, id);
    if (row?.kind !== "webhook") throw new AppError("not_found");
    const secrets = readable(row, deps.connections.sealer);
    if (!secrets) throw new AppError("connection_unreadable");
    await updateConnection(tx, id, {
      ...sealFields(row, { ...row.settings, ...secrets, secretSigning }, deps.connections.sealer),
      revision: row.revision + 1,
      updatedAt: deps.clock(),
    });
    await audit(tx, "connection.signing_renewed", row);
  });
  return secretSigning;
}

const audit = (
  tx: Tx,
  action: string,
  { id, ownerId, kind }: Pick<ConnectionRow, "id" | "ownerId" | "kind">,
) => recordAudit(tx, { actor: ownerId, action, subject: `connection/${id}`, detail: { kind } });
