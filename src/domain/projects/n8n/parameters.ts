type Values = Readonly<Record<string, unknown>>;

/** A part of a node's parameters, whatever it is. */
export const asRecord = (value: unknown): Values =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Values) : {};
export const asList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : [];
/** What stands below several keys, one after the other. */
export const below = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce<unknown>((one, key) => {
    const record = asRecord(one);
    return Object.hasOwn(record, key) ? record[key] : undefined;
  }, value);
export const textAt = (value: unknown, ...keys: string[]): string => {
  const found = below(value, ...keys);
  return typeof found === "string" ? found : typeof found === "number" ? String(found) : "";
};
export const numberAt = (value: unknown, fallback: number, ...keys: string[]): number => {
  const given = below(value, ...keys);
  const found = typeof given === "string" && given.trim() === "" ? NaN : Number(given);
  return Number.isFinite(found) ? found : fallback;
};
/** A resource locator of n8n (`{ value, mode }`), or the value itself. */
export const located = (value: unknown): unknown =>
  Object.hasOwn(asRecord(value), "value") ? below(value, "value") : value;
/** The first of these parameters that is there. */
export const firstOf = (value: unknown, ...keys: string[]): unknown =>
  keys.map((key) => below(value, key)).find((one) => one !== undefined && one !== "");
