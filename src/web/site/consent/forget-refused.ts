import { storedInBrowser } from "#content/browser-storage.ts";
import { acceptedNow } from "./choice-words.ts";

/** Deletes what lies in this browser in categories that aren't accepted (any more). */
export function forgetRefused(): void {
  const accepted = acceptedNow();
  const refused = storedInBrowser.filter(
    ({ category }) => category !== "Essential" && !accepted.includes(category),
  );
  for (const { name, where } of refused)
    try {
      if (where === "cookie") document.cookie = `${name}=; Path=/; Max-Age=0`;
      else (where === "local storage" ? localStorage : sessionStorage).removeItem(name);
    } catch {
      // storage is switched off: nothing is there
    }
}
