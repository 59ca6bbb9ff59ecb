import { Hono } from "hono";
import { type FormDeps, openLogo, submitForm } from "#domain/forms/index.ts";
import { answerWithFile } from "../downloads/files.ts";
import type { HttpEnv } from "../env.ts";
import { ownOrigin } from "../own-origin.ts";
import { readJson } from "../read-json.ts";

/**
 * `POST /functions/answer-form`: what somebody answered to a customer's published form; sent again with the same key,
 * it is stored once. Answers the ending to show, or what is wrong (contract.ts, `SubmissionOutcome`).
 */
const answerForm = (deps: FormDeps) =>
  new Hono<HttpEnv>()
    .use(ownOrigin(deps.publicUrl, { programs: false }))
    .post("/", async (context) => {
      const outcome = await submitForm(await readJson(context), deps);
      return context.json(outcome, 200, { "cache-control": "no-store" });
    });

/** `GET /functions/form-logo/:address`: the logo of a published form, as its page shows it. */
const formLogo = (deps: FormDeps) =>
  new Hono<HttpEnv>().get("/:address", async (context) =>
    answerWithFile(await openLogo(context.req.param("address"), deps), context),
  );

export const formFunctions = { "/answer-form": answerForm, "/form-logo": formLogo };
