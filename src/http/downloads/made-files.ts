import { Hono } from "hono";
import { type AutomationDeps, openMadeFile } from "#domain/automations/index.ts";
import type { HttpEnv } from "../env.ts";
import { answerWithFile } from "./files.ts";

/** `GET /files/made/:id/:token`: a file that a step of an automation made, by the link that the step gave. */
export const madeFiles = (deps: AutomationDeps) =>
  new Hono<HttpEnv>().get("/:id/:token", async (context) => {
    const { id: fileId, token } = context.req.param();
    return answerWithFile(await openMadeFile({ fileId, token }, deps), context);
  });
