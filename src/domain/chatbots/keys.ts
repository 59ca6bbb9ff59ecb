import { randomBytes } from "node:crypto";
import { z } from "zod";
import { recordAudit } from "#domain/audit/index.ts";
import type { Actor } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { hourMs } from "#kit/time.ts";
import type { BotKeyView, NewBotKey } from "./contract.ts";
import type { ChatbotDeps } from "./deps.ts";
import { invalidInput } from "./invalid-input.ts";
import {
  type BotKeyRow,
  deleteKey,
  insertKey,
  lockKeysOf,
  selectKeyByDigest,
  selectKeys,
  touchKey,
} from "./queries-keys.ts";
import { requireBotProject } from "./rights.ts";

const KeyForm = z.object({
  name: z.string().trim().min(1, "Give the key a name.").max(100),
});
const maxKeys = 20;

const toView = ({ id, name, ending, createdAt, lastUsedAt }: BotKeyRow): BotKeyView => ({
  id,
  name,
  ending,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** The keys of a bot, for its owner. @throws AppError signed_out, not_found, read_only */
export async function listKeys(
  actor: Actor,
  projectId: string,
  deps: ChatbotDeps,
): Promise<BotKeyView[]> {
  await requireBotProject(deps.db, actor, projectId, "owner");
  return (await selectKeys(deps.db, projectId)).map(toView);
}

/** Makes a key. It is told here once; what is stored of it can't be turned back. @throws AppError as above, invalid_input */
export async function createKey(
  actor: Actor,
  { projectId, input }: { projectId: string; input: unknown },
  deps: ChatbotDeps,
): Promise<NewBotKey> {
  const parsed = KeyForm.safeParse(input);
  if (!parsed.success) throw invalidInput(parsed.error);
  const key = `ark_${randomBytes(24).toString("base64url")}`;
  return deps.db.transaction(async (tx) => {
    const { userId } = await requireBotProject(tx, actor, projectId, "owner", { isLocked: true });
    await lockKeysOf(tx, projectId);
    if ((await selectKeys(tx, projectId)).length >= maxKeys)
      throw new AppError("invalid_input", {
        fields: { name: `A bot has ${maxKeys} keys at most. Revoke one first.` },
      });
    const row: BotKeyRow = {
      id: newId("key"),
      projectId,
      name: parsed.data.name,
      digest: deps.digest("bot-key", key),
      ending: key.slice(-4),
      createdBy: userId,
      createdAt: deps.clock(),
      lastUsedAt: null,
    };
    await insertKey(tx, row);
    await audit(tx, { userId, keyId: row.id, projectId, what: "created" });
    return { ...toView(row), key };
  });
}

/** From now on the key opens nothing, on every node. @throws AppError signed_out, not_found, read_only */
export async function revokeKey(
  actor: Actor,
  { projectId, keyId }: { projectId: string; keyId: string },
  deps: ChatbotDeps,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { userId } = await requireBotProject(tx, actor, projectId, "owner");
    if (!(await deleteKey(tx, { projectId, keyId }))) throw new AppError("not_found");
    await audit(tx, { userId, keyId, projectId, what: "revoked" });
  });
}

/** Whether a key opens this bot; it is looked up each time. */
export async function isKeyOf(projectId: string, key: string, deps: ChatbotDeps): Promise<boolean> {
  if (!/^ark_[\w-]{32}$/.test(key)) return false;
  const row = await selectKeyByDigest(deps.db, projectId, deps.digest("bot-key", key));
  if (!row) return false;
  const now = deps.clock();
  if (!row.lastUsedAt || now.getTime() - row.lastUsedAt.getTime() > hourMs)
    await touchKey(deps.db, row.id, now);
  return true;
}

const audit = (
  tx: Parameters<typeof recordAudit>[0],
  one: { userId: string; keyId: string; projectId: string; what: "created" | "revoked" },
) =>
  recordAudit(tx, {
    actor: one.userId,
    action: `bot_key.${one.what}`,
    subject: `bot-key/${one.keyId}`,
    detail: { project: one.projectId },
  });
