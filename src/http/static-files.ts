import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, sep } from "node:path";
import { storeVariants, type Stored } from "./variants.ts";

const contentTypes: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

const contentTypeOf = (address: string) =>
  address === "/speculation-rules.json"
    ? "application/speculationrules+json"
    : (contentTypes[extname(address)] ?? "application/octet-stream");

/** What customers' sites load from here (widget/launcher). */
const launcher = "/widget.js";
const forOtherSites: [string, string][] = [
  ["cross-origin-resource-policy", "cross-origin"],
  ["access-control-allow-origin", "*"],
];

/** Built files carry a hash of their content in the name; the service worker is asked for each time. */
const cacheControlOf = (address: string) =>
  address === launcher
    ? "public, max-age=3600, stale-while-revalidate=86400"
    : address.startsWith("/assets/")
      ? "public, max-age=31536000, immutable"
      : address === "/service-worker.js"
        ? "no-cache"
        : "public, max-age=0, must-revalidate";

/** The built files by address, in memory with their compressed forms (made by scripts/pack.ts). */
export function loadStaticFiles(root: string, headers: [string, string][]): Map<string, Stored> {
  const files = new Map<string, Stored>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name) || entry.parentPath.includes(".vite"))
      continue;
    const file = join(entry.parentPath, entry.name);
    const address = file.slice(root.length).split(sep).join("/");
    const compressed = (ending: string) =>
      existsSync(`${file}.${ending}`) ? readFileSync(`${file}.${ending}`) : undefined;
    files.set(
      address,
      storeVariants({ plain: readFileSync(file), br: compressed("br"), gzip: compressed("gz") }, [
        ...(address === launcher
          ? [
              ...headers.filter(([name]) => !forOtherSites.some(([own]) => own === name)),
              ...forOtherSites,
            ]
          : headers),
        ["content-type", contentTypeOf(address)],
        ["cache-control", cacheControlOf(address)],
      ]),
    );
  }
  return files;
}

/** The one built file of a name, e.g. `islands`, `js` → `/assets/islands-x1.js`. */
export function builtFile(files: Map<string, Stored>, name: string, ending: string): string {
  const named = new RegExp(`^/assets/${name}-[\\w-]{8}\\.${ending}$`);
  const [only, ...more] = [...files.keys()].filter((address) => named.test(address));
  if (only === undefined || more.length > 0)
    throw new Error(`The build has no single ${name}.${ending}`);
  return only;
}

/**
 * Which build these files are of: pages carry it, and the service worker knows its own (docs/decisions/0019).
 * Built files are named by their content, so their names say it all.
 */
export function buildVersion(addresses: Iterable<string>): string {
  const built = [...addresses].filter((address) => address.startsWith("/assets/"));
  return createHash("sha256").update(built.toSorted().join("\n")).digest("hex").slice(0, 12);
}
