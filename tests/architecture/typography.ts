import { isForTests, isNode, type Node, type Source } from "./source.ts";

/** What holds no texts that people read, or texts that are read by programs, each with its reason. */
const unreadFiles: readonly (readonly [RegExp, string])[] = [
  [/^src\/(config|db|worker\/tables)(\/|\.ts$)/, "the console of whoever runs it"],
  [/^src\/http\/v1\//, "the API's contract"],
  [/^src\/kit\/contact\//, "ways in which visitors say who they are"],
  [/^content\/answers\/(concepts|concepts-in-detail|service-names)\.ts$/, "ways to ask"],
  [/instructions\.ts$|^src\/domain\/consultant\/ports\.ts$/, "what a model is told"],
  [/^src\/steps\/ai\/run\.ts$/, "what a model is told"],
  [/^src\/providers\/rendering\/built-in\/voice\//, "spoken in ASCII"],
  [/^content\/channel-words\.ts$/, "text messages, whose alphabet has no other"],
];

/** Keys whose values visitors type, or describe what they type. */
const typedKeys: ReadonlySet<string> = new Set(["asks", "said"]);
/** Calls whose texts are patterns, logs, notes of columns or hints for a model. */
const unreadCalls =
  /^(said|any|whole|list|describeColumns|describe|sql|info|warn|error|debug|Error|ConfigError)$/;
/** A regular expression written as text. */
const isPattern = (text: string): boolean => /^[^\p{Lu}]*(\S\||\|\S|\(\?|\\[bdpsw])/u.test(text);

/** Texts that people read with a straight apostrophe in a word: they are written with ’. */
export const straightApostrophes = (sources: Source[]): string[] =>
  sources
    .filter(({ path }) => /^(src|content|widget)\//.test(path) && !isForTests(path))
    .filter(({ path }) => !unreadFiles.some(([files]) => files.test(path)))
    .flatMap(({ path, body }) =>
      textsIn(body)
        .filter((text) => /\p{L}'\p{L}/u.test(text) && !isPattern(text))
        .map((text) => `${path}: ${text.trim().replaceAll(/\s+/g, " ").slice(0, 80)}`),
    );

/** Entries of the list above that no file matches. */
export const unusedUnreadFiles = (sources: Source[]): string[] =>
  unreadFiles
    .filter(([files]) => !sources.some(({ path }) => files.test(path)))
    .map(([files]) => String(files));

/** The texts in a part of a program, without those of the calls and keys above. */
function textsIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(textsIn);
  if (typeof part !== "object" || part === null) return [];
  const node = part as Node;
  if (!isNode(node)) return Object.values(part).flatMap(textsIn);
  if (/^Import|^ExportAll/.test(node.type)) return [];
  if (node.type === "Property" && typedKeys.has(nameOf(node["key"]))) return [];
  if (unreadCalls.test(nameOf(node["callee"] ?? node["tag"]))) return [];
  if (node.type === "Literal") return typeof node["value"] === "string" ? [node["value"]] : [];
  if (node.type === "JSXText") return [String(node["value"])];
  if (node.type === "TemplateElement") return [(node["value"] as { cooked: string }).cooked];
  return Object.values(node).flatMap((value) => (typeof value === "object" ? textsIn(value) : []));
}

/** `asks`, `"asks"` and `log.info` as asks and info. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return "";
  if (node.type === "MemberExpression") return nameOf(node["property"]);
  const name = node["name"] ?? node["value"];
  return typeof name === "string" ? name : "";
}
