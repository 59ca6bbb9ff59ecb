import { type Context, Hono } from "hono";
import { spenderOf } from "#domain/consultant/index.ts";
import type { Person } from "#domain/identity/contract.ts";
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
import { AppError, refuseInvalid } from "#errors";
import type { HttpEnv } from "../env.ts";
import { readJson } from "../read-json.ts";
import { ownPages } from "./own-pages.ts";

const headers = { "cache-control": "no-store" };
type Call = { actor: Person; projectId: string; videoId: string; context: Context<HttpEnv> };

async function callOf(context: Context<HttpEnv>): Promise<Call> {
  const actor = await context.get("visit").actor();
  if (!actor) throw new AppError("signed_out");
  const [projectId = "", videoId = ""] = [
    context.req.param("projectId"),
    context.req.param("videoId"),
  ];
  return { actor, projectId, videoId, context };
}

/**
 * What the designer of a video asks for (src/domain/videos/contract.ts says what goes in and out): how its videos stand,
 * what one would cost, and making, cancelling, deleting and showing one. Each use case asks for the person's rights; a
 * project that isn't theirs is not found.
 */
export const videoRoutes = (deps: NounDeps) => {
  const reads = (work: (call: Call) => Promise<unknown>) => async (context: Context<HttpEnv>) =>
    context.json((await refuseInvalid(() => callOf(context).then(work))) ?? {}, 200, headers);
  const does = (work: (call: Call & { input: unknown }) => Promise<unknown>) =>
    reads(async (call) => work({ ...call, input: await readJson(call.context) }));

  return new Hono<HttpEnv>()
    .use(ownPages)
    .get(
      "/:projectId",
      reads(({ actor, projectId }) => readVideoDesk(actor, projectId, deps)),
    )
    .get(
      "/:projectId/offer",
      reads(({ actor, projectId, context }) => {
        const named = context.req.query("video");
        const again =
          named === undefined
            ? undefined
            : SceneAgain.parse({ videoId: named, sceneId: context.req.query("scene") });
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
      const { actor, projectId } = await callOf(context);
      const replicaId = context.req.param("replicaId");
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
      does(({ actor, ...named }) => cancelVideo(actor, named, deps)),
    )
    .post(
      "/:projectId/:videoId/delete",
      does(({ actor, ...named }) => deleteVideo(actor, named, deps)),
    )
    .post(
      "/:projectId/:videoId/show",
      does(({ actor, ...named }) => showVideo(actor, named, deps)),
    )
    .get("/:projectId/:videoId/:what", async (context) => {
      const { actor, projectId, videoId } = await callOf(context);
      const what = textNamed(context.req.param("what"));
      const text = await readTextOfVideo(actor, { projectId, videoId, what }, deps);
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
