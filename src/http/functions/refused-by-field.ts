import type { z } from "zod";
import { AppError } from "#errors";

/** What a schema refuses is said by field, with the first complaint as the sentence. @throws AppError invalid_input */
export async function refusedByField<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    if (!isInvalid(thrown)) throw thrown;
    const fields: Record<string, string> = {};
    for (const { path, message } of thrown.issues) fields[path.join(".") || "form"] ??= message;
    throw new AppError("invalid_input", { cause: thrown, fields });
  }
}

const isInvalid = (thrown: unknown): thrown is z.ZodError =>
  thrown instanceof Error && thrown.name.endsWith("ZodError");
