import { languageNames } from "./code-languages.ts";

/** The parts of an HTML tree (hast) that are looked at here. */
type TreeNode = {
  type: string;
  tagName?: string;
  /** Of a text. */
  value?: string;
  properties?: Record<string, unknown>;
  data?: { meta?: string | null };
  children?: TreeNode[];
};

/**
 * A rehype plugin, part of the build: tells the frame around a piece of code (code-frame.tsx) in which language
 * it is and its title, both from the fence: ```js title="Send a message". And of how many lines it is, as many as
 * are kept free for it until it is seen.
 * @throws Error on a fence without a language that we know, and on words after it that say nothing
 */
export function markCode() {
  return (tree: TreeNode): void => mark(tree);
}

function mark(node: TreeNode): void {
  const [code] = node.children ?? [];
  if (node.tagName === "pre" && code?.tagName === "code") {
    node.properties = {
      ...node.properties,
      language: languageOf(code),
      lines: linesOf(code),
      ...titleOf(code),
    };
    return;
  }
  for (const child of node.children ?? []) mark(child);
}

const linesOf = ({ children = [] }: TreeNode): number =>
  children.reduce((sum, { value = "" }) => sum + value.split("\n").length - 1, 0);

function languageOf({ properties }: TreeNode): string {
  const names = (properties?.["className"] ?? []) as string[];
  const id = names.find((name) => name.startsWith("language-"))?.slice("language-".length) ?? "";
  const language = (languageNames as Record<string, string>)[id];
  if (!language) throw new Error(`No language "${id}" for code: see code-languages.ts`);
  return language;
}

function titleOf({ data }: TreeNode): { title?: string } {
  if (!data?.meta) return {};
  const [, title] = /^title="([^"]+)"$/.exec(data.meta) ?? [];
  if (!title) throw new Error(`After the language stands title="…", not ${data.meta}`);
  return { title };
}
