import { Hono } from "hono";
import { openPublicVideo, readPublicText, type VideoDeps } from "#domain/videos/index.ts";
import type { HttpEnv } from "../env.ts";
import { answerWithText, textNamed } from "../functions/videos.ts";
import { answerWithFile } from "./files.ts";

/**
 * `GET /media/:address/video`, `poster`, `captions.vtt`, `chapters.vtt`: a published video for whoever has its address,
 * whole or in part. 404 where nothing is published there, or it is paused. Other sites may show it: they embed its
 * page, and its still stands in link previews.
 */
export const publicMedia = (deps: VideoDeps) =>
  new Hono<HttpEnv>().get("/:address/:what", async (context) => {
    const { address, what } = context.req.param();
    if (what !== "video" && what !== "poster") {
      const named = textNamed(what);
      return answerWithText(await readPublicText({ address, what: named }, deps), named);
    }
    const answer = answerWithFile(await openPublicVideo({ address, what }, deps), context);
    answer.headers.set("cross-origin-resource-policy", "cross-origin");
    return answer;
  });
