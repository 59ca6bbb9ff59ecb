import type { Mapping, Reading } from "./mapped.ts";
import { asList, below, located, textAt } from "./parameters.ts";

const methods = new Set(["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"]);
const secretName = /authorization|api[-_]?key|token|secret|password|cookie/i;

/** Pairs of a request, without those whose name says that they hold a secret. */
function pairs(list: unknown, { text, note }: Reading) {
  return asList(list).flatMap((one) => {
    const name = textAt(one, "name").slice(0, 100);
    if (!secretName.test(name)) return [{ name, value: text(below(one, "value")).slice(0, 2000) }];
    note(`“${name}” was left out, as it holds a secret. Use a connection.`);
    return [];
  });
}

const request: Mapping = (reading) => {
  const { node, text, note } = reading;
  const { parameters } = node;
  const asked = (
    textAt(parameters, "method") ||
    textAt(parameters, "requestMethod") ||
    "GET"
  ).toUpperCase();
  const method = methods.has(asked) ? asked : "GET";
  if (method !== asked) note(`The method ${asked.slice(0, 20)} isn’t supported; it is GET now.`);
  const query = pairs(below(parameters, "queryParameters", "parameters"), reading)
    .map(({ name, value }) => `${encodeURIComponent(name)}=${value}`)
    .join("&");
  const url = withoutUserInfo(text(below(parameters, "url")), note);
  const fields = asList(below(parameters, "bodyParameters", "parameters"));
  const body =
    fields.length > 0
      ? jsonOf(fields, reading)
      : text(below(parameters, "jsonBody") ?? below(parameters, "body"));
  const needsAccount =
    node.hasCredentials || !["", "none"].includes(textAt(parameters, "authentication"));
  return {
    type: "request",
    settings: {
      method,
      url: (query === "" ? url : `${url}${url.includes("?") ? "&" : "?"}${query}`).slice(0, 2000),
      headers: pairs(below(parameters, "headerParameters", "parameters"), reading)
        .slice(0, 20)
        .map((pair, at) => ({ id: `header-${at + 1}`, ...pair })),
      body: body.slice(0, 20_000),
    },
    ...(needsAccount && { connect: "Choose a connection that signs in for it." }),
    gives: ".body",
  };
};

/** `https://user:password@…`: secrets that stand in an address. */
function withoutUserInfo(url: string, note: Reading["note"]): string {
  const bare = url.replace(/^(\w+:\/\/)[^/?#\s]*@/, "$1");
  if (bare !== url) note("The password in its address was left out. Use a connection.");
  return bare;
}

const jsonOf = (fields: readonly unknown[], reading: Reading): string =>
  JSON.stringify(
    Object.fromEntries(pairs(fields, reading).map(({ name, value }) => [name, value])),
    null,
    2,
  );

const email: Mapping = ({ node: { parameters }, text }) => ({
  type: "email",
  settings: {
    to: text(below(parameters, "toEmail") ?? below(parameters, "sendTo")).slice(0, 300),
    subject: text(below(parameters, "subject")).slice(0, 200),
    text: plainText(
      text(below(parameters, "text") ?? below(parameters, "message") ?? below(parameters, "html")),
    ).slice(0, 10_000),
  },
});

/** Mails are texts here: of markup the words stay. */
const plainText = (markup: string): string =>
  /<\w+[^<>]*>/.test(markup)
    ? markup
        .replaceAll(/<(?:br|\/p|\/div|\/li|\/h\d)\b[^<>]*>/gi, "\n")
        .replaceAll(/<[^<>]*>/g, "")
        .trim()
    : markup;

const gmail: Mapping = (reading) =>
  ["", "send"].includes(textAt(reading.node.parameters, "operation")) ? email(reading) : null;

const slack: Mapping = ({ node: { parameters }, text }) =>
  ["", "post", "postMessage"].includes(textAt(parameters, "operation")) &&
  ["", "message"].includes(textAt(parameters, "resource"))
    ? {
        type: "slack",
        settings: {
          channel: text(
            located(below(parameters, "channelId")) ?? below(parameters, "channel"),
          ).slice(0, 100),
          text: text(below(parameters, "text")).slice(0, 4000),
        },
        connect: "Connect Slack.",
      }
    : null;

const sheets: Mapping = ({ node: { parameters }, text, note }) => {
  const operation = textAt(parameters, "operation") || "read";
  const isAppend = ["append", "appendOrUpdate"].includes(operation);
  if (!isAppend && !["read", "getAll", "lookup"].includes(operation)) return null;
  if (operation === "appendOrUpdate") note("It only adds rows here.");
  const columns = Object.values(Object(below(parameters, "columns", "value")) as object);
  if (isAppend) note("Check that the cells stand in the order of the sheet’s columns.");
  return {
    type: "sheets",
    settings: {
      action: isAppend ? "append" : "read",
      sheet: text(located(below(parameters, "documentId"))).slice(0, 500),
      range: sheetName(parameters).slice(0, 100),
      values: columns
        .slice(0, 26)
        .map((value, at) => ({ id: `cell-${at + 1}`, value: text(value).slice(0, 2000) })),
    },
    connect: "Connect Google Sheets, and share the sheet with it.",
    gives: ".rows",
  };
};

/** Its name where the export says it; ids of sheets say nothing here. */
const sheetName = (parameters: unknown): string => {
  const name =
    textAt(parameters, "sheetName", "cachedResultName") ||
    textAt({ value: located(below(parameters, "sheetName")) }, "value");
  return /^(\d+|gid=\d+)$/.test(name) ? "" : name;
};

const contact: Mapping = ({ node: { parameters, type }, text }) => {
  const from = (...keys: string[]) =>
    text(
      keys
        .flatMap((key) => [below(parameters, key), below(parameters, "additionalFields", key)])
        .find((value) => typeof value === "string" && value !== ""),
    );
  const given = from("email");
  if (given === "") return null;
  return {
    type: "crm",
    settings: {
      name: [from("firstName", "firstname", "name"), from("lastName", "lastname")]
        .filter((one) => one !== "")
        .join(" ")
        .slice(0, 200),
      email: given.slice(0, 300),
      phone: from("phone", "phoneNumber").slice(0, 50),
      company: from("company", "companyName").slice(0, 200),
    },
    connect: `Connect ${type === "hubspot" ? "HubSpot" : type === "salesforce" ? "Salesforce" : "Pipedrive"}.`,
  };
};

const ai: Mapping = ({ node: { parameters }, text }) => {
  const messages = asList(
    below(parameters, "messages", "values") ?? below(parameters, "prompt", "messages"),
  );
  const prompt = below(parameters, "text") ?? below(parameters, "prompt");
  const said =
    messages.length > 0
      ? messages.map((one) => text(below(one, "content"))).join("\n\n")
      : text(prompt);
  return said.trim() === ""
    ? null
    : {
        type: "ai",
        settings: {
          task: "write",
          instructions: "Do what the text asks for.",
          text: said.slice(0, 20_000),
        },
      };
};

/** Nodes that reach services. */
export const reachMappings: Readonly<Record<string, Mapping>> = {
  httpRequest: request,
  emailSend: email,
  gmail,
  slack,
  googleSheets: sheets,
  hubspot: contact,
  salesforce: contact,
  pipedrive: contact,
  openAi: ai,
  agent: ai,
  chainLlm: ai,
};
