import { exportBotVisitor } from "#domain/chatbots/index.ts";
import { depsContext } from "../../../kit/context.ts";
import { actorContext } from "../../../kit/guards.ts";
import { translateErrors } from "../../../kit/translate-errors.ts";
import type { Route } from "./+types/visitor-file.ts";

/** All that a bot has stored of a conversation's visitor: `?format=json`, or else text. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const format = url.searchParams.get("format") === "json" ? ("json" as const) : ("text" as const);
  const wanted = { projectId: params.id, id: params.conversation, format };
  const actor = context.get(actorContext);
  const deps = context.get(depsContext);
  const file = await translateErrors(() => exportBotVisitor(actor, wanted, deps));
  const plainName = file.fileName.replace(/[^\w.-]+/g, "-");
  return new Response(file.text, {
    headers: {
      "content-type":
        format === "json" ? "application/json; charset=utf-8" : "text/plain; charset=utf-8",
      "content-disposition": `attachment; filename="${plainName}"; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
