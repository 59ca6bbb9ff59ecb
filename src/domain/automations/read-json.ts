import type { Json } from "#kit/json-changes.ts";

/** JSON that somebody typed; nothing typed is an empty object. @returns undefined where it is none */
export const readJson = (text: string): Json | undefined => {
  try {
    return JSON.parse(text.trim() === "" ? "{}" : text) as Json;
  } catch {
    return undefined;
  }
};
