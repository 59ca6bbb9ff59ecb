import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const drawing = new URL(import.meta.resolve("#domain/videos/drawing/draw-frame.ts"));
/** What decides how a frame looks: folders with a slash at the end, and files. */
const sources = [
  new URL("./", drawing),
  new URL("../captions.ts", drawing),
  new URL("../timeline-of-scene.ts", drawing),
  new URL("encode/", import.meta.url),
  new URL("stage.ts", import.meta.url),
  new URL("read-picture.ts", import.meta.url),
  new URL("plan.ts", import.meta.url),
];

let known: string | undefined;

/** Names the code that draws: when it changes, scenes of earlier videos are drawn again. */
export function drawnBy(): string {
  if (known !== undefined) return known;
  const hash = createHash("sha256");
  for (const source of sources.flatMap(filesAt)) hash.update(readFileSync(source));
  known = hash.digest("base64url").slice(0, 12);
  return known;
}

const filesAt = (source: URL): URL[] =>
  source.pathname.endsWith("/")
    ? readdirSync(fileURLToPath(source))
        .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
        .toSorted()
        .map((name) => new URL(name, source))
    : [source];
