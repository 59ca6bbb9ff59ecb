import {
  type Consultant,
  ConsultantUnavailable,
  type OutageReason,
} from "#domain/consultant/index.ts";
import { AppError } from "#errors";
import type { ConnectionDeps } from "./deps.ts";
import { noteUse, type OpenConnection, openConnection } from "./open-connection.ts";
import { ConnectionFailed, type FailureReason } from "./ports.ts";

type Deps = Pick<ConnectionDeps, "db" | "clock" | "connections">;

/**
 * Whoever answers with a customer's own key. Each answer notes on the connection that it works, or why it doesn't, so
 * that its owner sees it; the provider's alerts are about the provider's own key only.
 * @param connectionId of a connection of kind `ai`
 * @returns null where the owner has no such connection (any more), or it can't be read: visitors are answered all the same
 */
export async function openConsultant(
  ownerId: string,
  connectionId: string,
  deps: Deps,
): Promise<Consultant | null> {
  const opened = await openConnection(ownerId, { id: connectionId, kind: "ai" }, deps).catch(
    (error: unknown) => {
      if (error instanceof AppError && error.code === "connection_unreadable") return null;
      throw error;
    },
  );
  if (!opened) return null;
  const { baseUrl, model, secretKey } = opened.fields;
  const consultant = deps.connections.consultantFor({
    baseUrl: baseUrl.replace(/\/+$/, ""),
    apiKey: secretKey,
    model,
  });
  return notingUse(consultant, opened, deps);
}

function notingUse(
  { models, ...consultant }: Consultant,
  opened: OpenConnection<"ai">,
  deps: Deps,
): Consultant {
  return {
    ...consultant,
    answer: (request, options) => noting(consultant.answer(request, options), opened, deps),
    ...(models && {
      models: { ...models, use: (model) => notingUse(models.use(model), opened, deps) },
    }),
  };
}

async function* noting<T>(
  parts: AsyncIterable<T>,
  opened: OpenConnection<"ai">,
  deps: Deps,
): AsyncGenerator<T, void, void> {
  try {
    yield* parts;
  } catch (error) {
    if (error instanceof ConsultantUnavailable) await noteUse(opened, failureOf(error), deps);
    throw error;
  }
  await noteUse(opened, null, deps);
}

const reasons: Readonly<Record<OutageReason, FailureReason>> = {
  timeout: "timeout",
  network: "unreachable",
  server: "server",
  rate_limited: "rate_limited",
  out_of_money: "rejected",
  key_refused: "key_refused",
  bad_request: "rejected",
  bad_answer: "server",
};
const failureOf = ({ reason, message, status }: ConsultantUnavailable) =>
  new ConnectionFailed(reasons[reason], message, { status });
