import { categoryIds } from "#domain/catalogue/contract.ts";
import { pagePatterns, type PageName } from "../page-patterns.ts";
import { movedPages, paths } from "../paths.ts";

/** What belongs to one person: robots.txt asks crawlers to stay away, and no search key listens there. */
export const privateAreas = [
  pagePatterns.admin,
  pagePatterns.portal,
  pagePatterns.studio,
] as const satisfies readonly string[];

/** Pages for everyone that no search engine should list; their `pageMeta` says `indexed: false`. */
const unlisted = new Set<PageName>([
  "quote",
  "success",
  "search",
  "offline",
  "loginCode",
  "forgotPassword",
  "resetPassword",
  "confirmEmail",
  "firstAdmin",
  "keepChat",
  "logout",
  "accountDeleted",
]);

export const isPrivate = (path: string): boolean =>
  privateAreas.some((area) => path === area || path.startsWith(`${area}/`));
/** An address that stands for many (`/services/:id`), or for a file (`/sitemap.xml`). */
const isNoPage = (pattern: string) => /:|\.\w+$/.test(pattern);

/** Every page of one address that search engines may list: a new page is among them unless it stands above. */
export const listedPages: readonly string[] = (Object.keys(pagePatterns) as PageName[])
  .filter((name) => !unlisted.has(name))
  .map((name) => pagePatterns[name])
  .filter((path) => !isNoPage(path) && !isPrivate(path) && !(path in movedPages));

/** The same with the catalogue's pages. */
export const listedPagesWith = (services: readonly { id: string }[]): string[] => [
  ...listedPages,
  ...categoryIds.map((id) => paths.services(id)),
  ...services.map(({ id }) => paths.service(id)),
];
