import type { BotView } from "../../src/domain/chatbots/contract.ts";
import { type Launcher, openLauncher } from "./launcher.ts";
import { claim, register } from "./page-registry.ts";

/** Waits before the bot is asked for again, in milliseconds; after that only when the browser is back online. */
const waitsMs = [3000, 15_000, 60_000];

/** The script tag that runs just now; a module has none, so the first one that nobody has taken is meant. */
const ownTag = (): HTMLScriptElement | null => {
  const running = document.currentScript;
  return running instanceof HTMLScriptElement && running.dataset["chatbot"] !== undefined
    ? running
    : document.querySelector<HTMLScriptElement>('script[data-chatbot][src*="/widget.js"]');
};

/** Reads the tag, asks for its bot, and draws the button once the page has a body. The same bot appears once. */
export function begin(): void {
  const tag = ownTag();
  const address = tag?.dataset["chatbot"]?.trim();
  if (!tag || !address || !("adoptedStyleSheets" in document)) return;
  const { origin } = new URL(tag.src, location.href);
  if (!claim(`${origin}/${address}`)) return;
  void ask(origin, address).then((bot) => {
    if (!bot) return;
    const start = () => {
      const launcher: Launcher = register(address, bot.look.position, (index) =>
        openLauncher({ bot, origin, index }),
      );
      launcher.attach();
    };
    if (document.body) start();
    else document.addEventListener("DOMContentLoaded", start, { once: true });
  });
}

/** The bot as it is now; null where it isn't for this page. */
async function ask(origin: string, address: string): Promise<BotView | null> {
  for (let attempt = 0; ; attempt++) {
    try {
      const response = await fetch(`${origin}/v1/chatbots/${encodeURIComponent(address)}`, {
        credentials: "omit",
        headers: { accept: "application/json" },
      });
      if (response.ok) return (await response.json()) as BotView;
      if (response.status < 500 && response.status !== 429) {
        console.warn(`The chatbot “${address}” doesn't appear here: status ${response.status}.`);
        return null;
      }
    } catch {
      // A browser doesn't say whether it is offline, the page's policy forbids it, or the site isn't allowed.
      if (attempt === 0)
        console.warn(
          `The chatbot “${address}” can't be reached. Is ${location.host} among its allowed sites, and ${origin} in this page's connect-src?`,
        );
    }
    await until(waitsMs[attempt]);
  }
}

/** Waits, or until the browser is back online. */
const until = (ms: number | undefined) =>
  new Promise<void>((resolve) => {
    addEventListener("online", () => resolve(), { once: true });
    if (ms !== undefined) setTimeout(resolve, ms);
  });
