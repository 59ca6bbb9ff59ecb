/** Every page of ours, by name; routes.ts builds the route table from these patterns, links use `paths`. */
export const pagePatterns = {
  home: "/",
  services: "/services",
  service: "/services/:id",
  checkout: "/checkout/:id",
  quote: "/quote",
  success: "/success",
  till: "/till/:session",
} as const;
export type PageName = keyof typeof pagePatterns;

const query = (values: Record<string, string | undefined>) => {
  const used = Object.entries(values).filter((pair): pair is [string, string] => !!pair[1]);
  return used.length ? `?${new URLSearchParams(used).toString()}` : "";
};

/** Builds links; no page writes an address by hand. */
export const paths = {
  home: () => pagePatterns.home,
  services: (category?: string) => `/services${query({ category })}`,
  service: (id: string) => `/services/${id}`,
  checkout: (id: string, scope?: string) => `/checkout/${id}${query({ scope })}`,
  quote: (values: { service?: string; wish?: string } = {}) => `/quote${query(values)}`,
  success: () => pagePatterns.success,
  till: (session: string) => `/till/${session}`,
};

const patterns = Object.values(pagePatterns).map(
  (pattern) => new RegExp(`^${pattern.replace(/:[a-z]+/g, "[^/]+")}$`),
);

/** Whether a link leads to a page that exists here (elsewhere, mail and phone links always do). */
export function leadsSomewhere(href: string): boolean {
  if (!href.startsWith("/")) return true;
  const path = href.replace(/[?#].*$/, "");
  return patterns.some((pattern) => pattern.test(path));
}
