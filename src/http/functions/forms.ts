import { Hono } from "hono";
import { type FormDeps, submitForm } from "#domain/forms/index.ts";
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

export const formFunctions = { "/answer-form": answerForm };
