import { counted } from "#content/words.ts";
import type { ServiceTemplate } from "#domain/projects/contract.ts";

/** A line of a template's description: what is chosen, and how. */
export type TemplateFact = { name: string; value: string };

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const joined = (values: readonly string[]) => values.join(", ");

/** Names of programs and channels as their makers write them; others only get a capital. */
const written: Readonly<Record<string, string>> = {
  hubspot: "HubSpot",
  mongodb: "MongoDB",
  sms: "SMS",
  web: "Website",
  "gpt-4": "GPT-4",
  "claude-3": "Claude 3",
  default: "the provider’s default",
  "long-text": "long text",
};
const nameOf = (id: string) => written[id] ?? capital(id);

/** What a template has decided, in words; the whole of it stands in its configuration (spec studio.md §3.1). */
export function templateFacts(template: ServiceTemplate): TemplateFact[] {
  switch (template.serviceType) {
    case "ai-video-agent":
      return videoFacts(template.configuration.videoAgent);
    case "chatbot":
      return chatbotFacts(template.configuration.chatbot);
    case "automation":
      return automationFacts(template.configuration.automation);
    case "web-app":
      return webAppFacts(template.configuration.webApp);
    case "trading-tool":
      return tradingFacts(template.configuration.tradingTool);
    default:
      return formFacts(template.configuration.formInterface);
  }
}

type Configuration = {
  [Type in ServiceTemplate as Type["serviceType"]]: Type["configuration"];
};

const videoFacts = (video: Configuration["ai-video-agent"]["videoAgent"]): TemplateFact[] => [
  {
    name: "Presenter",
    value: `${capital(video.avatarStyle)}, ${video.voiceType} voice, ${capital(video.language)}`,
  },
  { name: "Length", value: counted(video.duration, "second") },
  { name: "Background", value: capital(video.background) },
  { name: "Starts with", value: `“${video.script.split(/(?<=[.?])\s/)[0] ?? ""}”` },
];

const chatbotFacts = (bot: Configuration["chatbot"]["chatbot"]): TemplateFact[] => [
  { name: "Tone", value: bot.personality === "sales" ? "Sales-focused" : capital(bot.personality) },
  { name: "Answers about", value: joined(bot.knowledgeBase) },
  { name: "Channels", value: joined(bot.channels.map(nameOf)) },
  ...(bot.integrations.crm || bot.integrations.database
    ? [
        {
          name: "Connected to",
          value: joined(Object.values(bot.integrations).filter(Boolean).map(nameOf)),
        },
      ]
    : []),
  {
    name: "Model",
    value: `${capital(nameOf(bot.ai.model))}, temperature ${bot.ai.temperature}, up to ${counted(bot.ai.maxTokens, "token")}`,
  },
];

const automationFacts = (flow: Configuration["automation"]["automation"]): TemplateFact[] => [
  { name: "Trigger", value: joined(flow.triggers.map(({ configuration }) => configuration.name)) },
  {
    name: "Then",
    value: flow.workflows.map(({ configuration }) => configuration.name).join(" → "),
  },
  { name: "Connects", value: joined(flow.integrations.map(nameOf)) },
];

const webAppFacts = (app: Configuration["web-app"]["webApp"]): TemplateFact[] => [
  { name: "Features", value: app.features.join("; ") },
  { name: "Sign-in", value: app.authentication },
  { name: "Built with", value: `${app.framework}; ${app.database}` },
  { name: "Payments", value: app.paymentGateway || "None in the app" },
];

const tradingFacts = (tool: Configuration["trading-tool"]["tradingTool"]): TemplateFact[] => [
  { name: "Platform", value: tool.platform },
  { name: "Indicators", value: tool.indicators.join("; ") },
  ...(tool.strategies.length ? [{ name: "Rule", value: tool.strategies.join("; ") }] : []),
  { name: "Backtest", value: tool.backtesting ? "Yes, with costs" : "No: it never trades" },
  { name: "Alerts", value: tool.alerts.join("; ") },
];

const formFacts = (form: Configuration["form-interface"]["formInterface"]): TemplateFact[] => [
  { name: "Asks", value: joined(form.fields.map(({ name }) => name.replace(/\?$/, ""))) },
  { name: "Logic", value: form.logic.join("; ") },
  {
    name: "Design",
    value: `${form.styling.layout === "steps" ? "In steps" : "On one page"}, ${form.styling.theme === "system" ? "light or dark, as on the visitor’s device" : form.styling.theme}`,
  },
  { name: "Sends to", value: joined(form.integrations) },
];
