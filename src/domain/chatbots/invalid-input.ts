import type { ZodError } from "zod";
import { AppError } from "#errors";

/** What is wrong with an input, by field: the first complaint of each. */
export function invalidInput(error: ZodError): AppError {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[String(path[0] ?? "form")] ??= message;
  return new AppError("invalid_input", { cause: error, fields });
}
