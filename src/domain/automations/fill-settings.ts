import type { Json } from "#kit/json-changes.ts";
import { asText } from "#steps/contract.ts";
import { expressionsIn, isPlainWay, wholeExpressionOf } from "#steps/expressions.ts";
import { ExpressionFailed, type Expressions } from "./ports.ts";

type Data = Readonly<Record<string, Json>>;

/**
 * Settings with their expressions worked out: a text that is one expression becomes what it gives, also a number or a
 * list; in other texts each expression is replaced by what it gives. @throws ExpressionFailed
 */
export async function fillSettings(
  settings: Readonly<Record<string, unknown>>,
  data: Data,
  expressions: Expressions,
): Promise<Record<string, unknown>> {
  const fill = async (value: unknown): Promise<unknown> => {
    if (typeof value === "string") return fillText(value, data, expressions);
    if (Array.isArray(value)) return Promise.all(value.map(fill));
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).map(
      async ([key, one]) => [key, await fill(one)] as const,
    );
    return Object.fromEntries(await Promise.all(entries));
  };
  return (await fill(settings)) as Record<string, unknown>;
}

/** One text with its expressions worked out. @throws ExpressionFailed; its position is that in the text */
export async function fillText(text: string, data: Data, expressions: Expressions): Promise<Json> {
  const whole = wholeExpressionOf(text);
  if (whole !== null) return evaluate(whole, text.indexOf("{{") + 2, data, expressions);
  let filled = "";
  let from = 0;
  for (const { source, at, length } of expressionsIn(text)) {
    const given = await evaluate(source, at + 2, data, expressions);
    filled += text.slice(from, at) + asText(given);
    from = at + length;
  }
  return filled + text.slice(from);
}

/** `at`: where the expression begins in its text. */
async function evaluate(
  expression: string,
  at: number,
  data: Data,
  expressions: Expressions,
): Promise<Json> {
  const way = expression.trim();
  if (way === "") return "";
  if (isPlainWay(way)) return valueAt(way, data);
  try {
    return await expressions.evaluate(way, data);
  } catch (error) {
    if (!(error instanceof ExpressionFailed)) throw error;
    const begin = at + expression.indexOf(way);
    throw new ExpressionFailed(error.message, {
      cause: error,
      reason: error.reason,
      position: begin + (error.position ?? 0),
    });
  }
}

/** What stands at a plain way, as JSONata would say it, but for lists on the way. */
function valueAt(way: string, data: Data): Json {
  let value: Json = { ...data };
  for (const [, key, place] of way.matchAll(/([A-Za-z_]\w*)|\[(\d+)\]/g)) {
    if (Array.isArray(value)) value = place === undefined ? null : (value[Number(place)] ?? null);
    else if (typeof value === "object" && value !== null && key !== undefined)
      value = Object.hasOwn(value, key) ? (value[key] ?? null) : null;
    else return null;
  }
  return value;
}
