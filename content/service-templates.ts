import type { ServiceTemplate, ServiceType } from "#domain/projects/contract.ts";
import { automationTemplates } from "./service-templates/automations.ts";
import { chatbotTemplates } from "./service-templates/chatbots.ts";
import { formInterfaceTemplates } from "./service-templates/form-interfaces.ts";
import { pageAutomations } from "./service-templates/page-automations.ts";
import { tradingToolTemplates } from "./service-templates/trading-tools.ts";
import { videoAgentTemplates } from "./service-templates/video-agents.ts";
import { webAppTemplates } from "./service-templates/web-apps.ts";

/** ISO date on which their texts were last changed. */
export const serviceTemplatesChanged = "2026-11-23";

/** The twelve templates of spec studio.md §3.2, in the order of their types: the studio loads exactly these. */
export const serviceTemplates: readonly ServiceTemplate[] = [
  ...videoAgentTemplates,
  ...chatbotTemplates,
  ...automationTemplates,
  ...webAppTemplates,
  ...tradingToolTemplates,
  ...formInterfaceTemplates,
];

/** A template by its id: one of the twelve, or of the automations of /tutorials/automation. */
export const findTemplate = (id: string | undefined): ServiceTemplate | undefined =>
  [...serviceTemplates, ...pageAutomations].find((template) => template.id === id);

/** A type under its everyday name, with the catalogue service that builds it. */
export type TemplateShelf = {
  type: ServiceType;
  title: string;
  /** What a template of this type decides beforehand. */
  summary: string;
  serviceId: string;
};

/** In the order of `serviceTypes` (src/domain/projects/contract.ts). */
export const templateShelves: readonly TemplateShelf[] = [
  {
    type: "ai-video-agent",
    title: "Video agents",
    summary: "A script to adapt, with presenter, voice, length and colours already chosen.",
    serviceId: "ai-video-1min",
  },
  {
    type: "chatbot",
    title: "Chatbots",
    summary:
      "A tone, the topics it answers, where people can reach it, and how freely it words its answers.",
    serviceId: "gpt4-chatbot",
  },
  {
    type: "automation",
    title: "Automations",
    summary: "What triggers it, the steps that follow, and the tools it connects.",
    serviceId: "workflow-automation",
  },
  {
    type: "web-app",
    title: "Web apps",
    summary: "The features that such an app always needs, and what it is built with.",
    serviceId: "web-app",
  },
  {
    type: "trading-tool",
    title: "Trading tools",
    summary:
      "A rule with its indicators and alerts. Software, not advice: you can lose money with it.",
    serviceId: "pine-script-indicator",
  },
  {
    type: "form-interface",
    title: "Forms",
    summary: "The questions, their order and conditions, and where the answers go.",
    serviceId: "smart-form",
  },
];
