import { isProduction, type Source } from "./source.ts";

// The floors inside src/web. From the bottom: addresses ← kit ← ui ← areas ← the root of the site.

/** Files directly in src/web that every floor may import: the site's addresses, and which pages are cached. */
const addresses = new Set([
  "paths.ts",
  "studio-desk-paths.ts",
  "query.ts",
  "page-patterns.ts",
  "cached-pages.ts",
  "call-pages.ts",
]);

/** Each area of the site, and the areas that it may import. */
export const areaEdges: Readonly<Record<string, readonly string[]>> = {
  account: [],
  admin: ["account", "shop", "studio"],
  crawlers: ["help"],
  document: [],
  forms: [],
  help: ["site"],
  install: [],
  offline: ["site"],
  portal: ["account"],
  search: ["help", "site"],
  shop: ["site"],
  site: [],
  studio: ["account", "forms", "help"],
};

/**
 * Two folders serve every area: `styles` holds the sheets that layouts load, and a page mounts any island by its
 * name through `islands`, which alone imports the areas' components.
 */
const sharedByAreas = new Set(["styles", "islands"]);

type Place = "addresses" | "kit" | "ui" | "area" | "root";

function placeOf(path: string): { place: Place; area: string } | null {
  const [, rest] = /^src\/web\/(.+)$/.exec(path) ?? [];
  if (!rest) return null;
  const [folder = ""] = rest.split("/");
  if (folder === rest) return { place: addresses.has(rest) ? "addresses" : "root", area: "" };
  if (folder === "kit" || folder === "ui") return { place: folder, area: "" };
  return { place: "area", area: folder };
}

const rank: Record<Place, number> = { addresses: 0, kit: 1, ui: 2, area: 3, root: 4 };

function objection(from: string, to: string): string | null {
  const [upper, lower] = [placeOf(from), placeOf(to)];
  if (!upper || !lower) return null;
  if (rank[lower.place] > rank[upper.place])
    return `${upper.place} must not know ${lower.place === "area" ? lower.area : lower.place}`;
  if (upper.place !== "area" || lower.place !== "area" || upper.area === lower.area) return null;
  if (sharedByAreas.has(upper.area) || sharedByAreas.has(lower.area)) return null;
  if (!(upper.area in areaEdges)) return `the area ${upper.area} isn't in the list of areas`;
  return areaEdges[upper.area]?.includes(lower.area)
    ? null
    : `${upper.area} → ${lower.area} isn't in the list of edges`;
}

/** Imports in src/web that go up, or from one area to another without being listed. */
export function wrongWebImports(sources: Source[]): string[] {
  return sources.filter(isProduction).flatMap(({ path, imports }) =>
    imports.flatMap(({ target }) => {
      const found = objection(path, target);
      return found ? [`${path} → ${target}: ${found}`] : [];
    }),
  );
}

/** Listed edges between areas that no import needs any more. */
export function unusedAreaEdges(sources: Source[]): string[] {
  const used = new Set(
    sources
      .filter(isProduction)
      .flatMap(({ path, imports }) =>
        imports.map(({ target }) => `${placeOf(path)?.area} → ${placeOf(target)?.area}`),
      ),
  );
  return Object.entries(areaEdges)
    .flatMap(([from, to]) => to.map((area) => `${from} → ${area}`))
    .filter((edge) => !used.has(edge));
}
