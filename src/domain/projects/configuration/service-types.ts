/** What can be designed (spec studio.md §3.1). Apart from the schemas, so that a list of projects loads none of them. */
export const serviceTypes = [
  "ai-video-agent",
  "chatbot",
  "automation",
  "web-app",
  "trading-tool",
  "form-interface",
] as const;
export type ServiceType = (typeof serviceTypes)[number];

/** Types that run here once published; the others are briefs that are ordered. */
export const publishableTypes: readonly ServiceType[] = [
  "form-interface",
  "chatbot",
  "ai-video-agent",
  "automation",
];
