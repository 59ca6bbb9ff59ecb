import { Hono } from "hono";
import { readPublicVideo, type VideoDeps } from "#domain/videos/index.ts";
import { AppError } from "#errors";
import type { HttpEnv } from "../env.ts";

/**
 * `GET /oembed?url=`: how other sites embed a published video (https://oembed.com, type video). Only our own addresses of
 * videos are answered, in JSON.
 */
export const oembed = (deps: VideoDeps) =>
  new Hono<HttpEnv>().get("/", async (context) => {
    const { url = "", format = "json" } = context.req.query();
    if (format !== "json") return context.text("Only JSON is answered.", 501);
    const address = addressIn(url, deps.publicUrl);
    if (address === null) throw new AppError("not_found");
    const video = await readPublicVideo(address, deps);
    if (video.state !== "ready") throw new AppError("not_found");
    const size = fit(video, {
      width: numberOf(context.req.query("maxwidth")),
      height: numberOf(context.req.query("maxheight")),
    });
    const src = `${deps.publicUrl}/v/${address}?embed=1`;
    return context.json(
      {
        version: "1.0",
        type: "video",
        title: video.title,
        provider_name: deps.brandName,
        provider_url: deps.publicUrl,
        ...size,
        html: `<iframe src="${src}" width="${size.width}" height="${size.height}" title="${escaped(video.title)}" allow="fullscreen; picture-in-picture" frameborder="0"></iframe>`,
        ...(video.hasPoster && {
          thumbnail_url: `${deps.publicUrl}/media/${address}/poster`,
          thumbnail_width: video.width,
          thumbnail_height: video.height,
        }),
      },
      200,
      { "access-control-allow-origin": "*", "cache-control": "public, max-age=300" },
    );
  });

function addressIn(url: string, publicUrl: string): string | null {
  const read = URL.parse(url);
  if (read?.origin !== new URL(publicUrl).origin) return null;
  return /^\/v\/([a-z0-9-]{1,64})$/.exec(read.pathname)?.[1] ?? null;
}

const numberOf = (text: string | undefined): number =>
  text !== undefined && /^\d{1,5}$/.test(text) && Number(text) > 0 ? Number(text) : Infinity;

/** The largest size of the same shape within what was asked for. */
function fit(
  { width, height }: { width: number; height: number },
  max: { width: number; height: number },
): { width: number; height: number } {
  const by = Math.min(1, max.width / width, max.height / height);
  return { width: Math.round(width * by), height: Math.round(height * by) };
}

const escaped = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
