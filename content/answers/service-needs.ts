import type { ServiceNeed } from "#domain/answers/contract.ts";
import { automationNeeds } from "./service-needs-automation.ts";
import { pageNeeds } from "./service-needs-pages.ts";
import { systemNeeds } from "./service-needs-systems.ts";

/** By service id: how a need for it is told, and what is said to it. */
export const serviceNeeds: Readonly<Record<string, ServiceNeed>> = {
  ...automationNeeds,
  ...pageNeeds,
  ...systemNeeds,
};
