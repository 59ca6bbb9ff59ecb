import { readFileSync } from "node:fs";
import { enableCompileCache, registerHooks, type ResolveFnOutput } from "node:module";
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

const isOurs = (file: string): boolean =>
  file.startsWith(root.href) && !file.includes("/node_modules/");

/** Where a file of ours is, which imports name whole: a folder of package.json's imports or a relative path. */
function ownFile(specifier: string, from: string): string | null {
  if (!specifier.endsWith(".ts")) return null;
  if (specifier.startsWith("#")) {
    const end = specifier.indexOf("/") + 1;
    const folder = folders.get(specifier.slice(0, end));
    return folder ? folder + specifier.slice(end) : null;
  }
  return specifier.startsWith(".") && isOurs(from) ? new URL(specifier, from).href : null;
}

/** Packages as one of our files has found them: the others find the same. */
const packages = new Map<string, ResolveFnOutput>();

/**
 * What Node would find is known without looking. For each import it searches the folders for a package, looks whether
 * the file is there, and reads the package's whole list of exports anew: Drizzle's has 170 kB. Without this a start
 * takes a second longer.
 */
registerHooks({
  resolve(specifier, context, next) {
    const from = context.parentURL ?? "";
    const own = ownFile(specifier, from);
    if (own) return { url: own, format: "module-typescript", shortCircuit: true };
    // Its files import each other by plain relative paths.
    if (from.includes("/node_modules/drizzle-orm/") && /^\.\.?\/.*\.js$/.test(specifier))
      return { url: new URL(specifier, from).href, format: "module", shortCircuit: true };
    const isPackage = /^[@a-z]/.test(specifier) && isOurs(from);
    if (!isPackage || Object.keys(context.importAttributes ?? {}).length > 0)
      return next(specifier, context);
    const key = `${specifier} ${context.conditions.join()}`;
    const found = packages.get(key) ?? next(specifier, context);
    packages.set(key, found);
    return { ...found, shortCircuit: true };
  },
});
