import { z } from "zod";
import { Automation } from "./automation.ts";
import { Chatbot } from "./chatbot.ts";
import { FormInterface } from "./form-interface.ts";
import { TradingTool } from "./trading-tool.ts";
import type { ServiceType } from "./types.ts";
import { VideoAgent } from "./video-agent.ts";
import { WebApp } from "./web-app.ts";

const about = {
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string().trim().min(1).max(100),
  description: z.string().trim().min(1).max(500),
  popular: z.boolean(),
};
const template = <Type extends ServiceType, Version extends number, Shape extends z.ZodRawShape>(
  type: Type,
  schemaVersion: Version,
  group: Shape,
) =>
  z.object({
    ...about,
    serviceType: z.literal(type),
    /** The version of its configuration, which is today's (content/service-templates.test.ts). */
    schemaVersion: z.literal(schemaVersion),
    configuration: z.object(group),
  });

/** A template (spec studio.md §3.2): its configuration holds the group of its type (§3.1). */
export const ServiceTemplate = z.discriminatedUnion("serviceType", [
  template("ai-video-agent", 2, { videoAgent: VideoAgent }),
  template("chatbot", 2, { chatbot: Chatbot }),
  template("automation", 3, { automation: Automation }),
  template("web-app", 1, { webApp: WebApp }),
  template("trading-tool", 2, { tradingTool: TradingTool }),
  template("form-interface", 2, { formInterface: FormInterface }),
]);
export type ServiceTemplate = z.infer<typeof ServiceTemplate>;
/** The templates of one type. */
export type TemplateOf<Type extends ServiceType> = Extract<ServiceTemplate, { serviceType: Type }>;
