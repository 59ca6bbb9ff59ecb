import { readBookingFile } from "#domain/bookings/index.ts";
import { depsContext } from "../../kit/context.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import type { Route } from "./+types/demo-file.ts";

/** A demo as a file for calendars, for whoever holds its token. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const { name, text, method } = await translateErrors(() => readBookingFile(params.token, deps));
  return new Response(text, {
    headers: {
      "content-type": `text/calendar; charset=utf-8; method=${method}`,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
      "referrer-policy": "same-origin",
      "x-robots-tag": "noindex",
    },
  });
}
