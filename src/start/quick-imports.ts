import { readFileSync } from "node:fs";
import { enableCompileCache, registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

// Imported for its effect, before anything else: what makes the start quick. Nothing depends on it.

const root = new URL("../../", import.meta.url);

/** Keeps compiled code between starts, TypeScript without its types included. No harm where it can't be written. */
enableCompileCache(fileURLToPath(new URL(".runtime/compile-cache", root)));

/** Our folders, by how they are imported: "#kit/" → their address. */
const folders = new Map(
  Object.entries(
    (
      JSON.parse(readFileSync(new URL("package.json", root), "utf8")) as {
        imports: Record<string, string>;
      }
    ).imports,
  )
    .filter(([name]) => name.endsWith("/*"))
    .map(([name, path]) => [name.slice(0, -1), new URL(path.slice(0, -1), root).href]),
);

/** Where a file of ours is, which imports name whole: a folder of package.json's imports or a relative path. */
function ownFile(specifier: string, from: string): string | null {
  if (!specifier.endsWith(".ts")) return null;
  if (specifier.startsWith("#")) {
    const end = specifier.indexOf("/") + 1;
    const folder = folders.get(specifier.slice(0, end));
    return folder ? folder + specifier.slice(end) : null;
  }
  const isOwn =
    specifier.startsWith(".") && from.startsWith(root.href) && !from.includes("/node_modules/");
  return isOwn ? new URL(specifier, from).href : null;
}

/**
 * What Node would find is known without looking. For each import it searches the folders for a package and looks
 * whether the file is there, a fifth of a start; and it reads Drizzle's list of exports, 170 kB, anew for each file of
 * Drizzle, though these import each other by plain relative paths: half a second and 100 MB.
 */
registerHooks({
  resolve(specifier, context, next) {
    const from = context.parentURL ?? "";
    const own = ownFile(specifier, from);
    if (own) return { url: own, format: "module-typescript", shortCircuit: true };
    return from.includes("/node_modules/drizzle-orm/") && /^\.\.?\/.*\.js$/.test(specifier)
      ? { url: new URL(specifier, from).href, format: "module", shortCircuit: true }
      : next(specifier, context);
  },
});
