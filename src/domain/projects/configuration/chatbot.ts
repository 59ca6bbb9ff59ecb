import { z } from "zod";
import { maxTokens, temperature } from "#content/chatbot-options.ts";
import { needsText, type Problem, text, texts } from "./parts.ts";

/** At most one decimal; a slider computes 0.7000000000000001 and means 0.7. */
const inTenths = (value: number) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9;

/** Spec studio.md §2.6, §3.1, §5 and §9. */
export const Chatbot = z.strictObject({
  name: text(100).meta({ title: "Bot Name", description: "Visitors see it above each answer." }),
  personality: z
    .enum(["professional", "friendly", "technical", "sales"])
    .meta({ title: "Personality", description: "The tone of its answers." }),
  knowledgeBase: texts(50).meta({
    title: "Knowledge Topics",
    description: "What it should know about.",
  }),
  channels: z
    .array(z.enum(["web", "sms", "email"]))
    .max(3)
    .meta({ title: "Channels", description: "Where people can reach it." }),
  integrations: z
    .strictObject({
      crm: z
        .enum(["hubspot", "salesforce", "pipedrive"])
        .optional()
        .meta({ title: "CRM Integration", description: "Where leads go." }),
      database: z
        .enum(["supabase", "firebase", "mongodb"])
        .optional()
        .meta({ title: "Database", description: "Where it looks up records." }),
    })
    .meta({ title: "Integrations" }),
  ai: z
    .strictObject({
      model: z
        .enum(["default", "gpt-4", "claude-3"])
        .meta({ title: "Model", description: "Default is the AI provider's own choice." }),
      temperature: z
        .number()
        .min(temperature.min)
        .max(temperature.max)
        .refine(inTenths, "One decimal at most.")
        .meta({
          title: "Temperature",
          description: "Low stays close to your texts, high words more freely.",
          step: temperature.step,
        }),
      maxTokens: z
        .int()
        .min(maxTokens.min)
        .max(maxTokens.max)
        .meta({ title: "Max Tokens", description: "The longest answer. 100 tokens ≈ 75 words." }),
    })
    .meta({ title: "AI Settings" }),
});
export type Chatbot = z.infer<typeof Chatbot>;

/** Spec studio.md §3.1. */
export const newChatbot: Chatbot = {
  name: "ChatBot",
  personality: "professional",
  knowledgeBase: [],
  channels: ["web"],
  integrations: {},
  ai: { model: "default", temperature: temperature.default, maxTokens: maxTokens.default },
};

export const chatbotProblems = ({ name, channels }: Chatbot): Problem[] => [
  ...needsText(["chatbot", "name"], name, "Give the bot a name."),
  ...(channels.length === 0
    ? [{ path: ["chatbot", "channels"], message: "Choose at least one channel." }]
    : []),
];
