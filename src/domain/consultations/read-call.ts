import { briefConversations } from "#domain/conversations/index.ts";
import { type Actor, requireAdmin } from "#domain/identity/index.ts";
import type { ConsultationListItem } from "./contract.ts";
import type { ConsultationDeps } from "./deps.ts";
import { selectCallOf } from "./queries-admin.ts";
import { toListItem } from "./to-list-item.ts";

/** The call that a conversation was, for admins who read that; null where it was none. @throws AppError forbidden */
export async function readCallOf(
  actor: Actor,
  conversationId: string,
  deps: Pick<ConsultationDeps, "db" | "adminSecondFactor" | "clock">,
): Promise<ConsultationListItem | null> {
  await requireAdmin(deps.db, actor, deps);
  const row = await selectCallOf(deps.db, conversationId);
  if (!row) return null;
  const said = await briefConversations(deps.db, [conversationId]);
  return toListItem(row, said.get(conversationId), deps.clock());
}
