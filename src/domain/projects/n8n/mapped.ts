import type { AutomationStep } from "../configuration/automation.ts";
import type { N8nNode } from "./read-export.ts";

export type Settings = AutomationStep["configuration"]["settings"];

/** What a node becomes here. */
export type Mapped = {
  type: string;
  settings?: Settings;
  /** What has to be connected or chosen before it runs. */
  connect?: string;
  /** Our way out for each of the node's; without, all lead on. `null` isn't there here. */
  ways?: readonly (string | null)[];
  /** Where what it gives stands in its data; `null`: it gives on what came in. */
  gives?: string | null;
};

/** A node, and how its parameters are read. */
export type Reading = {
  node: N8nNode;
  /** A parameter as a text with our expressions. */
  text: (value: unknown) => string;
  operand: (value: unknown) => string | null;
  /** Says what of it couldn't be taken over. */
  note: (text: string) => void;
};
export type Mapping = (reading: Reading) => Mapped | null;
