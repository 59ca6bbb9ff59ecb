import { pino } from "pino";
import { withoutParameters } from "#db/query-error.ts";
import type { Log } from "#kit/log.ts";
import { withoutNamesIn } from "./without-names.ts";

const serializeError = (thrown: unknown): unknown => {
  const error = withoutParameters(thrown);
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  const code = (error as { code?: unknown }).code;
  return {
    type: name,
    message: withoutNamesIn(message),
    ...(code === undefined ? {} : { code }),
    ...(stack === undefined ? {} : { stack: withoutNamesIn(stack) }),
    ...(cause === undefined ? {} : { cause: serializeError(cause) }),
  };
};

/** Structured log on standard output, one JSON object a line; fields that could carry secrets are cut. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: serializeError },
    redact: { paths: ["*.headers", "*.rawBody", "*.email", "*.password"], censor: "[cut]" },
  });
}
