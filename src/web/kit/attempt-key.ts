const name = "checkout-attempt";
let kept: string | undefined;

/** 32 hex digits. `crypto.randomUUID` would be missing on a plain http address other than localhost. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * This browser's name for its purchase, shared by its tabs: two of them buying the same thing at once meet
 * the same open order. Without storage it lasts for the page.
 */
export function attemptKey(storage: () => Storage = () => localStorage): string {
  try {
    const stored = storage().getItem(name);
    if (stored && /^[\w-]{16,64}$/.test(stored)) return stored;
    storage().setItem(name, randomKey());
    return storage().getItem(name) ?? (kept ??= randomKey()); // another tab may have been first
  } catch {
    return (kept ??= randomKey());
  }
}
