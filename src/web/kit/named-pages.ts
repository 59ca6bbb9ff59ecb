import { footerColumns, headerLinks, type NavigationLink } from "#content/navigation.ts";
import { pagePatterns } from "../page-patterns.ts";
import { documentPages } from "../paths.ts";
import { listedPages } from "./listed-pages.ts";

const documents = new Set<string>(documentPages.map((name) => pagePatterns[name]));
const links = [...headerLinks, ...footerColumns.flatMap((column) => column.links)];

/** Pages that are no documents, as the navigation first calls them; those that don't exist yet are left out. */
export const namedPages: readonly NavigationLink[] = links.filter(
  ({ href }, at) =>
    listedPages.includes(href) &&
    !documents.has(href) &&
    links.findIndex((link) => link.href === href) === at,
);
