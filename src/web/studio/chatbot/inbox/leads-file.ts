import { exportLeads } from "#domain/chatbots/index.ts";
import { depsContext } from "../../../kit/context.ts";
import { csvResponse } from "../../../kit/csv-response.ts";
import { actorContext } from "../../../kit/guards.ts";
import { translateErrors } from "../../../kit/translate-errors.ts";
import type { Route } from "./+types/leads-file.ts";

/** All leads of a bot as CSV, written as it is read from the database. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const deps = context.get(depsContext);
  return csvResponse(await translateErrors(() => exportLeads(actor, params.id, deps)));
}
