import { z } from "zod";
import { AppError } from "#errors";
import {
  AutomationV1,
  AutomationV2,
  automationBasics,
  migrateAutomation,
} from "./configuration/automation.ts";
import { type Chatbot, ChatbotV1, migrateChatbot } from "./configuration/chatbot.ts";
import { FormInterfaceV1, migrateForm } from "./configuration/form-interface-v1.ts";
import { migrateTradingTool, TradingToolV1 } from "./configuration/trading-tool.ts";
import {
  type ConfigurationOf,
  configurationSchemas,
  schemaVersions,
  type ServiceType,
} from "./configuration/types.ts";
import { migrateVideoAgent, type VideoAgent, VideoAgentV1 } from "./configuration/video-agent.ts";

/** From the version of its place (the first leads from 1 to 2) to the next. */
const migrations: Readonly<Partial<Record<ServiceType, readonly ((old: unknown) => unknown)[]>>> = {
  "ai-video-agent": [
    (old) => ({
      videoAgent: migrateVideoAgent(z.object({ videoAgent: VideoAgentV1 }).parse(old).videoAgent),
    }),
  ],
  chatbot: [
    (old) => ({ chatbot: migrateChatbot(z.object({ chatbot: ChatbotV1 }).parse(old).chatbot) }),
  ],
  automation: [
    (old) => ({
      automation: migrateAutomation(z.object({ automation: AutomationV1 }).parse(old).automation),
    }),
    (old) => ({
      automation: {
        ...z.object({ automation: AutomationV2 }).parse(old).automation,
        ...automationBasics,
      },
    }),
  ],
  "trading-tool": [
    (old) => ({
      tradingTool: migrateTradingTool(
        z.object({ tradingTool: TradingToolV1 }).parse(old).tradingTool,
      ),
    }),
  ],
  "form-interface": [
    (old) => ({
      formInterface: migrateForm(
        z.object({ formInterface: FormInterfaceV1 }).parse(old).formInterface,
      ),
    }),
  ],
};

type StoredDraft = { serviceType: ServiceType; configuration: unknown; schemaVersion: number };

/** A video agent's draft, out of a project's row; null for projects of other types. */
export const readVideoAgent = ({
  serviceType,
  configuration,
  schemaVersion,
}: StoredDraft): VideoAgent | null =>
  serviceType === "ai-video-agent"
    ? readConfiguration(serviceType, configuration, schemaVersion).videoAgent
    : null;

/** A bot's draft, out of a project's row; null for projects of other types. */
export const readChatbot = ({
  serviceType,
  configuration,
  schemaVersion,
}: StoredDraft): Chatbot | null =>
  serviceType === "chatbot"
    ? readConfiguration(serviceType, configuration, schemaVersion).chatbot
    : null;

/** The longest configuration, as JSON in characters. */
export const maxConfigurationLength = 256 * 1024;

/**
 * A configuration as it is today, out of what was stored or sent in `schemaVersion`.
 * @throws AppError newer_version where it comes from a newer program, too_large
 * @throws ZodError where it is none of this type, or beyond a limit (spec studio.md §5, §9)
 */
export function readConfiguration<Type extends ServiceType>(
  type: Type,
  stored: unknown,
  schemaVersion: number,
): ConfigurationOf<Type> {
  if (schemaVersion > schemaVersions[type]) throw new AppError("newer_version");
  if (JSON.stringify(stored ?? null).length > maxConfigurationLength)
    throw new AppError("too_large");
  const migrated = (migrations[type] ?? [])
    .slice(schemaVersion - 1)
    .reduce((now, migrate) => migrate(now), stored);
  // The schema of a type's key is that type's schema.
  return configurationSchemas[type].parse(migrated) as ConfigurationOf<Type>;
}
