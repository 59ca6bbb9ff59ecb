export type ThemeChoice = "light" | "dark" | "system";

const key = "theme";

/** The theme chosen in this browser; `system` where none was chosen. Call it in the browser only. */
export function themeChoice(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
}

/** Applies a theme and keeps it, as the theme button on public pages does: the head script (theme.ts) does the work. */
export function chooseTheme(choice: ThemeChoice): void {
  const newValue = choice === "system" ? null : choice;
  try {
    if (newValue) localStorage.setItem(key, newValue);
    else localStorage.removeItem(key);
  } catch {
    // storage may be switched off: the choice lasts for this page
  }
  // Other tabs get this event from the browser; this tab doesn't.
  dispatchEvent(new StorageEvent("storage", { key, newValue }));
}
