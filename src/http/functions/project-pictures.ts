import { Hono } from "hono";
import type { NounDeps } from "#domain/nouns.ts";
import { allowPictures, linkToPicture } from "#domain/projects/index.ts";
import type { HttpEnv } from "../env.ts";
import { noStore, projectCallOf, reads } from "./project-calls.ts";

/** Pictures of a project in its workspace: how editors upload them, and a picture by its id, for members. */
export const projectPictures = (deps: NounDeps) =>
  new Hono<HttpEnv>()
    .get(
      "/:projectId/picture-upload",
      reads(({ actor, projectId }) => allowPictures(actor, projectId, deps)),
    )
    .get("/:projectId/pictures/:fileId", async (context) => {
      const { actor, projectId, part } = await projectCallOf(context);
      const link = await linkToPicture(actor, { projectId, fileId: part("fileId") }, deps);
      return context.body(null, 302, { ...noStore, location: link });
    });
