import { useEffect, useEffectEvent, useState } from "react";
import type { BotInboxEvent } from "#domain/chatbots/contract.ts";
import { paths } from "../../../paths.ts";

/** A line that the server refused is tried again after so long. */
const reopenMs = 10_000;
/** While no line is open, so often the page is read again. */
const lookEveryMs = 5000;

/**
 * What waits in a bot's inbox, as it happens; null until it is known. `onChange` is called after each change that the
 * page can't know of yet, while it is looked at; where no line can be opened, every few seconds.
 */
export function useInbox(projectId: string, onChange?: () => void): BotInboxEvent | null {
  const [inbox, setInbox] = useState<BotInboxEvent | null>(null);
  const [isOpen, setOpen] = useState(false);
  const changed = useEffectEvent(() => onChange?.());

  useEffect(() => {
    let source: EventSource;
    let reopening: ReturnType<typeof setTimeout>;
    let isMissed = false;
    const tell = () => {
      isMissed = document.visibilityState !== "visible";
      if (!isMissed) changed();
    };
    const look = () => {
      if (isMissed) tell();
    };
    const open = () => {
      // The first event tells how it stands now: the page knows, unless the line was lost before.
      let isFirst = true;
      source = new EventSource(paths.botInboxEvents(projectId));
      source.addEventListener("open", () => setOpen(true));
      source.addEventListener("error", () => {
        setOpen(false);
        isFirst = false;
        if (source.readyState === EventSource.CLOSED) reopening = setTimeout(open, reopenMs);
      });
      source.addEventListener("inbox", (event: MessageEvent<string>) => {
        setInbox(JSON.parse(event.data) as BotInboxEvent);
        if (!isFirst) tell();
        isFirst = false;
      });
    };
    open();
    document.addEventListener("visibilitychange", look);
    return () => {
      source.close();
      clearTimeout(reopening);
      document.removeEventListener("visibilitychange", look);
    };
  }, [projectId]);

  useEffect(() => {
    if (isOpen) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") changed();
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [isOpen]);
  return inbox;
}
