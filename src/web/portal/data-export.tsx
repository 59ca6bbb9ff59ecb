import { exportPersonalData } from "#domain/privacy/index.ts";
import { depsContext } from "../context.ts";
import { actorContext } from "../guards.ts";
import { translateErrors } from "../translate-errors.ts";
import type { Route } from "./+types/data-export.ts";

/** Everything that we store about the person, as a file (spec studio.md §9, data subject rights). */
export async function loader({ context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const text = await translateErrors(() => exportPersonalData(context.get(actorContext), deps));
  const day = deps.clock().toISOString().slice(0, 10);
  return new Response(text, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${deps.brandName.toLowerCase()}-my-data-${day}.json"`,
      "cache-control": "private, no-store",
    },
  });
}
