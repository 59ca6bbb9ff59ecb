/** The parts of a Markdown tree (mdast) that are looked at here. */
type TreeNode = {
  type: string;
  depth?: number;
  value?: string;
  children?: TreeNode[];
  data?: Record<string, unknown>;
};

export type Heading = { id: string; text: string };

/**
 * A remark plugin, part of the build: gives every heading of a document an id made of its words, and exports
 * the main ones as `headings`, for the table of contents.
 * @throws Error on a heading with anything but words in it, and on two that would share an id
 */
export function markHeadings() {
  return (tree: TreeNode): void => {
    const headings: Heading[] = [];
    const taken = new Set<string>();
    for (const node of tree.children ?? []) {
      if (node.type !== "heading") continue;
      const text = wordsOf(node);
      const id = idOf(text);
      if (!id || taken.has(id)) throw new Error(`No id of its own for the heading "${text}"`);
      taken.add(id);
      node.data = { ...node.data, hProperties: { id } };
      if (node.depth === 2) headings.push({ id, text });
    }
    tree.children = [exported("headings", headings), ...(tree.children ?? [])];
  };
}

/** `Data we don’t sell` → `data-we-dont-sell` */
const idOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

function wordsOf({ type, value, children }: TreeNode): string {
  if (children) return children.map(wordsOf).join("");
  if (type === "text" || type === "inlineCode") return value ?? "";
  throw new Error(`A heading holds words only, not ${type}`);
}

/** `export const <name> = <headings>` as a node of the tree, with the syntax tree that MDX goes by. */
function exported(name: string, headings: Heading[]): TreeNode {
  const literal = (value: string) => ({ type: "Literal", value });
  const property = ([key, value]: [string, string]) => ({
    type: "Property",
    kind: "init",
    method: false,
    shorthand: false,
    computed: false,
    key: { type: "Identifier", name: key },
    value: literal(value),
  });
  const init = {
    type: "ArrayExpression",
    elements: headings.map((heading) => ({
      type: "ObjectExpression",
      properties: Object.entries(heading).map(property),
    })),
  };
  const declaration = {
    type: "VariableDeclaration",
    kind: "const",
    declarations: [{ type: "VariableDeclarator", id: { type: "Identifier", name }, init }],
  };
  const body = [{ type: "ExportNamedDeclaration", specifiers: [], source: null, declaration }];
  return {
    type: "mdxjsEsm",
    value: "",
    data: { estree: { type: "Program", sourceType: "module", comments: [], body } },
  };
}
