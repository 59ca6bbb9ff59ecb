import type { Tx } from "#db/open.ts";
import { publishEvent } from "#domain/events/index.ts";
import type { Clock } from "#kit/time.ts";
import { botPersonSpoke } from "./contract.ts";
import type { ConversationRow } from "./queries.ts";

/** Says that a person has spoken, where their words have to be sent on: visitors on the web see them as they come. */
export const announcePerson = (
  tx: Tx,
  { id, desk, via }: Pick<ConversationRow, "id" | "desk" | "via">,
  deps: { clock: Clock },
): Promise<void> =>
  via === "web"
    ? Promise.resolve()
    : publishEvent(
        tx,
        botPersonSpoke,
        { subject: `conversation/${id}`, payload: { projectId: desk, conversationId: id } },
        deps,
      );
