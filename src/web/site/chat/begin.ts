// Part of every page (later.ts), so only the beginning: what has `data-chat` opens the chat, links by a click and
// forms by what is typed into them. Without scripts they lead to their own pages.
import { follow, takeClicks } from "../../kit/take-clicks.ts";
{
  const key = "chat";
  const open = (from: HTMLElement | null) =>
    import("./open-chat.ts")
      .then(({ openChat }) => openChat(from))
      .catch(() => (from instanceof HTMLFormElement ? from.submit() : follow(from)));

  takeClicks("[data-chat]:not(form)", open);
  document.addEventListener("submit", (event) => {
    const { target } = event;
    if (!(target instanceof HTMLFormElement) || !target.matches("[data-chat]")) return;
    if (event.defaultPrevented) return;
    event.preventDefault();
    void open(target);
  });

  // It was open on the page before.
  try {
    if (sessionStorage.getItem(key) && document.querySelector(".chat-button")) void open(null);
  } catch {
    // storage may be switched off
  }
}
