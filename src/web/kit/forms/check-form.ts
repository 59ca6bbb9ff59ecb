import { parseWithZod } from "@conform-to/zod/v4";
import type { $ZodType } from "zod/v4/core";

/**
 * Checks a form by the schema of a noun's contract: the same on the server and, before it is sent, in the browser.
 * `a.b` and `a[0]` are names of nested fields. Contracts read what forms send, so nothing is coerced.
 */
export const checkForm = <Schema extends $ZodType>(form: FormData, schema: Schema) =>
  parseWithZod(form, { schema, disableAutoCoercion: true });
