import { useCallback, useEffect, useState } from "react";
import type { BotDeskView } from "#domain/chatbots/contract.ts";
import { callBot } from "./call-bot.ts";

/** How the bot stands: who answers, what waits in its inbox. Null until it is known, and where it can't be read. */
export function useDesk(projectId: string): { desk: BotDeskView | null; refresh: () => void } {
  const [desk, setDesk] = useState<BotDeskView | null>(null);
  const refresh = useCallback(() => {
    callBot<BotDeskView>(projectId, "desk").then(setDesk, () => setDesk(null));
  }, [projectId]);
  useEffect(refresh, [refresh]);
  return { desk, refresh };
}
