import { z } from "zod";
import type { Json } from "#kit/json-changes.ts";
import { Automation, automationProblems, newAutomation } from "./automation.ts";
import { Chatbot, chatbotProblems, newChatbot } from "./chatbot.ts";
import { FormInterface, newForm } from "./form-interface.ts";
import { formProblems } from "./form-problems.ts";
import type { Problem } from "./parts.ts";
import { type ServiceType, serviceTypes } from "./service-types.ts";
import { tradingToolProblems } from "./trading-problems.ts";
import { newTradingTool, TradingTool } from "./trading-tool.ts";
import { newVideoAgent, VideoAgent, videoAgentProblems } from "./video-agent.ts";
import { newWebApp, WebApp, webAppProblems } from "./web-app.ts";

export { type ServiceType, serviceTypes };

/** The configuration of each type: one group under the name that spec studio.md §3.1 gives it. */
export const configurationSchemas = {
  "ai-video-agent": z.strictObject({ videoAgent: VideoAgent }),
  chatbot: z.strictObject({ chatbot: Chatbot }),
  automation: z.strictObject({ automation: Automation }),
  "web-app": z.strictObject({ webApp: WebApp }),
  "trading-tool": z.strictObject({ tradingTool: TradingTool }),
  "form-interface": z.strictObject({ formInterface: FormInterface }),
} as const satisfies Record<ServiceType, z.ZodType>;
export type ConfigurationOf<Type extends ServiceType> = z.infer<
  (typeof configurationSchemas)[Type]
>;
export type Configuration = ConfigurationOf<ServiceType>;

/** The version that configurations of each type are stored in today. */
export const schemaVersions: Readonly<Record<ServiceType, number>> = {
  "ai-video-agent": 2,
  chatbot: 2,
  automation: 3,
  "web-app": 1,
  "trading-tool": 2,
  "form-interface": 2,
};

const empty: { readonly [Type in ServiceType]: ConfigurationOf<Type> } = {
  "ai-video-agent": { videoAgent: newVideoAgent },
  chatbot: { chatbot: newChatbot },
  automation: { automation: newAutomation },
  "web-app": { webApp: newWebApp },
  "trading-tool": { tradingTool: newTradingTool },
  "form-interface": { formInterface: newForm },
};
/** A configuration as it begins, with the defaults of spec studio.md §3.1. */
export const newConfiguration = <Type extends ServiceType>(type: Type): ConfigurationOf<Type> =>
  structuredClone(empty[type]);

/** The same value, as JSON that can be compared and merged. */
export const asJson = (value: unknown): Json => structuredClone(value) as Json;

/** What keeps a configuration from being published or ordered; empty where it is ready. */
export function problemsOf(configuration: Configuration): Problem[] {
  if ("videoAgent" in configuration) return videoAgentProblems(configuration.videoAgent);
  if ("chatbot" in configuration) return chatbotProblems(configuration.chatbot);
  if ("automation" in configuration) return automationProblems(configuration.automation);
  if ("webApp" in configuration) return webAppProblems(configuration.webApp);
  if ("tradingTool" in configuration) return tradingToolProblems(configuration.tradingTool);
  return formProblems(configuration.formInterface);
}
