import type { z } from "zod";
import type { Json } from "#kit/json-changes.ts";
import { retryAfterMs } from "#kit/retry-after.ts";
import { asText, type RunStep, StepFailed } from "../contract.ts";
import { type requestStep, withoutBody } from "./form.ts";

/** Statuses after which the same request may go well later. */
const mayPass = (status: number) =>
  status === 408 || status === 425 || status === 429 || status >= 500;
/** Longer answers are quoted by their beginning. */
const quotedLength = 200;

/** Calls the address, and tells it by `Idempotency-Key` which step of which run asks. */
export const runRequest: RunStep<z.infer<typeof requestStep.settings>> = async (
  { method, url, headers, body, failsOnError },
  { key, signal, powers },
) => {
  const text = withoutBody.has(method) || asText(body) === "" ? undefined : asText(body);
  const named = Object.fromEntries(
    headers.flatMap(({ name, value }) =>
      name.trim() ? [[name.trim().toLowerCase(), asText(value)]] : [],
    ),
  );
  const answer = await powers.request({
    method,
    url: asText(url).trim(),
    headers: {
      "idempotency-key": key,
      ...(text !== undefined && {
        "content-type": isJson(text) ? "application/json" : "text/plain; charset=utf-8",
      }),
      ...named,
    },
    body: text,
    signal,
  });
  const { status } = answer;
  if (status >= 400 && failsOnError)
    throw new StepFailed(
      `${hostOf(url)} answered ${status}: ${answer.text.slice(0, quotedLength)}`,
      {
        mayRetry: mayPass(status),
        retryAfterMs: retryAfterMs(answer.headers["retry-after"] ?? null, new Date()),
      },
    );
  return { kind: "done", output: { status, headers: answer.headers, body: readBody(answer.text) } };
};

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};
const readBody = (text: string): Json => {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
};
const hostOf = (url: unknown) =>
  URL.canParse(asText(url)) ? new URL(asText(url)).host : "The address";
