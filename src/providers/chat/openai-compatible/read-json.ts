const maxTries = 20;

/** The JSON object in a text: alone, in a code fence, or between sentences; null where there is none. */
export function readJson(text: string): Record<string, unknown> | null {
  const whole = objectIn(text);
  if (whole) return whole;
  let from = text.indexOf("{");
  for (let tries = 0; from >= 0 && tries < maxTries; tries++) {
    const end = endOfObject(text, from);
    const found = end === null ? null : objectIn(text.slice(from, end));
    if (found) return found;
    from = text.indexOf("{", from + 1);
  }
  return null;
}

function objectIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** Where the object that opens at `from` is closed again; brackets inside strings don't count. */
function endOfObject(text: string, from: number): number | null {
  let depth = 0;
  let isInString = false;
  for (let at = from; at < text.length; at++) {
    const letter = text[at];
    if (isInString) {
      if (letter === "\\") at++;
      else if (letter === '"') isInString = false;
    } else if (letter === '"') isInString = true;
    else if (letter === "{") depth++;
    else if (letter === "}" && --depth === 0) return at + 1;
  }
  return null;
}
