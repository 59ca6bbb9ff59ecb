/** The services that /docs explains, in its two tables (studio.md §1); ids of content/catalogue.ts. */
export const documentedServices = {
  ai: ["ai-video-1min", "vsl-ai-host", "gpt4-chatbot", "workflow-automation"],
  web: ["web-app", "smart-form", "client-portal", "pine-script-indicator", "crm-integration"],
} as const;
