import type { cookieCategories } from "./promises.ts";

type CategoryName = (typeof cookieCategories)[number]["name"];

/** What each category is for (spec studio.md §3.5); what is in it comes from browser-storage.ts. */
export const categoryDescriptions: Readonly<Record<CategoryName, string>> = {
  Essential:
    "What the site needs to do what you ask: keep you signed in, prevent duplicate orders, remember your choices.",
  Analytics: "Counts visits and clicks, to learn which pages help.",
  Functional: "Makes your next visit nicer, and isn’t essential.",
  Marketing: "Advertising, and recognising you on other sites to show it.",
};

/** Shown for a category in which nothing is kept. */
export const emptyCategory = "Nothing today. If that changes, we ask you first.";

/**
 * What the cookie question asks about, as of its version (src/web/site/consent/stored-choice.ts): everything outside
 * Essential; nothing is asked while that is nothing. A test fails where the registry names something else: then write
 * it here, and raise the version.
 */
export const askedAbout: readonly string[] = [];
