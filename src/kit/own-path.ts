/**
 * The address as a path on our own origin (`/portal?x=1`), or null for everything else, however it is
 * spelled (security.md, row 6). `value` comes from an address bar or a form.
 */
export function ownPath(publicUrl: string, value: string): string | null {
  const { origin } = new URL(publicUrl);
  // Browsers drop tabs and newlines and read `\` as `/`: nothing of that belongs in an address of ours.
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (!value.startsWith("/") || /^\/[/\\]|[\\\u0000-\u0020\u007f]/.test(value)) return null;
  const url = URL.parse(value, origin);
  if (!url || url.origin !== origin || url.username || url.password) return null;
  // `/x/..//evil.example` is tidied to `//evil.example`, which would lead there.
  return url.pathname.startsWith("//") ? null : url.pathname + url.search + url.hash;
}
