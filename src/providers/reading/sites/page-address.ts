/** Parameters that tell where a visitor came from, or who they are: the page is the same without them. */
const tracking = /^(utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|phpsessid|jsessionid|sid|session_?id)$/i;
const notPages =
  /\.(avif|bmp|css|dmg|docx?|eot|exe|gif|gz|ico|ics|iso|jpe?g|js|json|m4a|mjs|mov|mp[34]|ogg|otf|png|pptx?|rar|rss|svg|tar|tiff?|ttf|vcf|wav|webm|webp|woff2?|xlsx?|xml|zip)$/i;
const maxLength = 500;
const maxParameters = 4;
const maxSameSegments = 2;

/** Hosts with and without `www.` are one site. */
const siteOf = (url: URL) => url.host.replace(/^www\./, "");

/**
 * The one spelling of a page's address on the site of `base`; null: it belongs to another site, or leads to no page.
 * @param link absolute, or relative to `from`
 */
export function pageAddress(link: string, from: string | URL, base: URL): string | null {
  const url = URL.parse(link.trim(), from);
  if (!url || !/^https?:$/.test(url.protocol) || siteOf(url) !== siteOf(base)) return null;
  if (url.username || url.password || notPages.test(url.pathname) || isLoop(url)) return null;
  url.protocol = base.protocol;
  url.host = base.host;
  url.hash = "";
  for (const name of new Set(url.searchParams.keys()))
    if (tracking.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  if (url.searchParams.size === 0) url.search = "";
  return url.href;
}

/** A site whose links grow: /a/b/a/b/a/b/…, or one parameter after the other. */
function isLoop(url: URL): boolean {
  const counts = new Map<string, number>();
  for (const segment of url.pathname.split("/").filter(Boolean))
    counts.set(segment, (counts.get(segment) ?? 0) + 1);
  return (
    url.href.length > maxLength ||
    url.searchParams.size > maxParameters ||
    Math.max(0, ...counts.values()) > maxSameSegments
  );
}

/** What pages that differ in numbers and values alone have in common, such as the days of a calendar. */
export function patternOf(address: string): { pattern: string; maxPages: number } {
  const url = new URL(address);
  const path = url.pathname.replaceAll(/\d+/g, "#");
  const names = [...new Set(url.searchParams.keys())].join("&");
  const isDate = /#[^#]*#\/?$/.test(path);
  return { pattern: `${path}?${names}`, maxPages: names || isDate ? 25 : 200 };
}
