/**
 * Where a link in an answer may lead: our own pages, or elsewhere by https; everything else is no link.
 * @param here this site's origin
 * @returns an address to put into a link, as the browser will read it; null where there is none to follow
 */
export function safeLink(
  href: string | null | undefined,
  here: string,
): { href: string; isOurs: boolean } | null {
  // Browsers leave such characters out of an address, and what was no scheme becomes one.
  if (!href || /[\p{Cc}\\]/u.test(href)) return null;
  const isPlace = href.startsWith("/") || href.startsWith("#") || /^https:\/\//i.test(href);
  if (!isPlace || !URL.canParse(href, here)) return null;
  const url = new URL(href, here);
  if (url.username || url.password) return null;
  if (url.origin === here) {
    // `/.//evil.example` is tidied to `//evil.example`, which would lead there.
    if (url.pathname.startsWith("//")) return null;
    return { href: url.pathname + url.search + url.hash, isOurs: true };
  }
  return url.protocol === "https:" && href.toLowerCase().startsWith("https:")
    ? { href: url.href, isOurs: false }
    : null;
}
