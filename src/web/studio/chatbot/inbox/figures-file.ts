import { exportBotFigures } from "#domain/chatbots/index.ts";
import { depsContext } from "../../../kit/context.ts";
import { csvResponse } from "../../../kit/csv-response.ts";
import { actorContext } from "../../../kit/guards.ts";
import { translateErrors } from "../../../kit/translate-errors.ts";
import type { Route } from "./+types/figures-file.ts";
import { daysIn } from "./figure-days.ts";

/** A bot's figures by day as CSV; `?days=`. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const deps = context.get(depsContext);
  const wanted = { projectId: params.id, days: daysIn(url.searchParams) };
  return csvResponse(await translateErrors(() => exportBotFigures(actor, wanted, deps)));
}
