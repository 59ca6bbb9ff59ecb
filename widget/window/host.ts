import { readToWindow, type ToLauncher } from "../messages.ts";

type Heard = { onShown: () => void; onHidden: () => void };

/**
 * The launcher around this frame. Its origin is the first that greets: only sites that the bot's owner allows can hold
 * this frame, and the site can't change without loading it again. On the bot's own page there is none.
 */
export function hostOf(isEmbedded: boolean, { onShown, onHidden }: Heard) {
  let origin: string | null = null;
  let page: string | undefined;
  let answer: (() => void) | null = null;
  const isFramed = isEmbedded && parent !== window;
  const tell = (message: ToLauncher) => {
    if (isFramed) parent.postMessage(message, origin ?? "*");
  };
  if (isFramed)
    addEventListener("message", ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (source !== parent || (origin !== null && from !== origin)) return;
      const message = readToWindow(data);
      if (!message) return;
      origin = from;
      if (message.type === "ariaworks:hidden") onHidden();
      else page = message.page;
      if (message.type === "ariaworks:shown") onShown();
      answer?.();
    });
  return {
    isFramed,
    tell,
    /** The page that the visitor looks at; undefined where nobody says so within a moment. */
    async page(): Promise<string | undefined> {
      if (!isFramed) return undefined;
      await new Promise<void>((resolve) => {
        answer = resolve;
        setTimeout(resolve, 200);
        tell({ type: "ariaworks:where" });
      });
      return page;
    },
  };
}
