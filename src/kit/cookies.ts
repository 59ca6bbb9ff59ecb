const isHttps = (url: string): boolean => url.startsWith("https:");

/**
 * The name of a cookie of ours. Behind https it has the prefix with which browsers take the cookie from this very host
 * only, for all its paths (RFC 6265bis, 4.1.3.2): a neighbouring subdomain can't plant one.
 */
export const hostCookie = (name: string, publicUrl: string): string =>
  isHttps(publicUrl) ? `__Host-${name}` : name;

/** The value of one cookie in a Cookie header; null where it isn't there. */
export function readCookie(header: string, name: string): string | null {
  const part = header.split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  return part === undefined ? null : part.slice(name.length + 1);
}

/** A Set-Cookie header for `hostCookie`. Without `maxAgeSeconds` it ends with the browser. */
export function writeHostCookie(
  { name, value }: { name: string; value: string },
  options: { publicUrl: string; isReadable?: boolean; maxAgeSeconds?: number },
): string {
  const { publicUrl, isReadable = false, maxAgeSeconds } = options;
  return [
    `${hostCookie(name, publicUrl)}=${value}`,
    "Path=/",
    ...(maxAgeSeconds === undefined ? [] : [`Max-Age=${maxAgeSeconds}`]),
    ...(isReadable ? [] : ["HttpOnly"]),
    "SameSite=Lax",
    ...(isHttps(publicUrl) ? ["Secure"] : []),
  ].join("; ");
}
