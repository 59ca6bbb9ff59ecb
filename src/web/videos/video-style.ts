import { readPublicVideo } from "#domain/videos/index.ts";
import { depsContext } from "../kit/context.ts";
import { translateErrors } from "../kit/translate-errors.ts";
import type { Route } from "./+types/video-style.ts";
import { videoStyleSheet } from "./video-colours.ts";

/** The colours of a published video's page, as a sheet: our pages take no style attributes. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const { colours } = await translateErrors(() => readPublicVideo(params.address, deps));
  return new Response(videoStyleSheet(colours), {
    headers: { "content-type": "text/css; charset=utf-8", "cache-control": "private, no-store" },
  });
}
