import type { Mapping } from "./mapped.ts";
import { asList, below, firstOf, textAt } from "./parameters.ts";

const maxInstructions = 4000;
/** Where AI nodes keep their answer; ours is `text`. */
const answers = {
  output: "text",
  text: "text",
  response: "text",
  content: "text",
  "message.content": "text",
  "choices.0.message.content": "text",
  "output.0.content.0.text": "text",
};

/** What is said to a model, and as whom. */
type Said = { isSystem: boolean; value: unknown };

function messagesOf(parameters: unknown): Said[] {
  const chat = asList(
    below(parameters, "messages", "values") ??
      below(parameters, "responses", "values") ??
      below(parameters, "prompt", "messages"),
  ).map((one) => ({
    isSystem: textAt(one, "role") === "system",
    value: below(one, "content"),
  }));
  const chain = asList(below(parameters, "messages", "messageValues")).map((one) => ({
    isSystem: (textAt(one, "type") || "System").startsWith("System"),
    value: below(one, "message"),
  }));
  return [...chat, ...chain];
}

/** A node that asks a model. */
export const ai: Mapping = ({ node: { parameters, type }, text, note }) => {
  if (!["", "text", "chat", "assistant"].includes(textAt(parameters, "resource"))) return null;
  const messages = messagesOf(parameters);
  const prompt = firstOf(parameters, "text", "prompt");
  const isOfChat = type !== "openAi" && textAt(parameters, "promptType") !== "define";
  const asked = [
    ...messages.filter(({ isSystem }) => !isSystem).map(({ value }) => text(value)),
    ...(typeof prompt === "string" ? [text(prompt)] : []),
  ].filter((one) => one.trim() !== "");
  // Without a prompt of its own it answers what was said in the chat.
  if (asked.length === 0 && isOfChat) asked.push(text("={{ $json.chatInput }}"));
  const rules = [
    text(below(parameters, "options", "systemMessage")),
    ...messages.filter(({ isSystem }) => isSystem).map(({ value }) => text(value)),
  ].filter((one) => one.trim() !== "");
  const instructions = rules.join("\n\n");
  if (instructions.length > maxInstructions) note("Its instructions were too long and were cut.");
  const said = asked.join("\n\n");
  if (said.trim() === "" && instructions === "") return null;
  return {
    type: "ai",
    settings: {
      task: "write",
      instructions: instructions.slice(0, maxInstructions) || "Do what the text asks for.",
      text: (said.trim() === "" ? instructions : said).slice(0, 20_000),
    },
    gives: { at: "", renames: answers },
  };
};

const typeOf = (type: string): string =>
  type === "number" ? "number" : type === "boolean" ? "yes or no" : "text";

/** A node that finds fields in a text. */
export const extractor: Mapping = ({ node: { parameters }, text }) => {
  const fields = asList(below(parameters, "attributes", "attributes")).map((one, at) => ({
    id: `field-${at + 1}`,
    name: text(below(one, "name")).slice(0, 60),
    type: typeOf(textAt(one, "type")),
    description: text(below(one, "description")).slice(0, 500),
  }));
  if (fields.length === 0) return null;
  return {
    type: "ai",
    settings: {
      task: "fill in fields",
      instructions: text(below(parameters, "options", "systemPromptTemplate")).slice(
        0,
        maxInstructions,
      ),
      text: text(below(parameters, "text")).slice(0, 20_000),
      fields: fields.slice(0, 30),
    },
    gives: { at: "", renames: { output: "fields" } },
  };
};
