/** A paragraph, an item of a list, a row of a table, code with its lines, or a heading with its level (1 the highest). */
export type Block = { text: string } & (
  | { kind: "paragraph" | "item" | "row" | "code" }
  | { kind: "heading"; level: number }
);
