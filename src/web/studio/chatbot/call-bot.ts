import { refusalOf } from "../../kit/api-call.ts";
import { paths } from "../../paths.ts";

/**
 * Asks the server about a bot's training, trial, tests and inbox (src/http/functions/bots.ts, bot-desk.ts).
 * @throws ApiError where the server says no, in words for the person; TypeError where the line is gone
 */
export async function callBot<Answer>(
  projectId: string,
  call: string,
  { method, input, signal }: { method?: string; input?: unknown; signal?: AbortSignal } = {},
): Promise<Answer> {
  const body = input === undefined ? null : JSON.stringify(input);
  const response = await fetch(paths.botCall(projectId, call), {
    method: method ?? (body === null ? "GET" : "POST"),
    headers: {
      accept: "application/json",
      ...(body !== null && { "content-type": "application/json" }),
    },
    body,
    ...(signal && { signal }),
  });
  if (!response.ok) throw await refusalOf(response);
  return (response.status === 204 ? null : await response.json()) as Answer;
}
