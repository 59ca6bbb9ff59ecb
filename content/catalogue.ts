import type { Category, CategoryId, ServiceSeed } from "#domain/catalogue/contract.ts";
import { aiLeadGenPage } from "./catalogue/ai-lead-gen-lp.ts";
import { aiVideo } from "./catalogue/ai-video-1min.ts";
import { clientPortal } from "./catalogue/client-portal.ts";
import { crmIntegration } from "./catalogue/crm-integration.ts";
import { fullWebsite } from "./catalogue/full-website.ts";
import { chatbot } from "./catalogue/gpt4-chatbot.ts";
import { landingPage } from "./catalogue/landing-page.ts";
import { marketDashboard } from "./catalogue/market-dashboard.ts";
import { ongoingMaintenance } from "./catalogue/ongoing-maintenance.ts";
import { pineScriptIndicator } from "./catalogue/pine-script-indicator.ts";
import { smartForm } from "./catalogue/smart-form.ts";
import { techConsulting } from "./catalogue/tech-consulting.ts";
import { uiUxDesign } from "./catalogue/ui-ux-design.ts";
import { vslAiHost } from "./catalogue/vsl-ai-host.ts";
import { webApp } from "./catalogue/web-app.ts";
import { workflowAutomation } from "./catalogue/workflow-automation.ts";

/** The six categories in the order of the page (spec site.md §3). */
export const categories: readonly Category[] = [
  {
    id: "ai-automation",
    name: "AI & Automation",
    summary:
      "Video agents, chatbots and workflows that answer, present and pass work on automatically.",
    color: "indigo",
  },
  {
    id: "web-dev",
    name: "Web Development",
    summary: "From one page for one offer to an app your whole team works in.",
    color: "teal",
  },
  {
    id: "trading-financial",
    name: "Trading & Financial",
    summary: "Your rules as TradingView scripts, and your markets on one screen.",
    color: "ochre",
  },
  {
    id: "forms-interfaces",
    name: "Forms & Interfaces",
    summary: "Forms that arrive complete, and portals where clients find answers themselves.",
    color: "moss",
  },
  {
    id: "marketing-crm",
    name: "Marketing & CRM",
    summary: "Pages and videos that bring in requests, and a CRM that records each one once.",
    color: "plum",
  },
  {
    id: "support-consulting",
    name: "Support & Consulting",
    summary: "Someone to advise you, design it, and keep it running.",
    color: "slate",
  },
];

/** The sixteen services in the order of the page (spec site.md §3, figures of §9). Prices in dollars. */
export const services: readonly ServiceSeed[] = [
  aiVideo,
  chatbot,
  workflowAutomation,
  landingPage,
  fullWebsite,
  webApp,
  pineScriptIndicator,
  marketDashboard,
  smartForm,
  clientPortal,
  aiLeadGenPage,
  vslAiHost,
  crmIntegration,
  ongoingMaintenance,
  uiUxDesign,
  techConsulting,
];

/** Where an address such as `/services?category=ai-automation#chatbots` leads: the service whose place carries the id. */
export type ServiceAnchor = {
  /** The element's id on /services. */
  anchor: string;
  serviceId: string;
  /** The category to open (design, open points). */
  category: CategoryId;
};

/** The footer's anchors (spec studio.md §2.1). */
export const serviceAnchors: readonly ServiceAnchor[] = [
  { anchor: "1-minute-ai-video-agents", serviceId: "ai-video-1min", category: "ai-automation" },
  { anchor: "chatbots", serviceId: "gpt4-chatbot", category: "ai-automation" },
  { anchor: "automation", serviceId: "workflow-automation", category: "ai-automation" },
  { anchor: "web-apps", serviceId: "web-app", category: "web-dev" },
  { anchor: "pinescript", serviceId: "pine-script-indicator", category: "trading-financial" },
  { anchor: "forms", serviceId: "smart-form", category: "forms-interfaces" },
];
