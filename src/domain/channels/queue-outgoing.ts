import { enqueueJob } from "#db/jobs.ts";
import type { Tx } from "#db/open.ts";
import { newId } from "#kit/ids.ts";
import type { ChannelDeps } from "./deps.ts";
import { insertMessage, type MessageRow, type ThreadRow } from "./queries.ts";
import { sendMessageJob } from "./send-message.ts";

/**
 * Writes a message that goes out and asks for its sending, in the caller's transaction. The same key is sent once.
 * @returns its id; null where it was written before
 */
export async function queueOutgoing(
  tx: Tx,
  {
    id: threadId,
    projectId,
    channel,
    sender,
  }: Pick<ThreadRow, "id" | "projectId" | "channel" | "sender">,
  { key, text, kind }: { key: string; text: string; kind: MessageRow["kind"] },
  { clock }: Pick<ChannelDeps, "clock">,
): Promise<string | null> {
  const id = newId("cmsg");
  const isNew = await insertMessage(tx, {
    id,
    projectId,
    channel,
    direction: "out",
    externalId: key,
    threadId,
    sender,
    text,
    kind,
    state: "waiting",
    note: "",
    createdAt: clock(),
    endedAt: null,
  });
  if (!isNew) return null;
  await enqueueJob(tx, sendMessageJob, { messageId: id }, { id: `channel-out/${id}` });
  return id;
}
