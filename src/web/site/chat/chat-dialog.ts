import { make } from "../../kit/make-element.ts";
import { chatId, chatTitleId } from "./opening.ts";

/** Where the panel fills the screen, and nothing beside it can be used; chat-panel.css says the same. */
const small = matchMedia("(width < 40rem), (height < 32rem)");

export type ChatDialog = { element: HTMLDialogElement; show: () => void; hide: () => void };

const button = () => document.querySelector<HTMLElement>(".chat-button");

/**
 * The window of the chat: beside the page on a large screen, over it on a small one. Closed from within, it
 * gives the focus back to the button. @param onHidden hears that it was closed, whatever closed it
 */
export function makeDialog(onHidden: () => void): ChatDialog {
  const element = make("dialog", { class: "chat", id: chatId, "aria-labelledby": chatTitleId });

  const put = () => {
    const isModal = element.matches(":modal");
    if (element.isConnected && element.open && isModal === small.matches) return;
    const focused = element.contains(document.activeElement) ? document.activeElement : null;
    if (element.open) element.close();
    if (!element.isConnected) document.body.append(element);
    if (small.matches) element.showModal();
    // `show()` would take the focus, also where a page begins with it.
    else element.setAttribute("open", "");
    if (focused instanceof HTMLElement) focused.focus();
    button()?.setAttribute("aria-expanded", "true");
  };

  const hide = () => {
    if (!element.open) return;
    const isInside = element.contains(document.activeElement) || element.matches(":modal");
    element.close();
    if (isInside) button()?.focus();
  };

  element.addEventListener("close", () => {
    if (element.open) return; // it has only changed its place
    button()?.setAttribute("aria-expanded", "false");
    onHidden();
  });
  element.addEventListener("cancel", (event) => event.preventDefault()); // the panel may ask first
  // Who follows a link wants to see where it leads: a panel that fills the screen gives way.
  element.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a[href]") : null;
    if (link && element.matches(":modal")) hide();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || !element.open) return;
    if (!document.querySelector("dialog:modal, :popover-open, .slip, .popup")) hide();
  });
  small.addEventListener("change", () => {
    if (element.open) put();
  });
  // Within an app the next page may be one without a chat, or the document may have been drawn anew.
  document.addEventListener("router:moved", () => {
    if (!button()) hide();
    else if (element.open) put();
  });
  keepWithinSight(element);
  return { element, show: put, hide };
}

/** A phone's keyboard lies over the page: the panel keeps to what it leaves (chat-panel.css). */
function keepWithinSight(element: HTMLElement): void {
  const sight = globalThis.visualViewport;
  if (!sight) return;
  const fit = () => {
    element.style.setProperty("--seen-height", `${sight.height}px`);
    element.style.setProperty("--seen-top", `${sight.offsetTop}px`);
  };
  fit();
  sight.addEventListener("resize", fit);
  sight.addEventListener("scroll", fit);
}
