import { hostOf } from "#domain/projects/index.ts";

/**
 * The `frame-ancestors` of a bot's window: pages of the sites that its owner allows, and no others. A site of which
 * the name is none is left out; without any, nobody may frame it. `http://` also stands for https (CSP 3, §6.7.2.8).
 */
export function frameAncestors(allowedSites: readonly string[]): string {
  const hosts = allowedSites.map(hostOf).filter((host): host is string => host !== null);
  return hosts.length === 0
    ? "'none'"
    : [...new Set(hosts)].map((host) => `http://${host}`).join(" ");
}

/** Everything that the page may do: our own script, style, picture and calls. */
export const botDocumentPolicy = (ancestors: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
