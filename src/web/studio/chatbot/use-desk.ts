import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { BotDeskView } from "#domain/chatbots/contract.ts";
import type { Chatbot } from "#domain/projects/configuration/chatbot.ts";
import { callBot } from "./call-bot.ts";

/** What waits in its inbox is looked at again so often. */
const lookEveryMs = 60_000;

/**
 * How the bot stands: who answers, what waits in its inbox. Null until it is known, and where it can't be read. It is
 * read again once another model or key is saved, and while the designer is looked at.
 */
export function useDesk(
  projectId: string,
  save: () => Promise<unknown>,
  { model, connectionId }: Chatbot["ai"],
): { desk: BotDeskView | null } {
  const [desk, setDesk] = useState<BotDeskView | null>(null);
  const refresh = useCallback(
    () => callBot<BotDeskView>(projectId, "desk").then(setDesk, () => setDesk(null)),
    [projectId],
  );
  const chosen = `${connectionId ?? ""}/${model}`;
  const known = useRef(chosen);
  const saveAndRefresh = useEffectEvent(async () => {
    await save().catch(() => {}); // the bar says why
    await refresh();
  });
  useEffect(() => {
    void refresh();
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void refresh();
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [refresh]);
  useEffect(() => {
    if (chosen === known.current) return;
    known.current = chosen;
    void saveAndRefresh();
  }, [chosen]);
  return { desk };
}
