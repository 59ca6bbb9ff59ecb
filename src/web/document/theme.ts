// Runs before the first paint, so that a stored theme never flashes. Without a stored choice CSS follows
// the system; `data-theme` is only set by a choice.
{
  const root = document.documentElement;
  const key = "theme";
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const stored = (): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage may be switched off
    }
  };
  const current = () => root.dataset.theme ?? (dark.matches ? "dark" : "light");
  const label = () => {
    const next = current() === "dark" ? "Light Mode" : "Dark Mode";
    for (const button of document.querySelectorAll("[data-theme-toggle]")) {
      button.setAttribute("aria-label", next);
      const text = button.querySelector("[data-theme-label]");
      if (text) text.textContent = next;
    }
  };
  const apply = (theme: string | null) => {
    if (theme === "dark" || theme === "light") root.dataset.theme = theme;
    else delete root.dataset.theme;
    // The browser's own bar (root.tsx).
    for (const bar of document.querySelectorAll<HTMLMetaElement>("meta[data-bar]")) {
      const own = bar.dataset.bar;
      const chosen = root.dataset.theme;
      if (chosen) bar.media = chosen === own ? "all" : "not all";
      else bar.media = `(prefers-color-scheme: ${own})`;
    }
  };

  apply(stored());
  root.classList.add("js");
  document.addEventListener("DOMContentLoaded", label);
  dark.addEventListener("change", label);
  addEventListener("storage", (event) => {
    if (event.key !== key) return;
    apply(event.newValue);
    label();
  });
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || !event.target.closest("[data-theme-toggle]")) return;
    const next = current() === "dark" ? "light" : "dark";
    apply(next);
    label();
    try {
      localStorage.setItem(key, next);
    } catch {
      // the choice then lasts for this page
    }
  });
}
