import { exportPersonalData } from "#domain/privacy/index.ts";
import { AppError, errorTable } from "#errors";
import { depsContext } from "../../kit/context.ts";
import { actorContext } from "../../kit/guards.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import type { Route } from "./+types/data-export.ts";

/** Everything that we store about the person, as a file (spec studio.md §9, data subject rights). */
export async function loader({ context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const text = await translateErrors(() =>
    exportPersonalData(context.get(actorContext), deps).catch(orTooOften),
  );
  if (text instanceof Response) return text;
  const day = deps.clock().toISOString().slice(0, 10);
  return new Response(text, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${deps.brandName.toLowerCase()}-my-data-${day}.json"`,
      "cache-control": "private, no-store",
    },
  });
}

/** No page stands at this address: the answer is words to read in its place, and no file. */
function orTooOften(error: unknown): Response {
  if (!(error instanceof AppError) || error.code !== "rate_limited") throw error;
  const text =
    "You’ve downloaded many copies of your data. Please go back, wait a while and try again.\n";
  return new Response(text, {
    status: errorTable.rate_limited.status,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "private, no-store",
      "retry-after": "60",
    },
  });
}
