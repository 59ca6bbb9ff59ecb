import { Hono } from "hono";
import { submitIntake, type RequestDeps } from "#domain/requests/index.ts";
import { AppError, errorTable, toAppError } from "#errors";
import type { HttpEnv } from "../env.ts";
import { ownOrigin } from "../own-origin.ts";
import { readJson } from "../read-json.ts";

/**
 * `POST /functions/store-intake-data` (spec site.md §7): an intake record of our own chat, as
 * `{data, source: "chat", timestamp}`. Sent again, it is stored once. Any status other than 2xx carries the
 * text of spec site.md §8. Programs may not send one.
 */
const storeIntakeData = (deps: RequestDeps) =>
  new Hono<HttpEnv>()
    .use(ownOrigin(deps.publicUrl, { programs: false }))
    .post("/", async (context) => {
      try {
        const sender = (await context.get("visit").actor()) ?? "visitor";
        await submitIntake(sender, await readJson(context), deps);
      } catch (cause) {
        const { code, fields } = toAppError(cause);
        const message = `Failed to store intake data: ${errorTable[code].status}`;
        throw new AppError(code, { cause, message, ...(fields && { fields: { ...fields } }) });
      }
      return context.json({ stored: true }, 201, { "cache-control": "no-store" });
    });

export const requestFunctions = { "/store-intake-data": storeIntakeData };
