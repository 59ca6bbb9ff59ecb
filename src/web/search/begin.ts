// Part of every page (later.ts), so only the beginning: links with `data-search`, which lead to the search's
// page, and the keys `/`, Ctrl-K and Cmd-K open the search over the page.
{
  const openDialog = (from: HTMLAnchorElement | null) =>
    import("./search-dialog.ts").then(
      ({ openSearch }) => openSearch(from),
      () => location.assign(from?.href ?? "/search"),
    );

  document.addEventListener("click", (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[data-search]");
    if (!link || event.defaultPrevented || button !== 0) return;
    if (metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    void openDialog(link);
  });

  document.addEventListener("keydown", (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const isCommand = ctrlKey || metaKey;
    if (altKey || !(isCommand ? key === "k" : key === "/") || event.defaultPrevented) return;
    // The back office and the studio have keys of their own (admin/use-slash-key.ts).
    if (/^\/(admin|portal|ai-service-design)\b/.test(location.pathname)) return;
    const at = target instanceof Element ? target : null;
    if (at?.closest("input, textarea, select, [contenteditable]")) return;
    if (document.querySelector("dialog[open]")) return;
    event.preventDefault();
    void openDialog(null);
  });
}
