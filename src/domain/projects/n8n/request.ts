import { expressionsIn } from "#steps/expressions.ts";
import { braced } from "./expressions.ts";
import type { Mapped, Mapping, Reading } from "./mapped.ts";
import { asList, asRecord, below, firstOf, textAt } from "./parameters.ts";
import {
  isReference,
  isSecretName,
  withoutSecretFields,
  withoutSecretsInAddress,
} from "./secrets.ts";

const methods = new Set(["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"]);
const maxHeaders = 20;
type Pair = { name: string; value: unknown };

const secretLeftOut = (name: string) =>
  `“${name.slice(0, 80)}” was left out, as it holds a secret. Use a connection.`;

const parsed = (value: unknown): unknown => {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value.replace(/^=/, ""));
  } catch {
    return undefined;
  }
};

/**
 * What is sent as names and values, without those whose name says that they hold a secret. `kind`: `query`, `header` or
 * `body`; each generation of the node calls them otherwise, and each can also be written as JSON.
 */
function pairsOf(kind: "query" | "header" | "body", reading: Reading): Pair[] {
  const { node, note, operand, text } = reading;
  const { parameters } = node;
  const listed = [
    ...asList(below(parameters, `${kind}Parameters`, "parameters")),
    ...asList(below(parameters, `${kind}ParametersUi`, "parameter")),
  ].map((one) => ({ name: text(below(one, "name")), value: below(one, "value") }));
  const json = {
    query: firstOf(parameters, "jsonQuery", "queryParametersJson"),
    header: firstOf(parameters, "jsonHeaders", "headerParametersJson"),
    body: undefined,
  }[kind];
  const object = parsed(json);
  if (json !== undefined && (object === undefined || Array.isArray(object)))
    note(`Its ${kind === "query" ? "query" : "headers"} couldn’t be read: enter them again.`);
  const written = Object.entries(asRecord(object)).map(([name, value]) => ({
    name: text(name),
    value:
      typeof value === "string" && value.includes("{{") ? `=${value.replace(/^=/, "")}` : value,
  }));
  return [...listed, ...written].filter(({ name, value }) => {
    if (!isSecretName(name) || isReference(value, operand)) return name !== "";
    note(secretLeftOut(name));
    return false;
  });
}

/** A value in an address or a form. */
function encoded(value: unknown, { operand, text }: Reading): string {
  if (typeof value !== "string" || !value.includes("{{") || !value.startsWith("="))
    return encodeURIComponent(text(value));
  const code = operand(value);
  return code === null ? text(value) : braced(`$encodeUrlComponent($string(${code}))`);
}
const asForm = (pairs: readonly Pair[], reading: Reading): string =>
  pairs
    .map(({ name, value }) => `${encodeURIComponent(name)}=${encoded(value, reading)}`)
    .join("&");

/** An object; where values come from data, as one expression, so that their types and quotes stay right. */
function asJson(pairs: readonly Pair[], { operand, text }: Reading): string {
  const isFixed = pairs.every(({ value }) => !String(value).startsWith("="));
  if (isFixed)
    return JSON.stringify(
      Object.fromEntries(pairs.map(({ name, value }) => [name, text(value)])),
      null,
      2,
    );
  const fields = pairs.map(({ name, value }) => {
    // What can't be said as a part of it is left out, and told.
    const code = operand(value) ?? JSON.stringify(withoutExpressions(text(value)));
    return `${JSON.stringify(name)}: ${code}`;
  });
  return braced(`{${fields.join(", ")}}`);
}
const withoutExpressions = (said: string): string =>
  expressionsIn(said).reduceRight(
    (left, { at, length }) => left.slice(0, at) + left.slice(at + length),
    said,
  );

/** What is sent along, and as what kind. */
function bodyOf(reading: Reading, method: string): { body: string; type: string | null } {
  const { node, note, text } = reading;
  const { parameters, version } = node;
  const none = { body: "", type: null };
  if (version >= 3 && below(parameters, "sendBody") !== true) return none;
  const kind = textAt(parameters, "contentType") || textAt(parameters, "bodyContentType");
  if (/multipart|binary/.test(kind) || below(parameters, "sendBinaryData") === true) {
    note("It sends a file or a form with files, which isn’t possible here.");
    return none;
  }
  const pairs = pairsOf("body", reading);
  const written = text(firstOf(parameters, "jsonBody", "bodyParametersJson", "body"));
  const hasBody = pairs.length > 0 || written !== "";
  if (hasBody && ["GET", "HEAD", "DELETE"].includes(method))
    note(`${method} requests are sent without a body here.`);
  if (pairs.length > 0 && kind.includes("form"))
    return { body: asForm(pairs, reading), type: "application/x-www-form-urlencoded" };
  return pairs.length > 0
    ? { body: asJson(pairs, reading), type: null }
    : { body: withoutSecretFields(written, (name) => note(secretLeftOut(name))), type: null };
}

/** Options that change nothing of what is called and given. */
const harmless = new Set(["response", "redirect", "timeout", "fullResponse", "ignoreResponseCode"]);

/** A request of HTTP, of each generation of the node. */
export const request: Mapping = (reading): Mapped => {
  const { node, text, note } = reading;
  const { parameters } = node;
  const asked = (
    textAt(parameters, "method") ||
    textAt(parameters, "requestMethod") ||
    "GET"
  ).toUpperCase();
  const method = methods.has(asked) ? asked : "GET";
  if (method !== asked) note(`The method ${asked.slice(0, 20)} isn’t supported, so GET is used.`);
  const query = asForm(pairsOf("query", reading), reading);
  const url = withoutSecretsInAddress(text(below(parameters, "url")), note);
  const { body, type } = bodyOf(reading, method);
  const headers = pairsOf("header", reading).map(({ name, value }) => ({
    name,
    value: text(value),
  }));
  if (type !== null && !headers.some(({ name }) => name.toLowerCase() === "content-type"))
    headers.push({ name: "Content-Type", value: type });
  if (headers.length > maxHeaders)
    note(`Only the first ${maxHeaders} of its headers were imported.`);
  const options = below(parameters, "options");
  const response = below(options, "response", "response");
  const left = Object.keys(asRecord(options)).filter((name) => !harmless.has(name));
  if (left.length > 0) note(`Its options weren’t imported: ${left.join(", ")}.`);
  if (
    /file|binary/.test(textAt(response, "responseFormat") || textAt(parameters, "responseFormat"))
  )
    note("In n8n, its response is a file. Here, it is read as text.");
  const isFull =
    below(response, "fullResponse") === true || below(options, "fullResponse") === true;
  const mayFail =
    below(response, "neverError") === true || below(options, "ignoreResponseCode") === true;
  const needsAccount =
    node.hasCredentials || !["", "none"].includes(textAt(parameters, "authentication"));
  return {
    type: "request",
    settings: {
      method,
      url: (query === "" ? url : `${url}${url.includes("?") ? "&" : "?"}${query}`).slice(0, 2000),
      headers: headers.slice(0, maxHeaders).map(({ name, value }, at) => ({
        id: `header-${at + 1}`,
        name: name.slice(0, 100),
        value: value.slice(0, 2000),
      })),
      body: body.slice(0, 20_000),
      ...(mayFail && { failsOnError: false }),
    },
    ...(needsAccount && { connect: "Choose a connection that signs in for it." }),
    gives: isFull
      ? { at: "", renames: { statusCode: "status", statusMessage: null } }
      : { at: ".body", renames: { data: isTextAnswer(reading) ? "" : "data" } },
  };
};

/** An answer that isn't JSON is the field `data` in n8n. */
const isTextAnswer = ({ node: { parameters } }: Reading): boolean =>
  ["string", "text"].includes(
    textAt(parameters, "options", "response", "response", "responseFormat") ||
      textAt(parameters, "responseFormat"),
  );
