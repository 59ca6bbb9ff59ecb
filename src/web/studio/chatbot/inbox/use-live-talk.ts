import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { LiveConversation } from "../../../kit/live-conversation.ts";
import { useLiveConversation } from "../../../kit/use-live-conversation.ts";
import { paths } from "../../../paths.ts";
import { callBot } from "../call-bot.ts";

/** While no line is open, so often the page is read again. */
const lookEveryMs = 3000;
/** What is seen for so long is read. */
const readAfterMs = 800;

/** A conversation with a bot as it goes on. What is shown while it is looked at counts as read by this member. */
export function useLiveTalk(at: { projectId: string; id: string }, read: LiveConversation) {
  const { projectId, id } = at;
  const talk = useLiveConversation(paths.botConversationEvents(projectId, id), read);
  const { line, live } = talk;
  const isOpen = live.status === "open";
  const { revalidate, state } = useRevalidator();

  useEffect(() => {
    if (!isOpen || line === "open" || state !== "idle") return undefined;
    const timer = setTimeout(() => {
      if (document.visibilityState === "visible") void revalidate();
    }, lookEveryMs);
    return () => clearTimeout(timer);
  }, [isOpen, line, state, revalidate]);

  useEffect(() => {
    if (live.seen <= read.seen) return undefined;
    const note = () => {
      if (document.visibilityState !== "visible") return;
      const input = { position: live.seen };
      // What isn't noted shows as new once more: no harm.
      callBot(projectId, `conversations/${id}/read`, { input }).catch(() => {});
    };
    const timer = setTimeout(note, readAfterMs);
    document.addEventListener("visibilitychange", note);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", note);
    };
  }, [projectId, id, live.seen, read.seen]);

  return talk;
}
