/** A workflow as n8n exports it. */
export type Node = { name: string; type: string; parameters?: object; [more: string]: unknown };
export const node = (
  name: string,
  type: string,
  parameters: object = {},
  more: object = {},
): Node => ({
  id: crypto.randomUUID(),
  name,
  type: `n8n-nodes-base.${type}`,
  typeVersion: 2,
  position: [100, 200],
  parameters,
  ...more,
});
export const to = (...names: string[]) =>
  names.map((one) => ({ node: one, type: "main", index: 0 }));
export const exported = (nodes: readonly unknown[], connections: object = {}) =>
  JSON.stringify({ name: "Orders", nodes, connections, settings: { timezone: "Europe/Berlin" } });
