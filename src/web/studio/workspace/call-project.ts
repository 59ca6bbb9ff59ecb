import { refusalOf } from "../../kit/api-call.ts";
import { paths } from "../../paths.ts";

/** Browsers refuse larger ones that outlive the page. */
const maxKeptAlive = 60_000;

/**
 * Asks the server about a project (src/http/functions/projects.ts); with an `input` it is told to do something.
 * @throws ApiError where the server says no, anything else as it came
 */
export async function callProject<Answer>(
  projectId: string,
  call: string,
  input?: unknown,
  { isLeaving = false } = {},
): Promise<Answer> {
  const body = input === undefined ? null : JSON.stringify(input);
  const response = await fetch(paths.projectCall(projectId, call), {
    method: body === null ? "GET" : "POST",
    headers: {
      accept: "application/json",
      ...(body !== null && { "content-type": "application/json" }),
    },
    body,
    keepalive: isLeaving && (body?.length ?? 0) < maxKeptAlive,
  });
  if (!response.ok) throw await refusalOf(response);
  return (await response.json()) as Answer;
}
