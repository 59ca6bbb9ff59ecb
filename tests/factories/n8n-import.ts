import jsonata from "jsonata";
import { expect } from "vitest";
import {
  settingsOf,
  triggerSettingsOf,
} from "../../src/domain/projects/configuration/automation-settings.ts";
import { importN8n } from "../../src/domain/projects/n8n/import-n8n.ts";
import { exported, type Node, node, to } from "./n8n.ts";

/** Nodes in a row, the first of them a trigger. */
export const rowOf = (...nodes: readonly Node[]) => ({
  nodes,
  connections: Object.fromEntries(
    nodes.slice(1).map(({ name }, at) => [nodes[at]?.name ?? "", { main: [to(name)] }]),
  ),
});
export const hand = node("Hand", "manualTrigger");
export const hook = node("Hook", "webhook");

/** What came of a workflow; that its settings have the shapes of their kinds is looked at on the way. */
export const imported = (nodes: readonly unknown[], connections: object = {}) => {
  const { proposal, report } = importN8n(exported(nodes, connections));
  const { automation } = proposal.configuration;
  const step = (id: string) => automation.workflows.find((one) => one.id === id);
  const settings = (id: string) => step(id)?.configuration.settings;
  const said = report.notes.map(({ name, text }) => `${name}: ${text}`);
  expect(automation.workflows.filter((one) => one.type !== "action" && !settingsOf(one))).toEqual(
    [],
  );
  const { triggers } = automation;
  expect(triggers.filter((one) => one.type !== "trigger" && !triggerSettingsOf(one))).toEqual([]);
  return { automation, report, step, settings, said };
};
export const inRow = (...nodes: readonly Node[]) => {
  const { nodes: all, connections } = rowOf(...nodes);
  return imported(all, connections);
};

/** What the one expression of a text gives with this data. */
export const worked = async (text: unknown, data: object): Promise<unknown> => {
  const found: unknown = await jsonata(String(text).replace(/^\{\{|\}\}$/g, "")).evaluate(data);
  return JSON.parse(JSON.stringify(found ?? null)) as unknown;
};
