import { depsContext } from "../kit/context.ts";
import { translateErrors } from "../kit/translate-errors.ts";
import type { Route } from "./+types/search-index.ts";
import { listEntries } from "./list-entries.ts";

/** What the search dialog looks through, loaded when it is first opened (issue 4, Search). */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json(await translateErrors(() => listEntries(context.get(depsContext))));
}
