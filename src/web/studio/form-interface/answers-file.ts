import { exportAnswers } from "#domain/forms/index.ts";
import { depsContext } from "../../kit/context.ts";
import { actorContext } from "../../kit/guards.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import type { Route } from "./+types/answers-file.ts";

/** All answers to a form as CSV, written as it is read from the database. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const { fileName, lines } = await translateErrors(() =>
    exportAnswers(actor, params.id, context.get(depsContext)),
  );
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void lines.return(undefined),
  });
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="answers.csv"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
