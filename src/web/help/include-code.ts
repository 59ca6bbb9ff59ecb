import { readFileSync } from "node:fs";
import { join } from "node:path";

const content = join(import.meta.dirname, "../../../content");

/** The parts of a Markdown tree (mdast) that are looked at here. */
type TreeNode = {
  type: string;
  value?: string;
  meta?: string | null;
  children?: TreeNode[];
};

/**
 * A remark plugin, part of the build: an empty fence that names a file of content/ shows that file, so that what
 * a page shows is what tests run: ```js file="samples/list-services.mjs" title="…".
 * @throws Error where the file isn't there, and where the fence has text of its own
 */
export function includeCode() {
  return (tree: TreeNode): void => {
    for (const node of tree.children ?? []) {
      const file = node.type === "code" && /file="([\w./-]+)" ?/.exec(node.meta ?? "");
      if (!file) continue;
      if (node.value)
        throw new Error(`The code of ${file[1]} stands in its file, not in the fence`);
      node.value = readFileSync(join(content, file[1] ?? ""), "utf8").trimEnd();
      node.meta = node.meta?.replace(file[0], "").trim() || null;
    }
  };
}
