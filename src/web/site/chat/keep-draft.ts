const key = "chat-draft";

/** What was typed and not sent, on the page before. */
export function readDraft(): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return ""; // storage may be switched off
  }
}

/** Keeps it for the next page of this tab; nothing typed keeps nothing. */
export function keepDraft(text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // it then stays on this page
  }
}
