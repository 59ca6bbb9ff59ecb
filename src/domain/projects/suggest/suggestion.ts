import type { ConfigurationOf, ServiceType } from "../configuration/types.ts";
import type { ServiceTemplate } from "../contract.ts";
import type { Told } from "./told.ts";

/** Why something was chosen: in a sentence, and what it decided (as `Problem` names places). */
export type Reason = { text: string; path: readonly string[] };

/** A first version of a project, out of one sentence. */
export type ProposedProject = {
  [Type in ServiceType]: {
    kind: "project";
    serviceType: Type;
    name: string;
    description: string;
    configuration: ConfigurationOf<Type>;
    /** What the sentence left open was taken from it; null: from nothing. */
    templateId: string | null;
    reasons: Reason[];
  };
}[ServiceType];

/** Nothing was understood, so the person chooses; nothing is guessed. */
export type AskedBack = { kind: "ask"; text: string };
export type Suggestion = ProposedProject | AskedBack;

/** Who made a proposal, and why a model that could have made it didn't. */
export type Proposer = "model" | "rules" | "rules-limit" | "rules-unavailable" | "rules-unreadable";

/** Fills in the group of one type. */
export type Filled<Type extends ServiceType> = {
  name: string;
  configuration: ConfigurationOf<Type>;
  templateId: string | null;
  reasons: Reason[];
};
export type Filler<Type extends ServiceType> = (
  told: Told,
  templates: readonly Extract<ServiceTemplate, { serviceType: Type }>[],
) => Filled<Type>;
