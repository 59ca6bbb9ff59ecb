import { Hono } from "hono";
import type { NounDeps } from "#domain/nouns.ts";
import { allowPictures, linkToPicture } from "#domain/projects/index.ts";
import { AppError } from "#errors";
import type { HttpEnv } from "../env.ts";

const headers = { "cache-control": "no-store" };

/** Pictures of a project in its workspace: how editors upload them, and a picture by its id, for members. */
export const projectPictures = (deps: NounDeps) =>
  new Hono<HttpEnv>()
    .get("/:id/picture-upload", async (context) => {
      const actor = await context.get("visit").actor();
      if (!actor) throw new AppError("signed_out");
      return context.json(await allowPictures(actor, context.req.param("id"), deps), 200, headers);
    })
    .get("/:id/pictures/:fileId", async (context) => {
      const actor = await context.get("visit").actor();
      if (!actor) throw new AppError("signed_out");
      const { id: projectId, fileId } = context.req.param();
      const link = await linkToPicture(actor, { projectId, fileId }, deps);
      return context.body(null, 302, { ...headers, location: link });
    });
