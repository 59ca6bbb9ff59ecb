import type { AutomationStep } from "../configuration/automation.ts";
import type { N8nNode } from "./read-export.ts";
import type { Source } from "./sources.ts";

export type Settings = AutomationStep["configuration"]["settings"];

/** Where what a step gives stands in its data, such as `.body`, and what is called otherwise there. */
export type Gives = {
  at: string;
  renames?: Readonly<Record<string, string | null>>;
  /** It only adds these fields to what came in. */
  adds?: readonly string[];
  isUnread?: true;
};

/** What a node becomes here. */
export type Mapped = {
  type: string;
  settings?: Settings;
  /** What has to be connected or chosen before it runs. */
  connect?: string;
  /** Our ways out for each of the node's; without, the first leads on. `null` isn't there here. */
  ways?: readonly (string | null | readonly string[])[];
  /** `null`: it gives on what came in. */
  gives?: Gives | null;
};

/** A node, and how its parameters are read. */
export type Reading = {
  node: N8nNode;
  /** What comes in. */
  before: Source;
  /** A parameter as a text with our expressions. */
  text: (value: unknown) => string;
  operand: (value: unknown) => string | null;
  /** JSON, with expressions in its texts, as one of our expressions. */
  json: (value: unknown) => string | null;
  /** Says what of it couldn't be taken over. */
  note: (text: string) => void;
};
export type Mapping = (reading: Reading) => Mapped | null;
