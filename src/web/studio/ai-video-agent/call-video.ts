import { refusalOf } from "../../kit/api-call.ts";
import { paths } from "../../paths.ts";

/**
 * Asks the server about a project's videos (src/http/functions/videos.ts); with an `input` it is told to do something.
 * @throws ApiError where the server says no, in words for the person; TypeError where the line is gone
 */
export async function callVideo<Answer>(
  projectId: string,
  call: string,
  input?: unknown,
): Promise<Answer> {
  const body = input === undefined ? null : JSON.stringify(input);
  const response = await fetch(paths.videoCall(projectId, call), {
    method: body === null ? "GET" : "POST",
    headers: {
      accept: "application/json",
      ...(body !== null && { "content-type": "application/json" }),
    },
    body,
  });
  if (!response.ok) throw await refusalOf(response);
  return (await response.json()) as Answer;
}
