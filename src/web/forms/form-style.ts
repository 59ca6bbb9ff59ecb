import { readPublicForm } from "#domain/forms/index.ts";
import { depsContext } from "../kit/context.ts";
import { translateErrors } from "../kit/translate-errors.ts";
import type { Route } from "./+types/form-style.ts";
import { formStyleSheet } from "./form-colours.ts";

/** The colours of a published form, as a sheet: our pages take no style attributes. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const { form } = await translateErrors(() => readPublicForm(params.address, deps));
  return new Response(formStyleSheet(form.styling), {
    headers: { "content-type": "text/css; charset=utf-8", "cache-control": "private, no-store" },
  });
}
