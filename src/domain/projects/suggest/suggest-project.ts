import { configurationSchemas, type ServiceType } from "../configuration/types.ts";
import type { ServiceTemplate } from "../contract.ts";
import { fillAutomation } from "./fill-automation.ts";
import { fillChatbot } from "./fill-chatbot.ts";
import { fillForm } from "./fill-form.ts";
import { fillTradingTool } from "./fill-trading-tool.ts";
import { fillVideo } from "./fill-video.ts";
import { fillWebApp } from "./fill-web-app.ts";
import { readType } from "./read-type.ts";
import type { Filler, ProposedProject, Suggestion } from "./suggestion.ts";
import { capital, clipped, readTold, type Told } from "./told.ts";

const fillers: { readonly [Type in ServiceType]: Filler<Type> } = {
  "ai-video-agent": fillVideo,
  chatbot: fillChatbot,
  automation: fillAutomation,
  "web-app": fillWebApp,
  "trading-tool": fillTradingTool,
  "form-interface": fillForm,
};

/** The type of project that some words ask for, as `suggestProject` reads them; null where they tell none. */
export const askedType = (words: string): ServiceType | null => readType(readTold(words));

/**
 * A first version of a project, read by rules from a sentence in English, German, Spanish or French: its type, and what
 * it names; the rest comes from a template. Every proposal is valid and within all limits, whatever was typed.
 * @param as makes it this type instead of the one that the sentence tells
 * @returns a proposal with its reasons, or the question which type it should be
 */
export function suggestProject(
  sentence: string,
  { templates, as }: { templates: readonly ServiceTemplate[]; as?: ServiceType | undefined },
): Suggestion {
  const told = readTold(sentence);
  const serviceType = as ?? readType(told);
  if (!serviceType)
    return {
      kind: "ask",
      text:
        told.sentence === ""
          ? "Say in one sentence what you would like to make."
          : "Your sentence doesn’t say what it should be. Choose one:",
    };
  return propose(serviceType, told, templates);
}

function propose(
  serviceType: ServiceType,
  told: Told,
  templates: readonly ServiceTemplate[],
): ProposedProject {
  // A type's filler takes that type's templates, and the schema of a type's key is that type's schema.
  const fill = fillers[serviceType] as Filler<ServiceType>;
  const filled = fill(
    told,
    templates.filter((one) => one.serviceType === serviceType),
  );
  return {
    ...filled,
    kind: "project",
    serviceType,
    name: clipped(filled.name, 100) || "Project",
    description: clipped(capital(told.sentence), 500),
    configuration: configurationSchemas[serviceType].parse(structuredClone(filled.configuration)),
  } as ProposedProject;
}
