import { exportAnswers } from "#domain/forms/index.ts";
import { depsContext } from "../../kit/context.ts";
import { csvResponse } from "../../kit/csv-response.ts";
import { actorContext } from "../../kit/guards.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import type { Route } from "./+types/answers-file.ts";

/** All answers to a form as CSV, written as it is read from the database. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const deps = context.get(depsContext);
  return csvResponse(await translateErrors(() => exportAnswers(actor, params.id, deps)));
}
