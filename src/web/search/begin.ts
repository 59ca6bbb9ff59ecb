// Part of every page (later.ts), so only the beginning: links with `data-search`, which lead to the search's
// page, and the keys `/`, Ctrl-K and Cmd-K open the search over the page.
import { follow, takeClicks } from "../kit/take-clicks.ts";
{
  const openDialog = (from: HTMLElement | null) =>
    import("./search-dialog.ts").then(
      ({ openSearch }) => openSearch(from),
      () => (from ? follow(from) : location.assign("/search")),
    );

  takeClicks("a[data-search]", openDialog);

  document.addEventListener("keydown", (event) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
    // A `K` with Caps Lock; with Shift the browser has a command of its own.
    const isAsked = ctrlKey || metaKey ? key.toLowerCase() === "k" && !shiftKey : key === "/";
    if (!isAsked || altKey || event.defaultPrevented) return;
    // The apps have keys of their own (ui/AppSearch.tsx).
    if (!document.querySelector("dialog.search")) return;
    const at = target instanceof Element ? target : null;
    if (at?.closest("input, textarea, select, [contenteditable]")) return;
    if (document.querySelector("dialog:modal")) return;
    event.preventDefault();
    void openDialog(null);
  });
}
