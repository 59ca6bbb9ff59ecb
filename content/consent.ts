import type { cookieCategories } from "./promises.ts";

type CategoryName = (typeof cookieCategories)[number]["name"];

/** What each category is for (spec studio.md §3.5); what is in it comes from browser-storage.ts. */
export const categoryDescriptions: Readonly<Record<CategoryName, string>> = {
  Essential:
    "What the site needs to do what you ask of it: keep you signed in, order once and not twice, keep the choices that you make.",
  Analytics: "Counting visits and clicks, to learn which pages help.",
  Functional: "What makes the site nicer on your next visit, and isn't needed.",
  Marketing: "Advertising, and recognising you on other sites for it.",
};

/** Said of a category in which nothing is kept. */
export const emptyCategory = "Nothing today. Before that changes, you are asked again.";

/**
 * What the consent banner asks about, as of its version (src/web/site/consent/stored-choice.ts): everything
 * outside Essential. A test fails where the registries name something else: then write it here, and raise
 * the version.
 */
export const askedAbout: readonly string[] = ["local storage fonts"];
