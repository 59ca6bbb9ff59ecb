import { storedInBrowser, type StoredInBrowser } from "#content/browser-storage.ts";

/** Deletes what lies in this browser in categories that aren't accepted (any more). */
export async function forgetRefused(accepted: readonly string[]): Promise<void> {
  const refused = storedInBrowser.filter(
    ({ category }) => category !== "Essential" && !accepted.includes(category),
  );
  await Promise.all(refused.map(forget));
}

/** Deletes one entry of the registry from where it lies. Never fails. */
export async function forget({
  name,
  where,
}: Pick<StoredInBrowser, "name" | "where">): Promise<void> {
  try {
    switch (where) {
      case "cookie":
        document.cookie = `${name}=; Path=/; Max-Age=0`;
        document.cookie = `__Host-${name}=; Path=/; Max-Age=0; Secure`;
        break;
      case "local storage":
        localStorage.removeItem(name);
        break;
      case "session storage":
        sessionStorage.removeItem(name);
        break;
      case "cache storage":
        await caches.delete(name);
        break;
      default:
        where satisfies never;
    }
  } catch {
    // storage is switched off: nothing is there
  }
}
