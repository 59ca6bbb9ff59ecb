/** Builds the launcher (`widget.js`) and the window (`widget/window.js`, `.css`) into a folder: `node widget/build.ts build/client`. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type InlineConfig } from "vite";

const here = import.meta.dirname;

/** As old as constructable style sheets and `light-dark()` allow. */
const browsers = ["chrome123", "edge123", "firefox128", "safari17.5"];

const config = (entry: string, file: string): InlineConfig => ({
  configFile: false,
  root: here,
  logLevel: "warn",
  publicDir: false,
  // Only the types of our server's code are imported; what isn't erased would show in the size.
  build: {
    write: false,
    target: browsers,
    cssTarget: browsers,
    minify: true,
    modulePreload: false,
    lib: {
      entry: join(here, entry),
      formats: ["iife"],
      name: "ariaworksWidget",
      fileName: () => `${file}.js`,
      cssFileName: file,
    },
  },
});

/** The built files by their path, e.g. `widget.js`. */
export async function buildWidget(): Promise<Map<string, string>> {
  const built = new Map<string, string>();
  for (const [entry, file] of [
    ["launcher/main.ts", "widget"],
    ["window/main.ts", "widget/window"],
  ] as const) {
    const results = [await build(config(entry, file))].flat();
    for (const result of results) {
      if (!("output" in result)) throw new Error("A build that watches has no end");
      for (const part of result.output)
        built.set(part.fileName, part.type === "chunk" ? part.code : String(part.source));
    }
  }
  return built;
}

const out = process.argv[2];
if (out !== undefined && process.argv[1] === fileURLToPath(import.meta.url)) {
  const { mkdirSync, writeFileSync } = await import("node:fs");
  mkdirSync(join(out, "widget"), { recursive: true });
  for (const [name, text] of await buildWidget()) writeFileSync(join(out, name), text);
}
