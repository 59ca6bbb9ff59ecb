import { textAt } from "./parameters.ts";
import type { N8nNode, N8nWorkflow } from "./read-export.ts";

const code = "Code isn’t run here. Use expressions or other steps.";
const contacts = "Contacts can be added and changed here, and nothing else.";
const reasons: Readonly<Record<string, string>> = {
  code,
  function: code,
  functionItem: code,
  executeCommand: "Commands aren’t run here.",
  ssh: "Commands aren’t run here.",
  respondToWebhook:
    "Webhooks here answer at once, with the run’s id. It does nothing here; remove it if you like.",
  splitOut: "Use a loop, which goes through a list.",
  itemLists: "Use a loop, which goes through a list, or Transform.",
  aggregate:
    "Data isn’t split into items here, so a list stays a list. Remove it, or use Transform.",
  stopAndError: "Runs fail here where a step fails. Choose what it does.",
  textClassifier: "Use an AI step that sorts, and a switch after it.",
  hubspot: contacts,
  salesforce: contacts,
  pipedrive: contacts,
  slack: "Messages can be posted to Slack here, and nothing else.",
  gmail: "Emails can be sent here, and nothing else.",
  googleSheets: "Rows of sheets can be added and read here, and nothing else.",
};

/** Why a node isn't taken over. */
export function whyNot({ type, parameters }: N8nNode): string {
  if (textAt(parameters, "operation") === "sendAndWait")
    return "Use an approval, which waits for an answer.";
  const why = Object.hasOwn(reasons, type) ? reasons[type] : undefined;
  return why ?? "There is no such step here. Choose what it does.";
}

/** Nodes without a step here that a run can pass all the same. */
export const isPassed = ({ type }: N8nNode): boolean => type === "respondToWebhook";

const partReasons: Readonly<Record<string, string>> = {
  ai_languageModel: "It belongs to an AI node. Models are chosen by the site.",
  ai_tool: "It is a tool of an AI node. AI steps here use no tools.",
  ai_memory: "It is the memory of an AI node. AI steps here have none.",
  ai_outputParser:
    "It shapes the answer of an AI node. Set that step to fill in fields, if you need them.",
};
const partTypes =
  /^(lm[A-Z]|memory[A-Z]|tool[A-Z]|outputParser|embeddings|vectorStore|document[A-Z]|textSplitter|retriever)|[a-z]Tool$/;

/** As what a node belongs to an AI node, such as a model or a tool; null where it is a step. */
export function partOf(
  { name, type }: N8nNode,
  { parts, links }: Pick<N8nWorkflow, "parts" | "links">,
): string | null {
  const kind = parts.get(name);
  if (kind !== undefined) return kind;
  const isLinked =
    (links.get(name) ?? []).flat().length > 0 ||
    [...links.values()].some((ways) => ways.flat().some(({ to }) => to === name));
  return !isLinked && partTypes.test(type) ? "" : null;
}
export const whyNoPart = (kind: string): string =>
  (Object.hasOwn(partReasons, kind) ? partReasons[kind] : undefined) ?? "It belongs to an AI node.";
