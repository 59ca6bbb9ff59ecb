const thanksMs = 2500;

/** Copies the code in whose frame `button` stands and says so; where that is refused, selects it. */
export async function copyCode(button: Element): Promise<void> {
  const frame = button.closest(".code");
  const code = frame?.querySelector("pre");
  const said = frame?.querySelector("[role=status]");
  if (!code || !said) return;
  try {
    // Not innerText: what was not laid out yet, because it is off the screen, would be missing.
    await navigator.clipboard.writeText((code.textContent ?? "").trimEnd());
    said.textContent = "Copied";
  } catch {
    // refused, or the page isn't served by https
    getSelection()?.selectAllChildren(code);
    said.textContent = "Selected: copy it with your keyboard";
  }
  setTimeout(() => (said.textContent = ""), thanksMs);
}
