import type { BotView } from "../../src/domain/chatbots/contract.ts";
import { inkOn, safeColour } from "../colour.ts";
import { pageOf, readToLauncher, type ToWindow } from "../messages.ts";
import { drawButton } from "./button.ts";
import { coverPage } from "./cover-page.ts";
import { launcherCss, phone } from "./style.ts";
import { buttonLabel, languageOf } from "./words.ts";

export type Launcher = { attach: () => void; open: () => void; close: () => void };

/** Between the middles of two buttons in one corner, in pixels. */
const buttonStep = 72;
const minHeight = 420;
const maxHeight = 680;

/** A bot's button, and the panel that holds its window. `index` counts the bots in the same corner. */
export function openLauncher(options: { bot: BotView; origin: string; index: number }): Launcher {
  const { bot, origin, index } = options;
  const { look } = bot;
  const language = languageOf(document.documentElement.lang, bot.languages);
  const colour = safeColour(look.color);
  const place = look.position === "left" ? "left" : "right";

  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  const from = 20 + index * buttonStep;
  sheet.replaceSync(launcherCss({ place, from, colour, ink: inkOn(colour), theme: look.theme }));
  root.adoptedStyleSheets = [sheet];

  const area = document.createElement("section");
  area.lang = language;
  area.setAttribute("aria-label", bot.name);
  const { button, badge } = drawButton();
  const panel = document.createElement("div");
  panel.className = "panel";
  panel.id = "panel";
  panel.hidden = true;
  area.append(panel, button);
  root.append(area);

  let frame: HTMLIFrameElement | null = null;
  /** Its page is there: before that, the frame has the host's origin, and browsers complain about messages to ours. */
  let isReady = false;
  let isOpen = false;
  let unread = 0;
  const cover = coverPage(() => hide());

  const name = () => {
    button.setAttribute("aria-expanded", String(isOpen));
    button.setAttribute("aria-label", buttonLabel(language, { name: bot.name, isOpen, unread }));
    badge.hidden = unread === 0;
    badge.textContent = unread > 9 ? "9+" : String(unread);
  };
  const tell = (message: ToWindow) => {
    if (isReady) frame?.contentWindow?.postMessage(message, origin);
  };
  const tellState = () =>
    tell(
      isOpen ? { type: "ariaworks:shown", page: pageOf(location) } : { type: "ariaworks:hidden" },
    );

  function addFrame() {
    frame = document.createElement("iframe");
    frame.title = bot.name;
    frame.allow = "clipboard-write";
    frame.src = `${origin}/b/${encodeURIComponent(bot.address)}?embed=1&lang=${language}`;
    panel.append(frame);
  }

  function open() {
    if (isOpen) return;
    if (!frame) addFrame();
    isOpen = true;
    unread = 0;
    panel.hidden = false;
    name();
    if (matchMedia(phone).matches) cover.begin();
    frame?.focus();
    tellState();
  }

  /** Closes the panel; the window goes on listening. */
  function hide() {
    if (!isOpen) return;
    isOpen = false;
    panel.hidden = true;
    name();
    tellState();
    button.focus({ preventScroll: true });
  }
  const close = () => {
    cover.end();
    hide();
  };

  addEventListener("message", ({ origin: sender, source, data }: MessageEvent<unknown>) => {
    if (sender !== origin || !frame || source !== frame.contentWindow) return;
    const message = readToLauncher(data);
    if (message?.type === "ariaworks:ready") {
      isReady = true;
      tellState();
    }
    if (message?.type === "ariaworks:close") close();
    if (message?.type === "ariaworks:where")
      tell({ type: "ariaworks:page", page: pageOf(location) });
    if (message?.type === "ariaworks:unread" && !isOpen) {
      unread = message.count;
      name();
    }
    if (message?.type === "ariaworks:height") {
      const height = Math.min(maxHeight, Math.max(minHeight, message.height));
      panel.style.setProperty("--height", `${height}px`);
    }
  });
  button.addEventListener("click", () => (isOpen ? close() : open()));
  root.addEventListener("keydown", (event) => {
    if ((event as KeyboardEvent).key === "Escape") close();
  });
  name();

  // Sites that change pages without loading them may put a new body, or a whole new document element, in its place.
  const attach = () => {
    const { documentElement } = document;
    if (documentElement && host.parentNode !== documentElement) documentElement.append(host);
    if (documentElement) watch.observe(documentElement, { childList: true });
  };
  const watch = new MutationObserver(attach);
  watch.observe(document, { childList: true });
  return { attach, open, close };
}
