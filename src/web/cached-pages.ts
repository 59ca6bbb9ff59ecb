import { contactSubjects } from "#content/contact-subjects.ts";
import { categoryIds } from "#domain/catalogue/contract.ts";
import { pagePatterns, type PageName } from "./page-patterns.ts";
import { documentPages } from "./paths.ts";

export type CachedPage = {
  pattern: string;
  /** Query parameters that change the page, with the values they may have; all others are dropped. */
  params: Record<string, readonly string[]>;
  /** What the page shows: a change of it purges the page. */
  tags: string[];
};

const pages: Partial<Record<PageName, Omit<CachedPage, "pattern">>> = {
  home: { params: {}, tags: ["catalogue"] },
  services: { params: { category: categoryIds }, tags: ["catalogue"] },
  service: { params: {}, tags: ["catalogue"] },
  about: { params: {}, tags: ["catalogue"] },
  careers: { params: {}, tags: [] },
  partners: { params: {}, tags: [] },
  contact: { params: { subject: contactSubjects.map(({ id }) => id) }, tags: [] },
  community: { params: {}, tags: [] },
  searchIndex: { params: {}, tags: ["catalogue"] },
  sitemap: { params: {}, tags: ["catalogue"] },
  llms: { params: {}, tags: ["catalogue"] },
  robots: { params: {}, tags: [] },
  caseStudies: { params: {}, tags: ["catalogue"] },
  serviceTemplates: { params: {}, tags: ["catalogue"] },
  offline: { params: {}, tags: [] },
  // They show what can't change while the process runs, and some of them prices.
  ...Object.fromEntries(documentPages.map((name) => [name, { params: {}, tags: ["catalogue"] }])),
};

/** Pages that are the same for everyone: kept whole in memory until what they show changes. */
export const cachedPages: CachedPage[] = (Object.keys(pages) as PageName[]).flatMap((name) => {
  const page = pages[name];
  return page ? [{ pattern: pagePatterns[name], ...page }] : [];
});
