import type { z } from "zod";
import { AppError } from "#errors";
import { checkForm } from "./check-form.ts";

/** Fields of Conform's own: in a form that a browser sends they would be orders to change its content. */
const reserved = new Set(["__intent__", "__state__"]);

/** `items[4000000]` would make a list of that length. */
const hugeIndex = /\[\d{4,}\]/;

/**
 * What a form says, by the schema of a noun's contract; fields that it doesn't have are dropped.
 * @throws AppError invalid_input with the first complaint about each field
 */
export function readForm<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
): z.output<Schema> {
  const own = new FormData();
  for (const [name, value] of form)
    if (!reserved.has(name) && !hugeIndex.test(name)) own.append(name, value);
  const checked = checkForm(own, schema);
  if (checked.status === "success") return checked.value;
  const fields = Object.entries(checked.error ?? {}).flatMap(([name, complaints]) =>
    complaints?.[0] === undefined ? [] : [[name || "form", complaints[0]] as const],
  );
  throw new AppError("invalid_input", { fields: Object.fromEntries(fields) });
}
