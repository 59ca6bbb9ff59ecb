import { Hono } from "hono";
import { spenderOf } from "#domain/consultant/index.ts";
import type { NounDeps } from "#domain/nouns.ts";
import { SceneAgain } from "#domain/videos/contract.ts";
import {
  cancelVideo,
  deleteVideo,
  generateVideo,
  listSpeakers,
  offerVideo,
  openSpeakerPicture,
  readTextOfVideo,
  readVideoDesk,
  showVideo,
  type VideoText,
  videoTexts,
  writeScript,
} from "#domain/videos/index.ts";
import { AppError } from "#errors";
import type { HttpEnv } from "../env.ts";
import { ownPages } from "./own-pages.ts";
import { does, type ProjectCall, projectCallOf, reads } from "./project-calls.ts";

const named = ({ projectId, part }: ProjectCall) => ({ projectId, videoId: part("videoId") });

/**
 * What the designer of a video asks for (src/domain/videos/contract.ts says what goes in and out): how its videos stand,
 * what one would cost, and making, cancelling, deleting and showing one. Each use case asks for the person's rights; a
 * project that isn't theirs is not found.
 */
export const videoRoutes = (deps: NounDeps) => {
  return new Hono<HttpEnv>()
    .use(ownPages)
    .get(
      "/:projectId",
      reads(({ actor, projectId }) => readVideoDesk(actor, projectId, deps)),
    )
    .get(
      "/:projectId/offer",
      reads(({ actor, projectId, context }) => {
        const videoId = context.req.query("video");
        const again =
          videoId === undefined
            ? undefined
            : SceneAgain.parse({ videoId, sceneId: context.req.query("scene") });
        return offerVideo(actor, { projectId, again }, deps);
      }),
    )
    .get(
      "/:projectId/speakers",
      reads(async ({ actor, projectId }) => ({
        speakers: await listSpeakers(actor, projectId, deps),
      })),
    )
    .get("/:projectId/speakers/:replicaId", async (context) => {
      const { actor, projectId, part } = await projectCallOf(context);
      const replicaId = part("replicaId");
      const picture = await openSpeakerPicture(actor, { projectId, replicaId }, deps);
      return new Response(picture.bytes, {
        headers: {
          "content-type": picture.mediaType,
          "cache-control": "private, max-age=3600",
          "content-security-policy": "sandbox",
          "x-content-type-options": "nosniff",
        },
      });
    })
    .post(
      "/:projectId/write",
      does(({ actor, projectId, input, context }) => {
        const spender = spenderOf(context.get("visit"), deps);
        return writeScript(actor, { projectId, input }, spender, deps);
      }),
    )
    .post(
      "/:projectId/generate",
      does(async ({ actor, projectId, input }) => ({
        id: await generateVideo(actor, { projectId, input }, deps),
      })),
    )
    .post(
      "/:projectId/:videoId/cancel",
      does((call) => cancelVideo(call.actor, named(call), deps)),
    )
    .post(
      "/:projectId/:videoId/delete",
      does((call) => deleteVideo(call.actor, named(call), deps)),
    )
    .post(
      "/:projectId/:videoId/show",
      does((call) => showVideo(call.actor, named(call), deps)),
    )
    .get("/:projectId/:videoId/:what", async (context) => {
      const call = await projectCallOf(context);
      const what = textNamed(call.part("what"));
      const text = await readTextOfVideo(call.actor, { ...named(call), what }, deps);
      return answerWithText(text, what);
    });
};

/** @throws AppError not_found */
export function textNamed(name: string): VideoText {
  const what = videoTexts.find((one) => one === name);
  if (!what) throw new AppError("not_found");
  return what;
}

/** Text as browsers take it: tracks of a player in place, a script as a file. */
export const answerWithText = (text: string, what: VideoText): Response =>
  new Response(text, {
    headers: {
      "content-type": `${what.endsWith(".vtt") ? "text/vtt" : "text/plain"}; charset=utf-8`,
      "content-disposition": `${what.endsWith(".vtt") ? "inline" : "attachment"}; filename="${what}"`,
      "cache-control": "private, no-cache",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
    },
  });
