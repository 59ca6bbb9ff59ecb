import { brand } from "#content/brand.ts";
import { paths } from "../paths.ts";
import { defaultPicture, pagePicture, pictureSize } from "./page-picture.ts";
import { breadcrumbs, guide, webSite, type Crumb } from "./structured-data.ts";

type PageMeta = {
  title: string;
  description: string;
  /** Address of the page on this site, with the query only where it makes another page. */
  path: string;
  /** From `deps.publicUrl`, through the loader. */
  publicUrl: string;
  /** Structured data blocks (schema.org) of its own, if any. */
  jsonLd?: object[];
  /** False keeps the page out of search engines. */
  indexed?: boolean;
  /** The pages between the home page and this one, if any. */
  crumbs?: readonly Crumb[];
  /** ISO date of the last change: makes the page an article. */
  changed?: string;
  /**
   * True on a page of an app: it says no structured data. React makes its script by `innerHTML` when one comes
   * there without a new document, which Trusted Types refuse, and the page would stay empty.
   */
  isApp?: boolean;
  /** Another page's picture for link previews; `pagePicture` of its path otherwise. */
  picture?: string;
};

/**
 * What stands in the head of a public page: title, description, canonical address, Open Graph, and structured
 * data, breadcrumbs among it.
 */
export function pageMeta(page: PageMeta) {
  const { title, description, path, publicUrl, indexed = true, changed } = page;
  const url = new URL(path, publicUrl).href;
  const full = title.startsWith(brand.name) ? title : `${title} · ${brand.name}`;
  const picture = page.picture ?? (indexed ? pagePicture(path) : defaultPicture);
  const own = picture === pagePicture(path);
  return [
    { title: full },
    { name: "description", content: description },
    ...(indexed
      ? [{ tagName: "link" as const, rel: "canonical", href: url }]
      : [{ name: "robots", content: "noindex" }]),
    { property: "og:type", content: changed ? "article" : "website" },
    { property: "og:site_name", content: brand.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: new URL(picture, publicUrl).href },
    { property: "og:image:width", content: String(pictureSize.width) },
    { property: "og:image:height", content: String(pictureSize.height) },
    { property: "og:image:alt", content: own ? full : `${brand.name}: ${brand.tagline}` },
    ...(changed ? [{ property: "article:modified_time", content: changed }] : []),
    { name: "twitter:card", content: "summary_large_image" },
    ...structuredData(page, picture).map((block) => ({ "script:ld+json": block })),
  ];
}

function structuredData(page: PageMeta, picture: string): object[] {
  const { title, description, path, publicUrl, jsonLd = [], indexed = true, changed, isApp } = page;
  if (isApp) return [];
  if (!indexed) return jsonLd;
  if (path === paths.home()) return [webSite(publicUrl), ...jsonLd];
  const home = { name: "Home", path: paths.home() };
  const trail = [home, ...(page.crumbs ?? []), { name: title, path }];
  return [
    ...jsonLd,
    ...(changed ? [guide({ title, summary: description, changed, path, picture }, publicUrl)] : []),
    breadcrumbs(trail, publicUrl),
  ];
}
