import type { BotView } from "../../src/domain/chatbots/contract.ts";
import type { Words } from "../words.ts";
import { button, el, fill, line } from "./dom.ts";
import type { TalkActions } from "./talk.ts";

/** The window's head: who answers, a menu, and the button that closes it. */
export function drawHead(options: {
  bot: BotView;
  words: Words;
  isFramed: boolean;
  actions: () => TalkActions;
  onClose: () => void;
  onEnd: () => void;
  onDetails: () => void;
}) {
  const { bot, words, isFramed } = options;
  const face = bot.look.picture
    ? el("img", { class: "face", src: bot.look.picture, alt: "", width: 36, height: 36 })
    : el("span", { class: "face", "aria-hidden": "true" }, Array.from(bot.name.trim())[0] ?? "A");
  const who = el("p", { class: "head__who" });

  const menu = el("div", { class: "menu", id: "menu", hidden: true });
  const more = button("", () => toggle(Boolean(menu.hidden)), {
    class: "icon",
    "aria-label": words.menu,
    "aria-expanded": "false",
    "aria-controls": "menu",
  });
  more.append(line("M5 12h.01M12 12h.01M19 12h.01", "line line--dots"));
  function toggle(isOpen: boolean) {
    menu.hidden = !isOpen;
    more.setAttribute("aria-expanded", String(isOpen));
    if (isOpen) menu.querySelector<HTMLElement>("button:not([hidden]), a")?.focus();
  }
  const item = (label: string, act: () => void) =>
    button(label, () => {
      toggle(false);
      more.focus();
      act();
    });
  const person = item(words.askPerson, () => void options.actions().askPerson());
  const details = item(words.leaveDetails, options.onDetails);
  const end = item(words.end, options.onEnd);
  menu.append(
    person,
    details,
    end,
    el("a", { href: "/contact", target: "_blank", rel: "noopener" }, words.report),
  );
  const close = isFramed
    ? button("", options.onClose, { class: "icon", "aria-label": words.close })
    : null;
  close?.append(line("M6 6l12 12M18 6L6 18"));

  const element = el(
    "header",
    { class: "head" },
    face,
    el("div", { class: "head__names" }, el("h1", { dir: "auto" }, bot.name), who),
    more,
    close,
    menu,
  );
  // Escape closes what is on top: the menu, then the window.
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.isComposing) return;
    if (menu.hidden) return options.onClose();
    toggle(false);
    more.focus();
  });
  document.addEventListener("click", ({ target }) => {
    if (!menu.hidden && target instanceof Node && !menu.contains(target) && !more.contains(target))
      toggle(false);
  });
  return {
    element,
    show(state: { isPerson: boolean; hasEnded: boolean; hasLeftDetails: boolean; isNew: boolean }) {
      fill(who, state.isPerson ? words.person : words.assistant);
      person.hidden = !bot.hasPeople || state.isPerson || state.hasEnded;
      details.hidden = bot.lead.when === "never" || state.hasLeftDetails || state.hasEnded;
      end.hidden = state.hasEnded || state.isNew;
    },
  };
}
