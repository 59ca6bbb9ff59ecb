import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { AppIcon } from "../../src/web/install/app-icons.ts";

const drawing = join(import.meta.dirname, "../../public/favicon.svg");
/** A mask may cut off everything outside 80 % (https://w3c.github.io/manifest/#icon-masks). */
const maskableScale = 0.72;

/** Makes the drawings of this run possible: loads the renderer. */
export async function loadRenderer(): Promise<void> {
  const wasm = createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm");
  await initWasm(readFileSync(wasm));
}

/** The mark of public/favicon.svg as PNG; the same bytes for the same drawing. */
export function drawIcon({ size, purpose }: Pick<AppIcon, "size" | "purpose">): Uint8Array {
  const svg = readFileSync(drawing, "utf8");
  const shown = purpose === "maskable" ? toTheEdges(svg) : svg;
  return new Resvg(shown, { fitTo: { mode: "width", value: size } }).render().asPng();
}

/** Without round corners; the mark smaller around the middle, but its thread still leaves by the lower edge. */
function toTheEdges(svg: string): string {
  const parts = /^(<svg[^>]*>)<rect[^>]*fill="([^"]+)"[^>]*\/>(.*)<\/svg>\s*$/s.exec(svg);
  if (!parts) throw new Error("public/favicon.svg is no rectangle with the mark on it any more");
  const [, open = "", ground = "", mark = ""] = parts;
  const rest = 16 * (1 - maskableScale);
  const moved = mark.replace(/V32(?=")/, "V60");
  return `${open}<rect width="32" height="32" fill="${ground}"/><g transform="translate(${rest} ${rest}) scale(${maskableScale})">${moved}</g></svg>`;
}

/** One PNG as .ico, for whoever asks for /favicon.ico without looking at the page. */
export function asIco(png: Uint8Array, size: number): Uint8Array {
  const head = new DataView(new ArrayBuffer(22));
  head.setUint16(2, 1, true); // an icon
  head.setUint16(4, 1, true); // with one picture
  head.setUint8(6, size);
  head.setUint8(7, size);
  head.setUint16(10, 1, true); // planes
  head.setUint16(12, 32, true); // bits a pixel
  head.setUint32(14, png.length, true);
  head.setUint32(18, head.byteLength, true);
  return Buffer.concat([Buffer.from(head.buffer), png]);
}
