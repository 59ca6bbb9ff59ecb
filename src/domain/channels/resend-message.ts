import { enqueueJob } from "#db/jobs.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { requireBotProject } from "#domain/chatbots/index.ts";
import type { Actor } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { ChannelResend } from "./contract.ts";
import type { ChannelDeps } from "./deps.ts";
import { lockThread, selectMessage, updateMessage } from "./queries.ts";
import { sendMessageJob } from "./send-message.ts";

/**
 * Sends a text message again of which it isn't known whether it was sent; after STOP none.
 * @throws AppError signed_out, not_found, read_only, invalid_input, delivery_not_failed
 */
export async function resendMessage(
  actor: Actor,
  { projectId, input }: { projectId: string; input: unknown },
  deps: ChannelDeps,
): Promise<void> {
  const parsed = ChannelResend.safeParse(input);
  if (!parsed.success) throw new AppError("invalid_input");
  const { id } = parsed.data;
  await deps.db.transaction(async (tx) => {
    const { userId } = await requireBotProject(tx, actor, projectId, "editor");
    const message = await selectMessage(tx, id);
    if (message?.projectId !== projectId || !message.threadId) throw new AppError("not_found");
    // One of two who ask at once waits here, and finds it waiting.
    const thread = await lockThread(tx, message.threadId);
    const now = await selectMessage(tx, id);
    if (now?.state !== "unknown" || now.text === "" || !thread || thread.isStopped)
      throw new AppError("delivery_not_failed");
    await updateMessage(tx, id, { state: "waiting", note: "", endedAt: null });
    await enqueueJob(
      tx,
      sendMessageJob,
      { messageId: id },
      { id: `channel-out/${id}/${newId("try")}` },
    );
    await recordAudit(tx, {
      actor: userId,
      action: "channel_message.resent",
      subject: `project/${projectId}`,
      detail: { message: id },
    });
  });
}
