import { ai, extractor } from "./ai.ts";
import type { Mapping } from "./mapped.ts";
import { asList, asRecord, below, firstOf, located, textAt } from "./parameters.ts";
import { request } from "./request.ts";

const maxMail = 10_000;

/** What of a mail isn't sent here, by the names of its parameters. */
const notSent: Readonly<Record<string, string>> = {
  ccEmail: "the copy (CC)",
  ccList: "the copy (CC)",
  bccEmail: "the blind copy (BCC)",
  bccList: "the blind copy (BCC)",
  replyTo: "the address for answers",
  attachments: "the attachments",
  attachmentsUi: "the attachments",
  attachmentsBinary: "the attachments",
};

const email: Mapping = ({ node: { parameters }, text, note }) => {
  const list = below(parameters, "toList");
  const to = Array.isArray(list)
    ? asList(list)
        .map((one) => text(one))
        .join(", ")
        .slice(0, 300)
    : text(firstOf(parameters, "toEmail", "sendTo"))
        .trim()
        .slice(0, 300);
  const said = text(firstOf(parameters, "text", "message", "htmlMessage", "html"));
  const more = ["options", "additionalFields"].map((key) => asRecord(below(parameters, key)));
  const left = Object.entries(notSent).flatMap(([key, what]) =>
    [asRecord(parameters), ...more].some((one) => Object.hasOwn(one, key)) ? [what] : [],
  );
  if (left.length > 0)
    note(`It was sent with ${[...new Set(left)].join(", ")}, which isn’t possible here.`);
  if (/[,;]/.test(to.replaceAll(/\{\{.*?\}\}/gs, ""))) note("Here, an email goes to one address.");
  const plain = plainText(said);
  if (plain !== said) note("Emails are plain text here, so its markup was left out.");
  if (plain.length > maxMail) note("Its text was too long and was cut.");
  return {
    type: "email",
    settings: {
      to,
      subject: text(below(parameters, "subject")).slice(0, 200),
      text: plain.slice(0, maxMail),
    },
  };
};

/** Mails are texts here: of markup the words stay. */
const plainText = (markup: string): string =>
  /<\w+[^<>]*>/.test(markup)
    ? markup
        .replaceAll(/<(?:br|\/p|\/div|\/li|\/h\d)\b[^<>]*>/gi, "\n")
        .replaceAll(/<[^<>]*>/g, "")
        .trim()
    : markup;

const gmail: Mapping = (reading) =>
  ["", "send"].includes(textAt(reading.node.parameters, "operation")) &&
  ["", "message"].includes(textAt(reading.node.parameters, "resource"))
    ? email(reading)
    : null;

const slack: Mapping = ({ node: { parameters }, text, note }) => {
  if (!["", "post", "postMessage"].includes(textAt(parameters, "operation"))) return null;
  if (!["", "message"].includes(textAt(parameters, "resource"))) return null;
  const isToPerson = textAt(parameters, "select") === "user";
  const said = text(below(parameters, "text"));
  if (["block", "attachment"].includes(textAt(parameters, "messageType")))
    note("Its blocks or attachments weren’t imported: enter its text.");
  else if (asList(below(parameters, "attachments")).length > 0)
    note("Its attachments weren’t imported.");
  return {
    type: "slack",
    settings: {
      channel: text(
        located(
          isToPerson ? below(parameters, "user") : firstOf(parameters, "channelId", "channel"),
        ),
      ).slice(0, 100),
      text: said.slice(0, 4000),
    },
    connect: "Connect Slack.",
  };
};

const sheets: Mapping = ({ node: { parameters }, text, note }) => {
  const operation = textAt(parameters, "operation") || "read";
  const isAppend = ["append", "appendOrUpdate"].includes(operation);
  if (!isAppend && !["read", "getAll", "lookup"].includes(operation)) return null;
  if (!["", "sheet"].includes(textAt(parameters, "resource"))) return null;
  if (operation === "appendOrUpdate") note("It only adds rows here.");
  const cells = isAppend ? cellsOf(parameters) : [];
  if (isAppend)
    note(
      cells.length > 0
        ? "Check that the cells stand in the order of the sheet’s columns."
        : "In n8n, it takes every field that comes in. Enter the cells of the row.",
    );
  else {
    note("Here, each row is a list of cells without column names.");
    if (operation === "lookup" || below(parameters, "filtersUI") !== undefined)
      note("In n8n, it looks for certain rows. Here, it reads all of them.");
  }
  return {
    type: "sheets",
    settings: {
      action: isAppend ? "append" : "read",
      sheet: text(located(firstOf(parameters, "documentId", "sheetId"))).slice(0, 500),
      range: text(sheetName(parameters) || below(parameters, "range")).slice(0, 100),
      values: cells
        .slice(0, 26)
        .map((value, at) => ({ id: `cell-${at + 1}`, value: text(value).slice(0, 2000) })),
    },
    connect: "Connect Google Sheets, and share the sheet with it.",
    gives: isAppend ? { at: "" } : { at: ".rows", isUnread: true },
  };
};

/** The cells of a new row, where the export says in which order the columns stand. */
function cellsOf(parameters: unknown): unknown[] {
  const values = asRecord(below(parameters, "columns", "value"));
  const columns = asList(below(parameters, "columns", "schema")).flatMap((one) =>
    below(one, "removed") === true ? [] : [textAt(one, "id")],
  );
  const named = asList(
    below(parameters, "fieldsUi", "values") ?? below(parameters, "fieldsUi", "fieldValues"),
  );
  if (named.length > 0) return named.map((one) => below(one, "fieldValue"));
  const names = Object.keys(values);
  if (names.length === 0 || names.some((name) => !columns.includes(name)))
    return Object.values(values);
  return columns.map((name) => (Object.hasOwn(values, name) ? values[name] : ""));
}

/** Its name where the export says it; ids of sheets say nothing here. */
const sheetName = (parameters: unknown): string => {
  const name =
    textAt(parameters, "sheetName", "cachedResultName") ||
    textAt({ value: located(below(parameters, "sheetName")) }, "value");
  return /^(\d+|gid=\d+)$/.test(name) ? "" : name;
};

const contactFields = {
  email: ["email"],
  name: ["firstName", "firstname", "name"],
  lastName: ["lastName", "lastname"],
  phone: ["phone", "phoneNumber"],
  company: ["company", "companyName"],
};
const products: Readonly<Record<string, string>> = {
  hubspot: "HubSpot",
  salesforce: "Salesforce",
  pipedrive: "Pipedrive",
};

const contact: Mapping = ({ node: { parameters, type }, text, note }) => {
  const more = {
    ...asRecord(below(parameters, "additionalFields")),
    ...asRecord(below(parameters, "options")),
  };
  const from = (keys: readonly string[]) => {
    const found = keys
      .flatMap((key) => [below(parameters, key), below(more, key)])
      .map((value) => (Array.isArray(value) ? (value as unknown[])[0] : value))
      .find((value) => typeof value === "string" && value !== "");
    return text(found);
  };
  const isContact = ["", "contact", "lead", "person"].includes(textAt(parameters, "resource"));
  const isKept = ["", "create", "update", "upsert"].includes(textAt(parameters, "operation"));
  const address = from(contactFields.email);
  if (!isContact || !isKept || address === "") return null;
  const known: readonly string[] = Object.values(contactFields).flat();
  const left = Object.keys(more).filter((name) => !known.includes(name));
  if (left.length > 0) note(`Not imported: ${left.join(", ")}.`);
  return {
    type: "crm",
    settings: {
      name: [from(contactFields.name), from(contactFields.lastName)]
        .filter((one) => one !== "")
        .join(" ")
        .slice(0, 200),
      email: address.slice(0, 300),
      phone: from(contactFields.phone).slice(0, 50),
      company: from(contactFields.company).slice(0, 200),
    },
    connect: `Connect ${products[type] ?? "the CRM"}.`,
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
  informationExtractor: extractor,
};
