/**
 * A step of the build: draws each listed page's picture for link previews into og/ of the built client. Done
 * pictures are kept by their content in .runtime/pictures, so that a rebuild draws only what changed.
 */
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { registerHooks } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { initWasm, Resvg, type ResvgRenderOptions } from "@resvg/resvg-wasm";
import { readWoff } from "../src/kit/read-woff.ts";
import { drawPicture, tracking, wordGap } from "./pictures/draw-picture.ts";
import { listPictures, type BuiltPages } from "./pictures/list-pictures.ts";

const root = join(import.meta.dirname, "..");
const target = process.argv[2] ?? join(root, "build");
const kept = join(root, ".runtime", "pictures");

// The pages may lie below .runtime while they are built, which is a package of its own: their `#domain/…` is ours.
const isOurs = (specifier: string, from = "") =>
  specifier.startsWith("#") && !from.includes("/node_modules/");
registerHooks({
  resolve: (specifier, context, next) =>
    next(
      specifier,
      isOurs(specifier, context.parentURL) ? { ...context, parentURL: import.meta.url } : context,
    ),
});
const build = (await import(pathToFileURL(join(target, "server/index.js")).href)) as BuiltPages;

const resolved = (specifier: string) => fileURLToPath(import.meta.resolve(specifier));
const fontFile = resolved(
  "@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff",
);
const options: ResvgRenderOptions = {
  font: { fontBuffers: [readWoff(readFileSync(fontFile))], loadSystemFonts: false },
};
const wasm = readFileSync(resolved("@resvg/resvg-wasm/index_bg.wasm"));
await initWasm(wasm);

const widths = new Map<string, number>();
/** The width of a line in pixels at 100 px, by drawing it. */
function measure(line: string): number {
  const known = widths.get(line);
  if (known !== undefined) return known;
  const text = line.replace(/[&<>]/g, (found) => `&#${found.codePointAt(0) ?? 0};`);
  const drawn = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text y="100" font-family="Instrument Sans" font-weight="600" font-size="100" letter-spacing="${-100 * tracking}" word-spacing="${100 * wordGap}">${text}</text></svg>`,
    options,
  );
  const width = drawn.getBBox()?.width ?? 0;
  drawn.free();
  widths.set(line, width);
  return width;
}

function render(svg: string): Uint8Array {
  const drawn = new Resvg(svg, options);
  const image = drawn.render();
  const png = image.asPng();
  image.free();
  drawn.free();
  return png;
}

const version = createHash("sha256").update(readFileSync(fontFile)).update(wasm).digest();
mkdirSync(kept, { recursive: true });
const used = new Set<string>();
for (const [address, picture] of listPictures(build)) {
  const svg = drawPicture(picture, measure);
  const name = `${createHash("sha256").update(version).update(svg).digest("hex").slice(0, 32)}.png`;
  used.add(name);
  const file = join(kept, name);
  if (!existsSync(file)) writeFileSync(file, render(svg));
  const place = join(target, "client", address);
  mkdirSync(dirname(place), { recursive: true });
  copyFileSync(file, place);
}
for (const name of readdirSync(kept)) if (!used.has(name)) rmSync(join(kept, name));
