import type { Automation } from "./automation.ts";
import type { Chatbot } from "./chatbot.ts";
import type { FormInterface } from "./form-interface.ts";
import { alertLabel, readAlert } from "./trading-alerts.ts";
import { indicatorFacts } from "./trading-indicators.ts";
import type { TradingTool } from "./trading-tool.ts";
import type { Configuration } from "./types.ts";
import type { VideoAgent } from "./video-agent.ts";
import type { WebApp } from "./web-app.ts";

/** The service that builds a project of each type. */
export function serviceOf(configuration: Configuration): string {
  if ("videoAgent" in configuration) return "ai-video-1min";
  if ("chatbot" in configuration) return "gpt4-chatbot";
  if ("automation" in configuration) return "workflow-automation";
  if ("webApp" in configuration) return "web-app";
  return "tradingTool" in configuration ? "pine-script-indicator" : "smart-form";
}

/**
 * A configuration as somebody would ask for it: what decides on its price in words that quotes understand, and what was
 * written in words as it is. Long texts, such as a video's script, stay in the project.
 */
export function projectWish(configuration: Configuration): string {
  return partsOf(configuration)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join("\n")
    .slice(0, maxWishLength);
}

/** As long as a quote's wish may be (enquiries' QuoteRequest). */
const maxWishLength = 5000;

function partsOf(configuration: Configuration): string[] {
  if ("videoAgent" in configuration) return videoParts(configuration.videoAgent);
  if ("chatbot" in configuration) return chatbotParts(configuration.chatbot);
  if ("automation" in configuration) return automationParts(configuration.automation);
  if ("webApp" in configuration) return webAppParts(configuration.webApp);
  if ("tradingTool" in configuration) return tradingParts(configuration.tradingTool);
  return formParts(configuration.formInterface);
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;
const list = new Intl.ListFormat("en", { style: "long", type: "conjunction" });
const sentence = (start: string, text: string) =>
  text.trim() === "" ? "" : `${start} ${text.trim().replace(/[.\s]+$/, "")}.`;
const bullets = (title: string, lines: readonly string[]) => {
  const said = lines.map((line) => line.trim()).filter((line) => line !== "");
  return said.length === 0 ? "" : `${title}\n${said.map((line) => `- ${line}`).join("\n")}`;
};

const systems: Readonly<Record<string, string>> = {
  zapier: "Zapier",
  make: "Make",
  hubspot: "HubSpot",
  salesforce: "Salesforce",
  pipedrive: "Pipedrive",
  slack: "Slack",
  email: "email",
  supabase: "Supabase",
  firebase: "Firebase",
  mongodb: "MongoDB",
  web: "our website",
  sms: "SMS",
};
const named = (ids: readonly string[]) => list.format(ids.map((id) => systems[id] ?? id));

const videoParts = ({ duration, language, avatarStyle, voiceType, background }: VideoAgent) => [
  `One AI video of ${counted(duration, "second")}, spoken in ${capital(language)}.`,
  `A ${avatarStyle} presenter with a ${voiceType} voice, ${background} background.`,
];
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const chatbotParts = ({ personality, knowledgeBase, channels, integrations }: Chatbot) => [
  `One chatbot, ${personality} in tone, on ${counted(channels.length, "channel")}: ${named(channels)}.`,
  integrations.crm ? `It writes leads into ${named([integrations.crm])}.` : "",
  integrations.database ? `It looks up records in ${named([integrations.database])}.` : "",
  bullets("It answers questions about:", knowledgeBase),
];

const automationParts = ({ triggers, workflows, integrations }: Automation) => [
  `One automation with ${counted(workflows.length, "step")}.`,
  integrations.length > 0 ? `It connects ${named(integrations)}.` : "",
  bullets(
    "It starts with:",
    triggers.map(({ configuration }) => configuration.name),
  ),
  bullets(
    "Its work:",
    workflows.map(({ configuration }) => configuration.name),
  ),
];

const webAppParts = (app: WebApp) => [
  "One web app.",
  sentence("Goal:", app.goal),
  sentence("Its users:", app.users),
  bullets("What people can do in it:", app.features),
  sentence("Signing in:", app.authentication),
  sentence("Payments through", app.paymentGateway),
  sentence("Built with", app.framework),
  sentence("Database:", app.database),
  sentence("Notes:", app.notes),
];

function tradingParts(tool: TradingTool): string[] {
  const { indicators, alerts, strategies, backtesting, platform } = tool;
  const conditions = alerts.reduce((sum, alert) => {
    const read = readAlert(alert, tool);
    return sum + ("rule" in read && read.rule.trend ? 2 : 1);
  }, 0);
  return [
    backtesting
      ? `One Pine Script strategy with backtest and ${counted(alerts.length, "alert")}.`
      : `One Pine Script indicator with ${counted(conditions, "condition")} and ${counted(alerts.length, "alert")}.`,
    sentence("Platform:", platform),
    // Their figures stay in the project: a quote would count them.
    bullets(
      "It draws:",
      indicators.map(({ kind, note }) => (kind === "other" ? note : indicatorFacts[kind].label)),
    ),
    bullets(
      "It alerts:",
      alerts.map((alert) => alertLabel(alert, tool)),
    ),
    bullets("Its rules:", strategies),
  ];
}

function formParts(form: FormInterface): string[] {
  const questions = form.fields.filter(({ type }) => type !== "statement");
  const conditional = form.fields.filter(({ showWhen }) => showWhen.rules.length > 0).length;
  return [
    `One form with ${counted(questions.length, "field")} in ${counted(Math.max(1, form.steps.length), "step")}.`,
    conditional > 0 ? `It has ${counted(conditional, "condition")}.` : "",
    questions.some(({ type }) => type === "file") ? "People upload files." : "",
    form.integrations.length > 0 ? `It sends answers to ${list.format(form.integrations)}.` : "",
  ];
}
