import type { DeploymentView, ServiceType } from "#domain/projects/contract.ts";

/** What each type is called in the studio. */
export const typeNames: Readonly<Record<ServiceType, string>> = {
  "ai-video-agent": "AI video agent",
  chatbot: "Chatbot",
  automation: "Automation",
  "web-app": "Web app",
  "trading-tool": "Trading tool",
  "form-interface": "Form",
};

/** What runs, in words: `Draft`, `Live v4`, `Changed since v4`, `Paused`. */
export function publishedWords(deployment: DeploymentView | null): string {
  if (!deployment || deployment.state === "retired") return "Draft";
  if (deployment.state === "paused") return `Paused (v${deployment.number})`;
  const { number, isChangedSince } = deployment;
  return isChangedSince ? `Changed since v${number}` : `Live v${number}`;
}
