import { counted } from "#content/words.ts";
import { conditionInWords } from "#domain/projects/configuration/form-words.ts";
import { alertInWords, indicatorName } from "#domain/projects/configuration/trading-words.ts";
import type { ConfigurationOf } from "#domain/projects/configuration/types.ts";
import { scriptOf } from "#domain/projects/configuration/video-scenes.ts";
import type { Configuration } from "#domain/projects/contract.ts";

/** A line of a description: what is chosen, and how. */
export type ConfigurationFact = { name: string; value: string };

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

/** What a configuration has decided, in words (spec studio.md §3.1). */
export function configurationFacts(configuration: Configuration): ConfigurationFact[] {
  if ("videoAgent" in configuration) return videoFacts(configuration.videoAgent);
  if ("chatbot" in configuration) return chatbotFacts(configuration.chatbot);
  if ("automation" in configuration) return automationFacts(configuration.automation);
  if ("webApp" in configuration) return webAppFacts(configuration.webApp);
  if ("tradingTool" in configuration) return tradingFacts(configuration.tradingTool);
  return formFacts(configuration.formInterface);
}

const videoFacts = (
  video: ConfigurationOf<"ai-video-agent">["videoAgent"],
): ConfigurationFact[] => [
  {
    name: "Presenter",
    value: `${capital(video.avatarStyle)}, ${video.voiceType} voice, ${capital(video.language)}`,
  },
  { name: "Length", value: counted(video.duration, "second") },
  { name: "Background", value: capital(video.background) },
  { name: "Starts with", value: `“${scriptOf(video).split(/(?<=[.?])\s/)[0] ?? ""}”` },
];

const connectedTo = ({ integrations }: ConfigurationOf<"chatbot">["chatbot"]): string[] =>
  [integrations.crm, integrations.database].filter((one) => one !== undefined);

const chatbotFacts = (bot: ConfigurationOf<"chatbot">["chatbot"]): ConfigurationFact[] => [
  { name: "Tone", value: bot.personality === "sales" ? "Sales-focused" : capital(bot.personality) },
  { name: "Answers about", value: joined(bot.knowledgeBase) },
  { name: "Channels", value: joined(bot.channels.map(nameOf)) },
  ...(connectedTo(bot).length > 0
    ? [{ name: "Connected to", value: joined(connectedTo(bot).map(nameOf)) }]
    : []),
  {
    name: "Model",
    value: `${capital(nameOf(bot.ai.model))}, temperature ${bot.ai.temperature}, up to ${counted(bot.ai.maxTokens, "token")}`,
  },
];

const automationFacts = (
  flow: ConfigurationOf<"automation">["automation"],
): ConfigurationFact[] => [
  { name: "Trigger", value: joined(flow.triggers.map(({ configuration }) => configuration.name)) },
  {
    name: "Then",
    value: flow.workflows.map(({ configuration }) => configuration.name).join(" → "),
  },
  { name: "Connects", value: joined(flow.integrations.map(nameOf)) },
];

const webAppFacts = (app: ConfigurationOf<"web-app">["webApp"]): ConfigurationFact[] => [
  ...(app.goal ? [{ name: "Goal", value: app.goal }] : []),
  { name: "Features", value: app.features.join("; ") },
  { name: "Sign-in", value: app.authentication },
  { name: "Built with", value: `${app.framework}; ${app.database}` },
  { name: "Payments", value: app.paymentGateway || "None in the app" },
];

const tradingFacts = (
  tool: ConfigurationOf<"trading-tool">["tradingTool"],
): ConfigurationFact[] => [
  { name: "Platform", value: tool.platform },
  { name: "Indicators", value: tool.indicators.map(indicatorName).join("; ") },
  ...(tool.strategies.length ? [{ name: "Rule", value: tool.strategies.join("; ") }] : []),
  { name: "Backtest", value: tool.backtesting ? "Yes, with costs" : "No: it never trades" },
  ...(tool.alerts.length
    ? [{ name: "Alerts", value: tool.alerts.map((one) => alertInWords(one, tool)).join("; ") }]
    : []),
];

const formFacts = (
  form: ConfigurationOf<"form-interface">["formInterface"],
): ConfigurationFact[] => {
  const logic = [...conditionsOf(form), ...form.logic];
  const { layout, theme } = form.styling;
  return [
    { name: "Asks", value: joined(form.fields.map(({ name }) => name.replace(/\?$/, ""))) },
    ...(logic.length ? [{ name: "Logic", value: logic.join("; ") }] : []),
    {
      name: "Design",
      value: `${layout === "steps" ? "In steps" : "On one page"}, ${theme === "system" ? "light or dark, as on the visitor’s device" : theme}`,
    },
    ...(form.integrations.length ? [{ name: "Sends to", value: joined(form.integrations) }] : []),
  ];
};

/** What is asked or said only after certain answers. */
const conditionsOf = (form: ConfigurationOf<"form-interface">["formInterface"]): string[] =>
  [
    ...form.fields.map(({ name, showWhen }) => ({ name, showWhen })),
    ...form.endings.map(({ title, showWhen }) => ({ name: `Ending “${title}”`, showWhen })),
  ].flatMap(({ name, showWhen }) =>
    showWhen.rules.length ? [`${name}: only if ${conditionInWords(showWhen, form)}`] : [],
  );
