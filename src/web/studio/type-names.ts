import type { ServiceType } from "#domain/projects/contract.ts";

/** Each type of project as people call it. */
export const typeNames: Readonly<Record<ServiceType, string>> = {
  "ai-video-agent": "Video agent",
  chatbot: "Chatbot",
  automation: "Automation",
  "web-app": "Web app",
  "trading-tool": "Trading tool",
  "form-interface": "Form",
};
