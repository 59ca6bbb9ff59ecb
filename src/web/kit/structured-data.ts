import { brand } from "#content/brand.ts";
import { paths } from "../paths.ts";

/** A page above another one, as a breadcrumb names it. */
export type Crumb = { name: string; path: string };

/** The way from the home page to this one (https://schema.org/BreadcrumbList). */
export const breadcrumbs = (crumbs: readonly Crumb[], publicUrl: string): object => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: new URL(path, publicUrl).href,
  })),
});

/** The site itself, with the way to search it (https://schema.org/WebSite). */
export const webSite = (publicUrl: string): object => ({
  "@context": "https://schema.org",
  "@type": "WebSite",
  name: brand.name,
  url: new URL(paths.home(), publicUrl).href,
  inLanguage: "en",
  potentialAction: {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: `${new URL(paths.search(), publicUrl).href}?q={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  },
});

/** A guide or reference (https://schema.org/TechArticle), by us, as of the day of its last change. */
export const guide = (
  article: { title: string; summary: string; changed: string; path: string; picture: string },
  publicUrl: string,
): object => {
  const at = (path: string) => new URL(path, publicUrl).href;
  return {
    "@context": "https://schema.org",
    "@type": "TechArticle",
    headline: article.title,
    description: article.summary,
    url: at(article.path),
    mainEntityOfPage: at(article.path),
    image: at(article.picture),
    dateModified: article.changed,
    inLanguage: "en",
    author: { "@type": "Organization", name: brand.name, url: at(paths.home()) },
    publisher: { "@type": "Organization", name: brand.name, url: at(paths.home()) },
  };
};
