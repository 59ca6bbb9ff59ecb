import type { cookieCategories } from "#content/promises.ts";

type CategoryName = (typeof cookieCategories)[number]["name"];
/** A category of cookies that somebody may refuse. */
export type OptionalCategory = Exclude<CategoryName, "Essential">;
/** Whose answer it is: when it was given, and what was agreed to beside the essential. */
export type Choice = { date: string; accepted: readonly OptionalCategory[] };

/**
 * Which question a stored answer belongs to. Goes up with whatever is newly asked about
 * (content/consent.test.ts): everybody is asked again then.
 */
export const consentVersion = 2;
const keptSeconds = 365 * 24 * 3600;

/** Written out here: this is part of the head script, whose chunk may import nothing. A test compares. */
export const optionalCategories: readonly OptionalCategory[] = [
  "Analytics",
  "Functional",
  "Marketing",
];

/** Behind https the name binds the cookie to this very host (kit/cookies.ts). */
const nameAt = (protocol: string) =>
  protocol === "https:" ? "__Host-aria.consent" : "aria.consent";

/**
 * Reads the choice among a document's cookies. Whatever isn't exactly what `choiceCookie` writes for this
 * version (another version, a category that we don't know, a broken date, anything else) is no choice.
 */
export function readChoice(cookies: string, protocol: string): Choice | null {
  try {
    const name = nameAt(protocol);
    const part = cookies.split(/;\s*/).find((one) => one.startsWith(`${name}=`)) ?? "";
    const text = part.slice(name.length + 1);
    const { version, date, accepted } = JSON.parse(decodeURIComponent(text));
    const isChoice =
      version === consentVersion &&
      new Date(date).toISOString() === date &&
      accepted.every((one: OptionalCategory) => optionalCategories.includes(one));
    return isChoice ? { date, accepted } : null;
  } catch {
    return null;
  }
}

/** The cookie that keeps a choice for a year, as `document.cookie` takes it. */
export function choiceCookie({ date, accepted }: Choice, protocol: string): string {
  const value = encodeURIComponent(JSON.stringify({ version: consentVersion, date, accepted }));
  const secure = protocol === "https:" ? "; Secure" : "";
  return `${nameAt(protocol)}=${value}; Path=/; Max-Age=${keptSeconds}; SameSite=Lax${secure}`;
}
