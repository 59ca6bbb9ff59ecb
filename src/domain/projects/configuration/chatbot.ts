import { z } from "zod";
import { maxTokens, temperature } from "#content/chatbot-options.ts";
import { BotConduct, newConduct } from "./chatbot-conduct.ts";
import { BotLook, newLook } from "./chatbot-look.ts";
import { ItemId, items, needsText, type Problem, text, texts } from "./parts.ts";

/** At most one decimal; a slider computes 0.7000000000000001 and means 0.7. */
const inTenths = (value: number) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9;

/** A connection of the owner's (domain/connections); null where none is chosen. It holds no secret. */
const connection = (title: string, description: string) =>
  text(64).nullable().meta({ title, description });

const personality = z
  .enum(["professional", "friendly", "technical", "sales"])
  .meta({ title: "Personality", description: "The tone of its answers." });
const ai = {
  model: z.string().min(1).max(200).meta({
    title: "Model",
    description: "The name that the AI provider uses; `default` is its own choice.",
  }),
  temperature: z
    .number()
    .min(temperature.min)
    .max(temperature.max)
    .refine(inTenths, "One decimal at most.")
    .meta({
      title: "Temperature",
      description: "Low values stay close to your texts; high values word answers more freely.",
      step: temperature.step,
    }),
  maxTokens: z
    .int()
    .min(maxTokens.min)
    .max(maxTokens.max)
    .meta({ title: "Max Tokens", description: "The longest answer. 100 tokens ≈ 75 words." }),
};
const integrations = {
  crm: z
    .enum(["hubspot", "salesforce", "pipedrive"])
    .optional()
    .meta({ title: "CRM Integration", description: "Where leads go." }),
  database: z
    .enum(["supabase", "firebase", "mongodb"])
    .optional()
    .meta({ title: "Database", description: "Where leads and ended conversations are written." }),
};

/** The first version: what spec studio.md §3.1 names. */
export const ChatbotV1 = z.strictObject({
  name: text(100).meta({ title: "Bot Name", description: "Visitors see it above each answer." }),
  personality,
  knowledgeBase: texts(50).meta({
    title: "Knowledge Topics",
    description: "What it should know about.",
  }),
  channels: z
    .array(z.enum(["web", "sms", "email"]))
    .max(3)
    .meta({ title: "Channels", description: "Where people can reach it." }),
  integrations: z.strictObject(integrations).meta({ title: "Integrations" }),
  ai: z.strictObject(ai).meta({ title: "AI Settings" }),
});

/** Spec studio.md §2.6, §3.1, §5 and §9, and what a bot needs to run. */
export const Chatbot = ChatbotV1.extend({
  integrations: z
    .strictObject({
      ...integrations,
      crmConnectionId: connection("CRM account", "Which of your connections leads go to."),
      databaseConnectionId: connection(
        "Database account",
        "Which of your connections is written to.",
      ),
      webhookConnectionId: connection(
        "Webhook",
        "Notified of each lead, each ended conversation and each deleted visitor.",
      ),
      mailboxConnectionId: connection("Mailbox", "Emails to it are answered.").default(null),
      smsConnectionId: connection("SMS account", "Text messages to it are answered.").default(null),
    })
    .meta({ title: "Integrations" }),
  ai: z
    .strictObject({
      ...ai,
      connectionId: connection("Your own key", "Answers are billed to your key instead of ours."),
    })
    .meta({ title: "AI Settings" }),
  /** What is typed in by hand; it is learned with the other sources when the bot is trained. */
  trainingData: text(60_000).meta({
    title: "Training Data",
    description: "Facts in plain words, a paragraph for each subject.",
  }),
  /** Empty: it introduces itself by its name. */
  greeting: text(300).meta({ title: "Greeting", description: "The first thing it says." }),
  suggestions: items(
    z.strictObject({ id: ItemId, text: text(120).meta({ title: "Question" }) }),
    6,
  ).meta({
    title: "Suggested questions",
    description: "Shown as buttons before the first message.",
  }),
  /** The first one is what its own words are in until the visitor writes in another. */
  languages: z
    .array(z.enum(["en", "de", "es", "fr"]))
    .max(4)
    .meta({ title: "Languages", description: "It greets visitors in the first one." }),
  /** Hosts that may show it, e.g. `www.example.com`; none: its own page only. */
  allowedSites: texts(50).meta({
    title: "Allowed sites",
    description: "Only pages of these sites can show it.",
  }),
  look: BotLook,
  conduct: BotConduct,
});
export type Chatbot = z.infer<typeof Chatbot>;

/** Spec studio.md §3.1. */
export const newChatbot: Chatbot = {
  name: "ChatBot",
  personality: "professional",
  knowledgeBase: [],
  channels: ["web"],
  integrations: {
    crmConnectionId: null,
    databaseConnectionId: null,
    webhookConnectionId: null,
    mailboxConnectionId: null,
    smsConnectionId: null,
  },
  ai: {
    model: "default",
    temperature: temperature.default,
    maxTokens: maxTokens.default,
    connectionId: null,
  },
  trainingData: "",
  greeting: "",
  suggestions: [],
  languages: ["en"],
  allowedSites: [],
  look: newLook,
  conduct: newConduct,
};

/** The same bot; what is new begins as in a new one. */
export const migrateChatbot = (v1: z.infer<typeof ChatbotV1>): Chatbot => ({
  ...newChatbot,
  ...v1,
  integrations: { ...newChatbot.integrations, ...v1.integrations },
  ai: { ...newChatbot.ai, ...v1.ai },
});

/** Names in their ASCII form, addresses, and a port: URLs allow more, which means something in a security policy. */
const plainHost = /^([a-z0-9_-]+(\.[a-z0-9_-]+)*|\[[0-9a-f:]+\])(:\d{1,5})?$/;

/** A site as it is compared: its host in lower case, without scheme, path and port 443; null where it is none. */
export function hostOf(site: string): string | null {
  const typed = site.trim().toLowerCase();
  const url = URL.parse(/^https?:\/\//.test(typed) ? typed : `https://${typed}`);
  return url && !url.username && plainHost.test(url.host) ? url.host : null;
}

export const chatbotProblems = (bot: Chatbot): Problem[] => [
  ...needsText(["chatbot", "name"], bot.name, "Give the bot a name."),
  ...(bot.channels.length === 0
    ? [{ path: ["chatbot", "channels"], message: "Choose at least one channel." }]
    : []),
  ...(bot.languages.length === 0
    ? [{ path: ["chatbot", "languages"], message: "Choose at least one language." }]
    : []),
  ...bot.allowedSites
    .filter((site) => hostOf(site) === null)
    .map((site) => ({
      path: ["chatbot", "allowedSites"],
      message: `“${site}” is not the address of a site.`,
    })),
];
